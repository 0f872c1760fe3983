/** Builds the page: scripts for the browser, then every page in every language as HTML. Skipped when nothing changed; `--force` builds anyway. */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import type { Manifest } from 'vite';
import { writeBootScript } from './boot-script.ts';
import { prerenderPages } from './prerender.ts';
import { isPageFresh, sourceStamp, writeStamp } from './stamp.ts';

const web = resolve(import.meta.dirname, '..');
const dist = resolve(web, 'dist');

/** Builds `packages/web/dist` from the present sources and settings. */
export async function buildPage(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  // Lingui looks for its settings in the working folder.
  process.chdir(web);
  const stamp = sourceStamp();
  rmSync(dist, { recursive: true, force: true });
  const configFile = resolve(web, 'vite.config.ts');
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir: resolve(dist, 'client'),
      manifest: true,
      rolldownOptions: { input: resolve(web, 'src/app/entry-client.tsx') },
    },
  });
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: { outDir: resolve(dist, 'server'), ssr: resolve(web, 'src/app/entry-server.tsx') },
  });
  // The manifest lists every file; it is not part of what is served.
  renameSync(resolve(dist, 'client/.vite/manifest.json'), resolve(dist, 'manifest.json'));
  rmSync(resolve(dist, 'client/.vite'), { recursive: true });
  const manifest = JSON.parse(readFileSync(resolve(dist, 'manifest.json'), 'utf8')) as Manifest;
  const bootScript = await writeBootScript(resolve(dist, 'client'));
  const count = await prerenderPages({ dist, manifest, bootScript });
  writeStamp(stamp);
  console.log(`Built the page: ${count} documents.`);
}

const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
if (!values.force && isPageFresh() && existsSync(resolve(dist, 'client/index.html')))
  console.log('The page is up to date.');
else await buildPage();
