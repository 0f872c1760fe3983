// Finds a Chromium for the browser tests, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser: `CHROMIUM_PATH`, or where systems usually keep one; null where there is none. */
export function findBrowser(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return existsSync(chosen) ? chosen : null;
  return usualPlaces.find((path) => existsSync(path)) ?? null;
}

/** The path of a browser, which is installed where it is missing and this account may; null, said in a sentence, where not. */
export function ensureBrowser(): string | null {
  const found = findBrowser();
  if (found !== null) return found;
  if (process.env['CHROMIUM_PATH']) {
    console.error(`There is no browser at CHROMIUM_PATH=${process.env['CHROMIUM_PATH']}.`);
    return null;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian();
  const installed = findBrowser();
  if (installed === null)
    console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
  return installed;
}

function installFromDebian(): void {
  console.log('Installing Chromium (apt-get install chromium) …');
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', args, { ...options, env });
}
