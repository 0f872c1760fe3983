/** Says whether the built page is still that of the sources, so that nothing is built twice. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildChainId, deploymentPath } from './deployment.ts';
import { giveawayTerms } from './giveaway-terms.ts';
import { siteUrl } from './site-url.ts';

const web = resolve(import.meta.dirname, '..');
const packages = resolve(web, '..');

/** Everything the page is made of; folders count with all files in them. */
const sources = [
  'web/src',
  'web/build',
  'web/public',
  'web/package.json',
  'web/vite.config.ts',
  'web/lingui.config.ts',
  'art/src',
  'art/studio',
  'domain/src',
  'events/src',
  'verify/src',
  'wire/src',
  'contracts/generated',
  '../package-lock.json',
].map((path) => resolve(packages, path));

const finished = resolve(web, 'dist');

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Returns a hash of all sources and settings that shape the built page. */
export function sourceStamp(): string {
  const folders = sources.filter((path) => !/\.\w+$/.test(path));
  const single = sources.filter((path) => /\.\w+$/.test(path));
  const files = [...folders.flatMap(filesIn), ...single, deploymentPath()]
    .filter((path) => existsSync(path) && !isTest(path))
    .sort();
  const settings = [
    buildChainId(),
    siteUrl(),
    process.env['WALLETCONNECT_PROJECT_ID'],
    process.env['SOURCE_DATE_EPOCH'],
    JSON.stringify(giveawayTerms()),
    process.version,
  ];
  const hash = createHash('sha256').update(`${settings.join(' ')}\0`);
  for (const path of files)
    hash
      .update(`${relative(packages, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  return hash.digest('hex');
}

/** Returns whether `packages/web/dist` holds the page of the present sources and settings. */
export function isPageFresh(): boolean {
  const path = resolve(finished, 'stamp');
  return existsSync(path) && readFileSync(path, 'utf8') === sourceStamp();
}

/** Notes in a built page which sources it was made from. */
export function writeStamp(dist: string, stamp: string): void {
  writeFileSync(resolve(dist, 'stamp'), stamp);
}
