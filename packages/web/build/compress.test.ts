import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressPage } from './compress.ts';

test('behavior: text of some size gets a brotli form, smaller than that of quality 9; the rest stays alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lilape-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = readFileSync(import.meta.filename);
  writeFileSync(join(folder, 'app.js'), script);
  writeFileSync(join(folder, 'tiny.txt'), 'tiny');
  writeFileSync(join(folder, 'ape.png'), Buffer.alloc(4_000));
  expect(await compressPage(folder)).toBe(1);
  expect(await compressPage(folder)).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual(['ape.png', 'app.js', 'app.js.br', 'tiny.txt']);
  const small = readFileSync(join(folder, 'app.js.br'));
  expect(brotliDecompressSync(small)).toEqual(script);
  const nine = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  expect(small.length).toBeLessThan(nine.length);
});
