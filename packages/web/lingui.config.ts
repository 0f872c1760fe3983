/** Where messages are gathered from and into which catalogues they go. */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const tests = '**/*.test.*';

/** What the sale in numbers and the contracts load at first. */
const figures = [
  '<rootDir>/src/routes/sale.tsx',
  '<rootDir>/src/routes/contracts.tsx',
  '<rootDir>/src/features/sale-history/figures.tsx',
  '<rootDir>/src/features/sale-history/charts-blank.tsx',
];

/** Fixed parts of the sale in numbers and of the contracts. */
const details = [
  '<rootDir>/src/features/sale-history/*.static.tsx',
  '<rootDir>/src/features/contracts/*.static.tsx',
];

/** What My purchases and Claim show before a wallet is connected. */
const purchases = [
  '<rootDir>/src/routes/purchases.tsx',
  '<rootDir>/src/features/purchases/purchases.tsx',
  '<rootDir>/src/routes/claim.tsx',
  '<rootDir>/src/features/claim/claim.tsx',
];

/** The words of what is not open yet, which stand on routes of their own. */
const coming = '<rootDir>/src/ui/coming.tsx';

/** Loaded with the lists of purchases that it stands in. */
const confirmationWord = '<rootDir>/src/ui/confirmation-word.tsx';

/** Loaded with what shows how an act on chain goes. */
const actStatus = ['<rootDir>/src/ui/act-status.tsx', '<rootDir>/src/ui/transaction-link.tsx'];

/**
 * One catalogue is loaded with one part of the page, so that nobody downloads sentences of a
 * screen they have not opened: `site` with every page, `frame` never (its HTML is kept), `home` with the fixed parts of home, `pages` with the routes other than home,
 * `sale` with the wallet dialog, the buy modal and a wallet’s purchases, `purchases` with My purchases before that, `figures` with the first screen of the sale in numbers,
 * `charts` with its charts, `details` with the fixed parts of it and of the contracts.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ru'],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'messageId',
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/site',
      include: [
        '<rootDir>/src/app',
        '<rootDir>/src/ui',
        '<rootDir>/src/shell',
        '<rootDir>/src/text',
        '<rootDir>/src/content',
        '<rootDir>/src/routes/home.tsx',
        '<rootDir>/src/features/presale',
        '<rootDir>/src/features/wallet/wallet-button.tsx',
      ],
      exclude: [tests, confirmationWord, ...actStatus, coming, '<rootDir>/src/content/home/**'],
    },
    { path: '<rootDir>/src/locales/{locale}/frame', include: ['<rootDir>/src/frame'] },
    {
      path: '<rootDir>/src/locales/{locale}/home',
      include: ['<rootDir>/src/features/home', '<rootDir>/src/content/home'],
      exclude: [tests],
    },
    {
      path: '<rootDir>/src/locales/{locale}/pages',
      include: ['<rootDir>/src/routes', coming],
      exclude: [
        tests,
        '<rootDir>/src/routes/home.tsx',
        '<rootDir>/src/routes/lab.tsx',
        '<rootDir>/src/routes/receipt.tsx',
        ...figures,
        ...purchases,
      ],
    },
    { path: '<rootDir>/src/locales/{locale}/purchases', include: purchases },
    { path: '<rootDir>/src/locales/{locale}/figures', include: figures },
    {
      path: '<rootDir>/src/locales/{locale}/charts',
      include: ['<rootDir>/src/features/sale-history', confirmationWord],
      exclude: [tests, ...figures, ...details],
    },
    {
      path: '<rootDir>/src/locales/{locale}/receipt',
      include: ['<rootDir>/src/features/receipt', '<rootDir>/src/routes/receipt.tsx', confirmationWord],
    },
    { path: '<rootDir>/src/locales/{locale}/details', include: details },
    {
      path: '<rootDir>/src/locales/{locale}/lab',
      include: ['<rootDir>/src/features/lab', '<rootDir>/src/routes/lab.tsx'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/sale',
      include: [
        '<rootDir>/src/wallet',
        '<rootDir>/src/chain',
        '<rootDir>/src/features/wallet',
        '<rootDir>/src/features/buy',
        '<rootDir>/src/features/purchases',
        '<rootDir>/src/features/claim',
        confirmationWord,
        ...actStatus,
      ],
      exclude: [tests, '<rootDir>/src/features/wallet/wallet-button.tsx', ...purchases],
    },
  ],
});
