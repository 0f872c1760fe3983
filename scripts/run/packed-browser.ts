// A Chromium from npm, fetched without root: a headless shell of one pinned version, with the
// libraries and fonts that a bare machine lacks. It lies in the user's cache, so that nobody fetches it twice or needlessly.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
/** What the package's archive must hash to, as the registry's `dist.integrity`. */
const SHA512 = 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
const LIMIT_MS = 10 * 60_000;

/** Starts the browser beside it with the package's libraries, and with its fonts where the system has none. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/headless_shell" "$@"
`;

const fontSettings = (folder: string) => `<?xml version="1.0"?>
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

/** Where the user's programs keep what can be fetched again. @see XDG Base Directory Specification */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'lilape');
}

/** Whether the package has a browser for this machine: Linux on x64 alone. */
export function hasPackedBrowser(platform = process.platform, arch = process.arch): boolean {
  return platform === 'linux' && arch === 'x64';
}

/** The path of the browser in `cache` once it was fetched, else null. */
export function packedBrowser(cache: string = cacheFolder()): string | null {
  const path = join(cache, `chromium-${VERSION}`, 'chromium');
  return existsSync(path) ? path : null;
}

/** Fetches the browser into `cache` and returns its path. @throws Error where that cannot be done, saying why */
export function fetchPackedBrowser(cache: string = cacheFolder()): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'fetch-'));
  try {
    unpack(fetchArchive(folder), folder);
    writeFileSync(join(folder, 'chromium'), launcher, { mode: 0o755 });
    const target = join(cache, `chromium-${VERSION}`);
    writeFileSync(join(folder, 'fonts.conf'), fontSettings(target));
    moveThere(folder, target);
    return join(target, 'chromium');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Another process may put it there at the same time; what is there is whole. */
function moveThere(folder: string, target: string): void {
  try {
    renameSync(folder, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
}

function fetchArchive(folder: string): string {
  // Where nothing answers, an installed browser is next: npm's own patience would be minutes.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  const where = ['--loglevel=error', '--pack-destination', folder];
  run('npm', ['pack', `${PACKAGE}@${VERSION}`, ...patience, ...where], folder);
  const archive = join(folder, `sparticuz-chromium-${VERSION}.tgz`);
  checkArchive(readFileSync(archive));
  return archive;
}

/** @throws Error for an archive that is not the pinned one */
export function checkArchive(bytes: Uint8Array): void {
  const hash = createHash('sha512').update(bytes).digest('base64');
  if (hash !== SHA512)
    throw new Error(`${PACKAGE}@${VERSION} has the sha512 ${hash}, not the one that is pinned`);
}

function unpack(archive: string, folder: string): void {
  run('tar', ['-xzf', archive, '--strip-components=2', 'package/bin'], folder);
  const inflate = (name: string) => brotliDecompressSync(readFileSync(join(folder, `${name}.br`)));
  writeFileSync(join(folder, 'headless_shell'), inflate('chromium'), { mode: 0o755 });
  for (const name of ['al2023.tar', 'fonts.tar']) {
    writeFileSync(join(folder, name), inflate(name));
    run('tar', ['-xf', name], folder);
    rmSync(join(folder, name));
  }
  for (const name of ['chromium', 'al2023.tar', 'fonts.tar', 'swiftshader.tar'])
    rmSync(join(folder, `${name}.br`));
  rmSync(archive);
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: LIMIT_MS });
  if (status === 0) return;
  throw new Error(`${command} ${args[0] ?? ''} failed: ${error?.message ?? stderr.trim()}`, { cause: error });
}
