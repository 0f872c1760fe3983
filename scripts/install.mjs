// Installs the packages when they are missing or old, and finds the Node 24 among them. Runs on Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '..');

const node24 = join(root, 'node_modules/node/bin/node');

/** @param {string} path */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return null; // not there, or half written: not installed
  }
}

/**
 * Whether `node_modules` holds what the lockfile asks for. npm writes its own record last, so an install that was
 * broken off counts as none. Optional packages may be absent: they are for other platforms.
 * @param {string} folder the repository's root
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const found = readPackages(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !found || !existsSync(join(folder, 'node_modules/node/bin/node'))) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true;
    return found[path] !== undefined && found[path].version === entry.version;
  });
}

/** The environment without `node_modules/.bin` on its PATH: npm must not run on the Node that it replaces. */
function outsideEnvironment() {
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  return { ...process.env, PATH: outside.join(delimiter), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
}

/** Runs `npm ci` where it is needed. Ends the process with a sentence when it fails. */
export function ensureInstalled() {
  if (isInstalled(root)) return;
  console.log('Installing packages (npm ci), about half a minute …');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = spawnSync('npm', args, { cwd: root, env: outsideEnvironment(), stdio: 'inherit' });
  if (run.status === 0 && existsSync(node24)) return;
  console.error(
    'The packages could not be installed: npm ci failed (see above). Is the package registry reachable?',
  );
  process.exit(1);
}

/** The environment in which every tool of the project finds Node 24 and its own commands first. */
export function projectEnvironment() {
  const bin = join(root, 'node_modules/.bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, NODE: node24 };
}

/** The path of Node 24. */
export const nodePath = node24;
