import { expect, test } from 'vitest';

import type { Deployment } from './deployment.ts';
import { excludedFrom } from './excluded.ts';

const at = (end: string) => `0x${end.padStart(40, '0')}` as const;
const contracts = {
  lilape: at('A1'),
  presale: at('a2'),
  teamVesting: at('a3'),
  draws: at('a4'),
  nft: null,
  staking: null,
  usdt: at('e1'),
  usdc: at('e2'),
  ethUsdFeed: at('e3'),
} satisfies Deployment['contracts'];
const recipients = {
  presale: { address: at('a2'), amount: '1' },
  daoReserve: { address: at('b1'), amount: '1' },
};

test('behavior: what is ours, who got a share, owner, treasury and whom the config names, each once', () => {
  const sale = { owner: at('C1'), treasury: at('c2'), terms: {} };
  expect(excludedFrom({ contracts, recipients, sale, excluded: [at('d1'), at('b1')] })).toEqual(
    ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2', 'd1'].map(at),
  );
});

test('behavior: coins are somebody else’s, and a record without a sale names nobody', () => {
  expect(excludedFrom({ contracts, recipients: {}, sale: null, excluded: [] })).toEqual(
    ['a1', 'a2', 'a3', 'a4'].map(at),
  );
});
