/** The links that open a page of ours in a wallet's app, as each wallet documents them. */
import { expect, test } from 'vitest';
import { browserWallet, browserWallets } from './wallets.ts';

const page = new URL('https://lilape.example/ru/sale?a=1#faq');

test.each([
  ['metamask', 'https://link.metamask.io/dapp/lilape.example/ru/sale?a=1'],
  ['coinbase', 'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Flilape.example%2Fru%2Fsale%3Fa%3D1%23faq'],
  [
    'trust',
    'https://link.trustwallet.com/open_url?coin_id=60&url=https%3A%2F%2Flilape.example%2Fru%2Fsale%3Fa%3D1%23faq',
  ],
  [
    'okx',
    'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3Dhttps%253A%252F%252Flilape.example%252Fru%252Fsale%253Fa%253D1%2523faq',
  ],
] as const)('behavior: a page is opened in the app of %s', (id, link) => {
  expect(browserWallet(id).appLink?.(page)).toBe(link);
});

test('behavior: a wallet without a documented link has none', () => {
  expect(browserWallets.filter(({ appLink }) => appLink === undefined).map(({ id }) => id)).toEqual([
    'rabby',
  ]);
});
