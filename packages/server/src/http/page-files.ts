// The built page in memory: found by path, never looked for on disk while answering.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { languageOf, localizedPath } from '@lilape/domain/languages';
import { compressWell } from '#http/encodings.ts';
import { DATA_HEADERS, drawingHeaders, type HeaderPairs, type PageHeaders } from '#http/headers.ts';
import { type Prepared, prepare, withForms } from '#http/prepared.ts';

export type PageFiles = {
  /** The file at a URL path, as it came or percent-decoded; undefined if there is none. */
  find(urlPath: string): Prepared | undefined;
  /** What is shown for an unknown path, in the language that the path names. */
  notFoundAt(urlPath: string): Prepared | undefined;
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg)/;
const MIN_COMPRESSED_BYTES = 512;

/** What the build may lay beside a file: the same, compressed as small as it goes. */
const BROTLI_SUFFIX = '.br';

/** Reads a built page; null if `folder` holds no index.html. */
export async function loadPage(folder: string, headersOf: PageHeaders): Promise<PageFiles | null> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const bodies = new Map<string, Buffer>();
  for (const entry of names) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const full = path.join(entry.parentPath, entry.name);
    bodies.set(`/${path.relative(folder, full).split(path.sep).join('/')}`, await readFile(full));
  }
  if (!bodies.has('/index.html')) return null;
  const files = new Map<string, Prepared>();
  for (const [urlPath, body] of bodies)
    if (!urlPath.endsWith(BROTLI_SUFFIX))
      files.set(urlPath, toPageFile(urlPath, body, bodies.get(`${urlPath}${BROTLI_SUFFIX}`), headersOf));
  return {
    find: (urlPath) => findIn(files, urlPath),
    notFoundAt: (urlPath) => {
      return files.get(localizedPath('/404.html', languageOf(urlPath))) ?? files.get('/404.html');
    },
  };
}

function findIn(files: ReadonlyMap<string, Prepared>, urlPath: string): Prepared | undefined {
  const wanted = decode(urlPath);
  const base = wanted.replace(/\/$/, '');
  const exact = files.get(wanted) ?? files.get(`${base}/index.html`) ?? files.get(`${base}.html`);
  return exact ?? wildcardIn(files, base);
}

/** The page that answers for every path beneath its own: the build writes it as `any.html`. @see spec §2 'Route list', `/game/*` */
function wildcardIn(files: ReadonlyMap<string, Prepared>, path: string): Prepared | undefined {
  const end = path.lastIndexOf('/');
  if (end <= 0) return undefined;
  const parent = path.slice(0, end);
  return files.get(`${parent}/any.html`) ?? wildcardIn(files, parent);
}

function decode(urlPath: string): string {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    // Not percent-encoding: then it is looked for as it is, and not found.
    return urlPath;
  }
}

/** A file, compressed as the build did, or else for the first who takes that. */
function toPageFile(
  urlPath: string,
  body: Buffer,
  brotli: Buffer | undefined,
  headersOf: PageHeaders,
): Prepared {
  const contentType = CONTENT_TYPES[path.extname(urlPath).toLowerCase()] ?? 'application/octet-stream';
  const own = { 'Cache-Control': cacheControlOf(urlPath), Vary: 'Accept-Encoding' };
  const plain = prepare(body, contentType, own, securityOf(urlPath, body, headersOf));
  if (!COMPRESSIBLE.test(contentType) || body.length < MIN_COMPRESSED_BYTES) return plain;
  return withForms(plain, (bytes, encoding) =>
    encoding === 'br' && brotli !== undefined ? brotli : compressWell(bytes, encoding),
  );
}

function securityOf(urlPath: string, body: Buffer, headersOf: PageHeaders): HeaderPairs {
  if (urlPath.endsWith('.svg')) return drawingHeaders(body.toString());
  if (urlPath.startsWith(WORKERS))
    return headersOf.ofWorker?.(urlPath.startsWith(COUNT_WORKER)) ?? DATA_HEADERS;
  if (isAsset(urlPath)) return DATA_HEADERS;
  return headersOf(urlPath.endsWith('.html') ? body.toString() : undefined);
}

/** Where the build puts workers, and the one of them that may ask others than us. @see web/vite.config.ts */
const WORKERS = '/assets/workers/';
const COUNT_WORKER = `${WORKERS}count-worker-`;

/** Whether it is part of pages, named by a hash of its content. */
function isAsset(urlPath: string): boolean {
  return urlPath.startsWith('/assets/');
}

function cacheControlOf(urlPath: string): string {
  if (isAsset(urlPath)) return 'public, max-age=31536000, immutable';
  return urlPath.endsWith('.html') ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600';
}
