// Finds the commands that documents tell to type, and which of them are not there.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

type Package = { name: string; scripts?: Readonly<Record<string, string>> };

const packageAt = (folder: string): Package =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package;
const folders = [
  '.',
  'e2e',
  'bench',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
];

/** The scripts of each workspace by its name, those of the root by `''`. */
const scripts = new Map(
  folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => [
      folder === '.' ? '' : packageAt(folder).name,
      Object.keys(packageAt(folder).scripts ?? {}),
    ]),
);

/** Returns each `npm …` and `node …` in `text`, typed in `workspace`, whose script, workspace or file does not exist. */
export function missingCommands(text: string, workspace = ''): string[] {
  const npm = [
    ...text.matchAll(/\bnpm (?:run (?:-s )?)?(start|test|(?<=run (?:-s )?)[a-z][\w:-]*)([^`\n]*)/g),
  ];
  const node = [...text.matchAll(/`node (?:--\S+ )*((?:[\w.-]+\/)+[\w.-]+\.(?:ts|mjs|js))[^`\n]*/g)];
  return [
    ...npm.filter(
      ([, script = '', rest = '']) => !hasScript(script, /-w (\S+)/.exec(rest)?.[1] ?? workspace),
    ),
    ...node.filter(([, path = '']) => !existsSync(join(root, path))),
  ].map(([all]) => all.trim());
}

const hasScript = (script: string, workspace: string): boolean =>
  scripts.get(workspace)?.includes(script) ?? false;
