/** Makes the service worker: all it does is to show the offline page where a page cannot be fetched. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES, localizedPath } from '@lilape/domain/languages';

const offlinePath = '/offline';

/** Writes `sw.js` into the client folder, with the offline page of each language and what that page is rendered with. */
export function writeServiceWorker(client: string): void {
  const pages = LANGUAGES.map((language) => localizedPath(offlinePath, language));
  const documents = pages.map((page) => readFileSync(resolve(client, `.${page}/index.html`), 'utf8'));
  const files = [...new Set(documents.flatMap(filesOf))];
  const version = createHash('sha256').update(documents.join('')).digest('hex').slice(0, 8);
  writeFileSync(resolve(client, 'sw.js'), serviceWorker(`offline-${version}`, [...pages, ...files]));
}

/** The style sheet, faces and drawings that a document names; it is shown without its scripts. */
function filesOf(document: string): string[] {
  return [...document.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|woff2|svg))"/g)].map(
    ([, file = '']) => file,
  );
}

/**
 * Returns the worker's script. Nothing but documents, and of the files only those of the offline page, ever comes from
 * the cache; figures and pages about money always come from the network.
 */
export function serviceWorker(cacheName: string, files: readonly string[]): string {
  return `const cacheName = ${JSON.stringify(cacheName)};
const files = ${JSON.stringify(files)};

addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

addEventListener('activate', (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') {
    const page = /^\\/ru(\\/|$)/.test(pathname) ? '/ru${offlinePath}' : '${offlinePath}';
    event.respondWith(fetch(request).catch(() => caches.match(page)));
  } else if (!navigator.onLine && files.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
  }
});
`;
}
