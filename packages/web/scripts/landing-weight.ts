/** Prints what a page loads before any action, in bytes of gzip: `node scripts/landing-weight.ts [file under dist/client]`. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const client = resolve(import.meta.dirname, '../dist/client');
const html = readFileSync(resolve(client, process.argv[2] ?? 'index.html'), 'utf8');
const addresses = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg))"/g)].map(
  ([, address = '']) => address,
);

const sums: Record<string, number> = {};
for (const address of new Set(addresses)) {
  const bytes = gzipSync(readFileSync(resolve(client, `.${address}`)), { level: 9 }).length;
  const kind = address.split('.').at(-1) ?? '';
  sums[kind] = (sums[kind] ?? 0) + bytes;
  console.log(String(bytes).padStart(8), address);
}
console.log(sums);
