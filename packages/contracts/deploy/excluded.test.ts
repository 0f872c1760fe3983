import { expect, test } from 'vitest';

import { excludedAddresses } from './excluded.ts';
import { localConfig } from './local-config.ts';
import { deploymentPlan } from './plan.ts';

const at = (end: string) => `0x${end.padStart(40, '0')}` as const;
const config = {
  ...localConfig(1_800_000_000),
  owner: at('C1'),
  treasury: at('c2'),
  reserves: {
    marketing: at('b1'),
    development: at('b2'),
    dao: at('b3'),
  },
  vesting: { beneficiary: at('c3'), startsAt: 0n, durationSeconds: 1n },
  studioSigner: at('c4'),
  examplePurse: at('b4'),
  excluded: [at('d2'), at('d1')],
};
const plan = deploymentPlan(config, at('c5'));

test('behavior: what is ours, the market, each recipient, each role, the deployer and whom the config names, ascending', () => {
  const people = ['b1', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3', 'c4', 'c5', 'd1', 'd2'].map(at);
  const ours = (
    [
      'lilape',
      'presale',
      'teamVesting',
      'reserves',
      'poolOpener',
      'draws',
      'nft',
      'staking',
      'poolManager',
    ] as const
  ).map((name) => plan.contracts[name].toLowerCase());
  expect(plan.excluded).toEqual([...people, ...ours].toSorted());
});

test('behavior: coins are somebody else’s, and who has two roles is there once', () => {
  const { usdt, usdc, ethUsdFeed } = plan.contracts;
  for (const coin of [usdt, usdc, ethUsdFeed]) expect(plan.excluded).not.toContain(coin.toLowerCase());
  const twice = excludedAddresses({ ...plan, deployer: at('C1'), config: { ...config, treasury: at('c1') } });
  expect(twice).toHaveLength(plan.excluded.length - 2);
});
