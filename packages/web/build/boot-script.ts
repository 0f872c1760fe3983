/** Makes the small script that runs before the first paint. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minify, transformWithOxc } from 'vite';

const source = resolve(import.meta.dirname, '../src/app/boot.ts');

/** Writes `assets/boot-{hash}.js` into the client folder and returns its address on the site. */
export async function writeBootScript(client: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), 'boot.ts');
  const minified = (await minify('boot.js', code)).code;
  const hash = createHash('sha256').update(minified).digest('hex').slice(0, 8);
  writeFileSync(resolve(client, `assets/boot-${hash}.js`), minified);
  return `/assets/boot-${hash}.js`;
}
