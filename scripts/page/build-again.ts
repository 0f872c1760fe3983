// Builds the page of the present sources in a folder of its own, as somebody else would who has them.
import { execFile } from 'node:child_process';
import { linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { copyProject } from '../copy-project.ts';
import { type Listed, listFiles } from './hash-list.ts';

const root = resolve(import.meta.dirname, '../..');

/** Builds with these settings and returns the files that the page would serve. */
export async function buildAgain(settings: Readonly<Record<string, string>>): Promise<Listed[]> {
  // Beside what is installed, which a hard link cannot reach from another disk.
  const parent = join(root, '.data');
  mkdirSync(parent, { recursive: true });
  const folder = copyProject('built-again-', parent);
  try {
    // The bundler goes by paths: packages have to lie where they would after an installation there, not behind links.
    rmSync(join(folder, 'node_modules'), { recursive: true });
    linkAll(join(root, 'node_modules'), join(folder, 'node_modules'));
    const env = { ...process.env, ...settings };
    await promisify(execFile)(process.execPath, ['packages/web/build/build.ts'], { cwd: folder, env });
    return listFiles(join(folder, 'packages/web/dist/client'));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** A folder with the same files, not with copies of them. Caches, whose names begin with a dot, are left out. */
function linkAll(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkSync(source, target);
    else if (!/^\.(?:cache|vite|vitest)/.test(entry.name)) linkAll(source, target);
  }
}
