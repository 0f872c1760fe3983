// The composition of Docker and its image, as their files say: for tests, and to run its services without Docker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../ops/docker');

export type Service = {
  readonly image: string;
  readonly build?: { readonly context: string; readonly args: Readonly<Record<string, string>> };
  readonly command?: readonly string[];
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly stop_grace_period?: string;
};

export type Composition = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
};

export const readComposition = (): Composition =>
  parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as Composition;

export type Image = {
  /** What every process of it starts with. */
  readonly env: Readonly<Record<string, string>>;
  /** The program and its arguments. */
  readonly entrypoint: readonly string[];
  /** What asks whether it is well; succeeds where it is. */
  readonly healthcheck: readonly string[];
  /** What the build is given. */
  readonly args: readonly string[];
};

/** The last stage of the image's file, and the arguments of the first. */
export function readImage(): Image {
  const text = readFileSync(join(folder, 'Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, ' ');
  const stage = text.slice(text.lastIndexOf('\nFROM '));
  const listOf = (instruction: RegExp) => JSON.parse(instruction.exec(stage)?.[1] ?? '[]') as string[];
  const pairs = [...stage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value] as const),
  );
  return {
    env: Object.fromEntries(pairs),
    entrypoint: listOf(/^ENTRYPOINT (\[.*\])$/m),
    healthcheck: listOf(/^HEALTHCHECK [^[]*CMD (\[.*\])$/m),
    args: [...text.matchAll(/^ARG (\w+)/gm)].map(([, name = '']) => name),
  };
}
