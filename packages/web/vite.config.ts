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

/** What every island loads, besides React: it lies in `src/shell`, and a file elsewhere never joins it but what stands around each. */
const shellModules =
  /node_modules\/@lingui\/|src\/(shell\/(?!live\/|ui\/(address-head|age-note|filled))|app\/error-boundary)/;

/** What the first script needs of those, which comes without React; `build/page-assets.ts` refuses one that would bring it. */
const firstModules =
  /vite\/preload-helper|virtual:art$|packages\/domain\/src\/freshness|endpoints\/site\.ts#events|src\/(frame\/(load-failed|buy-bar)-id|shell\/(deployment|live\/show-only|text\/(?!age|moment)|api\/|page\/(announce|language|motion|navigate|storage|store|theme|whole-sheet)|island\/(when|code)|ui\/(overlay|toast)\.|wallet\/(remembered|wallet-ids)))/;

/** What the pages that follow the sale have besides, without React. */
const liveModules =
  /src\/shell\/live\/(age|figures|whole-left|ripen|live-store|overtaken|sale|server-clock|show-sale)/;

/** What it shares with the launchpad, the giveaway, the apes and the admin page: heads of buyers, and how long ago something was. */
const headModules = /src\/shell\/(live\/(draw-head|fill-heads)|text\/age)/;

/** What pages ask again and again. */
const askingModules = /src\/shell\/live\/(follow-topic|one-at-a-time)/;

/** Amounts as the contract has them. */
const amountModules = /packages\/(domain\/src\/(token|units)|wire\/src\/text)\.ts/;

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
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'first', test: firstModules, priority: 3 },
            { name: 'live', test: liveModules, priority: 3 },
            { name: 'asking', test: askingModules, priority: 3 },
            { name: 'amounts', test: amountModules, priority: 3 },
            { name: 'moments', test: /src\/shell\/text\/moment/, priority: 3 },
            { name: 'heads', test: headModules, priority: 3 },
            { name: 'card', test: /src\/ui\/(card|stand)\./, minShareCount: 2 },
            { name: 'table', test: /src\/ui\/(table|data-table)\./, minShareCount: 2 },
            { name: 'lookup', test: /src\/ui\/lookup\//, minShareCount: 2 },
            { name: 'field', test: /src\/ui\/(field|text-area)/, minShareCount: 2, priority: 1 },
            {
              name: 'staking',
              test: /src\/features\/staking\/(order|stakes-heading|use-chain-now|chain-clock|figures)/,
              minShareCount: 2,
            },
            { name: 'shell', test: shellModules, priority: 1, minShareCount: 2 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: [/^@lilape\//] },
});
