/** Builds the page: scripts for the browser, then every page in every language as HTML. Skipped when nothing changed; `--force` builds anyway, `--heavy` warns of what is too heavy and goes on. */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import { build, type InlineConfig, type Manifest } from 'vite';
import { bootScripts } from './boot-script.ts';
import { buildChainId } from './deployment.ts';
import { writeFonts } from './fonts.ts';
import type { IslandWords } from './islands.ts';
import { hasOperatorSettings } from './operator-settings.ts';
import { builtPages, ISLANDS_FILE } from './pages.ts';
import { prerenderPages } from './prerender.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { writeServiceWorker } from './service-worker.ts';
import { requireSiteUrl } from './site-url.ts';
import { isPageFresh, sourceStamp, writeStamp } from './stamp.ts';
import { requireOneTranslation } from './translations.ts';
import { scalesFor } from './weight.ts';
import { writeLayers } from '@lilape/art/studio/layers';
import { writeTraitIcons } from '@lilape/art/studio/trait-icons';
import { writeWhitepapers } from './whitepaper/write.ts';

const web = resolve(import.meta.dirname, '..');
const finished = resolve(web, 'dist');

/** Builds `packages/web/dist` from the present sources and settings; the old one stays until the new one is complete. `isHeavy`: whatever it weighs. */
export async function buildPage({ isHeavy = false } = {}): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  requireSiteUrl(buildChainId());
  const stamp = sourceStamp();
  const dist = resolve(web, `out/build-${process.pid}`);
  const shared: InlineConfig = { configFile: resolve(web, 'vite.config.ts'), logLevel: 'warn' };
  try {
    await requireOneTranslation();
    await writeFonts();
    await build({ ...shared, build: clientBuild(resolve(dist, 'client')) });
    await build({ ...shared, publicDir: false, build: serverBuild(resolve(dist, 'server')) });
    const { manifest, words } = takeManifest(resolve(dist, 'client'));
    const isForLocalChain = buildChainId() === LOCAL_CHAIN_ID;
    const count = await prerenderPages({
      dist,
      manifest,
      words,
      bootScriptOf: await bootScripts(),
      pages: builtPages(isForLocalChain),
      scales: scalesFor(!hasOperatorSettings() && !isHeavy),
    });
    writeWhitepapers(resolve(dist, 'client'));
    writeServiceWorker(resolve(dist, 'client'));
    writeSecurityTxt(resolve(dist, 'client'));
    await writeLayers(resolve(dist, 'client'));
    await writeTraitIcons(resolve(dist, 'client'));
    writeStamp(dist, stamp);
    replaceFinished(dist);
    console.log(`Built the page: ${count} documents.`);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

function clientBuild(outDir: string): InlineConfig['build'] {
  return {
    outDir,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { input: resolve(web, 'src/app/entry.ts') },
  };
}

function serverBuild(outDir: string): InlineConfig['build'] {
  return {
    outDir,
    emptyOutDir: true,
    emitAssets: true,
    ssr: resolve(web, 'src/app/entry-server.tsx'),
    // One file, so that the sheet's rules stand in the order in which their components import each other.
    rolldownOptions: { output: { codeSplitting: false } },
  };
}

/** Reads the list of built files and takes it out of what is served. */
function takeManifest(client: string): { manifest: Manifest; words: IslandWords } {
  const manifest = JSON.parse(readFileSync(resolve(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const words = JSON.parse(readFileSync(resolve(client, ISLANDS_FILE), 'utf8')) as IslandWords;
  rmSync(resolve(client, '.vite'), { recursive: true });
  return { manifest, words };
}

function replaceFinished(dist: string): void {
  const old = resolve(web, `out/old-${process.pid}`);
  if (existsSync(finished)) renameSync(finished, old);
  renameSync(dist, finished);
  rmSync(old, { recursive: true, force: true });
}

if (import.meta.main) {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { force: flag, heavy: flag } });
  if (!values.force && isPageFresh()) console.log('The page is up to date.');
  else await buildPage({ isHeavy: values.heavy });
}
