/** How the page is bundled; `build/build.ts` runs it twice, for the browser and for prerendering. */
import { resolve } from 'node:path';
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artPlugin } from './build/art.ts';
import { builtClass } from './build/class-names.ts';
import { cssDraftsPlugin } from './build/css-drafts.ts';
import { readDeployment, readDeploymentRecord } from './build/deployment.ts';
import { englishPlugin } from './build/english.ts';
import { keepStylesPlugin } from './build/keep-styles.ts';
import { leanRuntimesPlugin } from './build/lean-runtimes.ts';
import { noticesPlugin } from './build/notices.ts';
import { giveawayTerms } from './build/giveaway-terms.ts';
import { siteUrl } from './build/site-url.ts';
import { pagesPlugin } from './build/pages.ts';
import { wirePlugin } from './build/wire.ts';

const deployment = readDeployment();
const isForLocalChain = deployment.chainId === LOCAL_CHAIN_ID;

const file = (path: string) => resolve(import.meta.dirname, path);

// Lingui would look in the working folder, and commands run from the root too.
process.env['LINGUI_CONFIG'] = `${import.meta.dirname}/lingui.config.ts`;

/**
 * Folders below `src`, here and in `packages/art`, that are one file of scripts each, with what lies in them alone: several pages share them, and no page has all.
 * @see decision 197 "the folder says what it is loaded with"
 */
const sharedFolder =
  /src\/(?:(?:shell\/)?(heads)|shell\/(live|asking|text)|ui\/(card|lookup|table)|features\/(staking)\/shared)\//;

/** The file of scripts that a module of those belongs to. What is written of the wire's topics is for those that listen to them. */
const sharedFileOf = (id: string) =>
  id.startsWith('\0wire-topics:')
    ? 'live'
    : (sharedFolder
        .exec(id)
        ?.slice(1)
        .find((name) => name !== undefined) ?? null);

/** What every island loads besides React: all of `shell` that is no shared folder; `front` is home's alone. */
const isShell = (id: string) =>
  /src\/shell\/(?!front\/)|node_modules\/@lingui\//.test(id) && sharedFileOf(id) === null;

/** What opens at a press is named in `app/dialogs.ts`, and should have all its files at once. */
const ofDialogs = /\/dialogs-[^/]*$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    artPlugin(),
    wirePlugin(),
    pagesPlugin({ isForLocalChain }),
    keepStylesPlugin(),
    leanRuntimesPlugin(),
    noticesPlugin(),
    englishPlugin(),
    // A draft may lack translations; anything else may not.
    lingui({ failOnMissing: process.env['LILAPE_DRAFT'] !== '1', failOnCompileError: true }),
  ],
  resolve: {
    alias: [{ find: /^@reown\/appkit.*/, replacement: file('src/wallet/no-appkit.ts') }],
  },
  define: {
    LILAPE_DEPLOYMENT: JSON.stringify(deployment),
    LILAPE_SITE_URL: JSON.stringify(siteUrl() ?? ''),
    LILAPE_GIVEAWAY_TERMS: JSON.stringify(giveawayTerms()),
    LILAPE_RECORD: JSON.stringify(readDeploymentRecord()),
    // Literals, so that what they rule out is in no bundle.
    LILAPE_HAS_DEMO_WALLET: JSON.stringify(isForLocalChain),
    LILAPE_WALLETCONNECT_PROJECT_ID: JSON.stringify(process.env['WALLETCONNECT_PROJECT_ID'] ?? ''),
  },
  // The worker that counts is served under a policy of its own. @see server/src/http/headers.ts
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } },
  },
  css: { modules: { generateScopedName: builtClass }, postcss: { plugins: [cssDraftsPlugin()] } },
  // Under the strict content policy nothing may come from a data: address.
  build: {
    assetsInlineLimit: 0,
    // One sheet for all; documents carry the rules of it that they need themselves.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Pages are fetched while the pointer is still on its way, and their lists would weigh on every page.
      resolveDependencies: (_, dependencies, { hostId }) => (ofDialogs.test(hostId) ? dependencies : []),
    },
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // A few files instead of dozens of crumbs.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            // The first script and all that it imports, and what plugins write for every page.
            { name: 'first', test: /src\/shell\/first\/|^\0(virtual:art$|vite\/)/, priority: 3 },
            {
              name: sharedFileOf,
              debugName: 'shared folders',
              test: (id) => sharedFileOf(id) !== null,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'shell', test: isShell, priority: 1, minShareCount: 2 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: [/^@lilape\//] },
});
