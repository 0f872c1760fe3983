/** Lays a brotli form beside every built file that gets smaller by it, as small as it goes: `app.js.br` beside `app.js`. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** What is not compressed already. */
const KINDS = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.xml']);
const MIN_BYTES = 512;
/** Beside each other: as many as zlib has threads. */
const LANES = 4;

/** Compresses the files of `folder` that have no brotli form yet; returns how many it made. */
export async function compressPage(folder: string): Promise<number> {
  const waiting = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && KINDS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !existsSync(`${path}.br`) && statSync(path).size >= MIN_BYTES);
  const count = waiting.length;
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await compressFile(path);
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return count;
}

async function compressFile(path: string): Promise<void> {
  const body = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(`${path}.br`, await compress(body, { params }));
}

if (import.meta.main) {
  const count = await compressPage(resolve(import.meta.dirname, '../dist/client'));
  if (count > 0) console.log(`Compressed ${count} files.`);
}
