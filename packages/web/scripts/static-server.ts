/** Serves `dist/client` alone, under the strict policy, for looking at pages without chain and server. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { languageOf, localizedPath } from '@lilape/domain/languages';
import { gzipSync } from 'node:zlib';

const client = resolve(import.meta.dirname, '../dist/client');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.pdf': 'application/pdf',
};

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

/** Returns the file of a path and whether the path exists: a folder means its index.html, all else the 404 page. */
function fileOf(pathname: string): { file: string; isFound: boolean } {
  const path = join(client, normalize(decodeURIComponent(pathname)));
  if (existsSync(path) && statSync(path).isFile()) return { file: path, isFound: true };
  const index = join(path, 'index.html');
  if (existsSync(index)) return { file: index, isFound: true };
  return { file: join(client, localizedPath('/404.html', languageOf(pathname))), isFound: false };
}

/** Resolves to a listening server on a free or the given port of 127.0.0.1. */
export function serveStatic(port = 0): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { file, isFound } = fileOf(pathname);
    response.writeHead(isFound ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      'content-encoding': 'gzip',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(gzipSync(readFileSync(file)));
  });
  return new Promise((done) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('The server has no port.');
      done({ server, origin: `http://127.0.0.1:${address.port}` });
    });
  });
}

if (import.meta.main) console.log((await serveStatic(Number(process.argv[2] ?? 0))).origin);
