// The built page in memory: found by path, never looked for on disk while answering.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DATA_HEADERS, drawingHeaders, type HeaderPairs, type PageHeaders } from '#http/headers.ts';
import { type Prepared, etagOf, prepare } from '#http/prepared.ts';

type Encoding = 'br' | 'gzip';

export type PageFile = {
  readonly contentType: string;
  readonly security: HeaderPairs;
  readonly plain: Prepared;
  /** Filled in the background, smallest first choice. */
  readonly encoded: Map<Encoding, Prepared>;
};

export type PageFiles = {
  /** The file at a URL path, as it came or percent-decoded; undefined if there is none. */
  find(urlPath: string): PageFile | undefined;
  /** What is shown for an unknown path, in the language that the path names. */
  notFoundAt(urlPath: string): PageFile | undefined;
  /** Resolves when everything is compressed. */
  readonly compressed: Promise<void>;
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
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
const LEAST_COMPRESSED_BYTES = 512;

/** Pages that answer for every path beneath them. @see spec §2 route list, `/game/*` */
const WILDCARD_PAGES = ['/game', '/ru/game'];

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Reads a built page; null if `folder` holds no index.html. */
export async function loadPage(folder: string, headersOf: PageHeaders): Promise<PageFiles | null> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, PageFile>();
  for (const entry of names) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const full = path.join(entry.parentPath, entry.name);
    const urlPath = `/${path.relative(folder, full).split(path.sep).join('/')}`;
    files.set(urlPath, toPageFile(urlPath, await readFile(full), headersOf));
  }
  if (!files.has('/index.html')) return null;
  return {
    find: (urlPath) => findIn(files, urlPath),
    notFoundAt: (urlPath) => {
      const isRussian = urlPath === '/ru' || urlPath.startsWith('/ru/');
      return (isRussian ? files.get('/ru/404.html') : undefined) ?? files.get('/404.html');
    },
    compressed: compressAll([...files.values()]),
  };
}

function findIn(files: ReadonlyMap<string, PageFile>, urlPath: string): PageFile | undefined {
  const wanted = decode(urlPath);
  const base = wanted.replace(/\/$/, '');
  const exact = files.get(wanted) ?? files.get(`${base}/index.html`) ?? files.get(`${base}.html`);
  if (exact !== undefined) return exact;
  const wildcard = WILDCARD_PAGES.find((page) => wanted.startsWith(`${page}/`));
  return wildcard === undefined ? undefined : files.get(`${wildcard}/index.html`);
}

function decode(urlPath: string): string {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    // Not percent-encoding: then it is looked for as it is, and not found.
    return urlPath;
  }
}

function toPageFile(urlPath: string, body: Buffer, headersOf: PageHeaders): PageFile {
  const contentType = CONTENT_TYPES[path.extname(urlPath).toLowerCase()] ?? 'application/octet-stream';
  const security = securityOf(urlPath, body, headersOf);
  const own = { 'Cache-Control': cacheControlOf(urlPath), Vary: 'Accept-Encoding' };
  const plain = prepare(Buffer.from(body), contentType, own, security);
  return { contentType, security, plain, encoded: new Map() };
}

function securityOf(urlPath: string, body: Buffer, headersOf: PageHeaders): HeaderPairs {
  if (urlPath.endsWith('.svg')) return drawingHeaders(body.toString());
  if (isAsset(urlPath)) return DATA_HEADERS;
  return headersOf(urlPath.endsWith('.html') ? body.toString() : undefined);
}

/** Whether it is part of pages, named by a hash of its content. */
function isAsset(urlPath: string): boolean {
  return urlPath.startsWith('/assets/');
}

function cacheControlOf(urlPath: string): string {
  if (isAsset(urlPath)) return 'public, max-age=31536000, immutable';
  return urlPath.endsWith('.html') ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600';
}

async function compressAll(files: readonly PageFile[]): Promise<void> {
  for (const file of files) {
    const { body } = file.plain;
    if (!COMPRESSIBLE.test(file.contentType) || body.length < LEAST_COMPRESSED_BYTES) continue;
    const brotli = await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    const gzipped = await compressGzip(body, { level: 9 });
    for (const [encoding, bytes] of [
      ['br', brotli],
      ['gzip', gzipped],
    ] as const)
      if (bytes.length < body.length) file.encoded.set(encoding, encode(file, encoding, bytes));
  }
}

function encode(file: PageFile, encoding: Encoding, bytes: Buffer): Prepared {
  const own = {
    'Cache-Control': file.plain.headers['Cache-Control'] ?? '',
    Vary: 'Accept-Encoding',
    'Content-Encoding': encoding,
  };
  const etag = etagOf(file.plain.body, `-${encoding}`);
  return prepare(Buffer.from(bytes), file.contentType, own, file.security, etag);
}

/** The form of a file that an Accept-Encoding header asks for: brotli, gzip or as it is. */
export function chooseEncoding(file: PageFile, acceptEncoding: string | undefined): Prepared {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  for (const encoding of ['br', 'gzip'] as const) {
    const prepared = file.encoded.get(encoding);
    if (prepared !== undefined && accepted.has(encoding)) return prepared;
  }
  return file.plain;
}
