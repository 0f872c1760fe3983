// The table of contracts against the contracts themselves.
import { describe, expect, test } from 'vitest';

import {
  create3DeployerAbi,
  drawsAbi,
  lilApeAbi,
  lilApeNFTAbi,
  lilApeStakingAbi,
  presaleAbi,
  teamVestingAbi,
} from './generated/abis.ts';
import { type ContractName, CONTRACTS, contractNames, hasOwner, ourNames } from './table.ts';

/** The functions that change something, by name. */
function actsOf(abi: readonly { type: string; name?: string; stateMutability?: string }[]): string[] {
  const acts = abi.filter(
    ({ type, stateMutability }) => type === 'function' && !['view', 'pure'].includes(stateMutability ?? ''),
  );
  return [...new Set(acts.map(({ name }) => name ?? ''))].sort();
}

describe('CONTRACTS', () => {
  test('behavior: all names, in the order in which they are listed', () => {
    expect(contractNames).toEqual([
      'lilape',
      'presale',
      'teamVesting',
      'reserves',
      'poolOpener',
      'draws',
      'nft',
      'staking',
      'usdt',
      'usdc',
      'ethUsdFeed',
      'poolManager',
    ]);
    expect(ourNames).toEqual([
      'lilape',
      'presale',
      'teamVesting',
      'reserves',
      'poolOpener',
      'draws',
      'nft',
      'staking',
    ]);
    expect(contractNames.filter((name) => hasOwner(name))).toEqual([
      'presale',
      'teamVesting',
      'draws',
      'nft',
      'staking',
    ]);
  });

  test.each<[ContractName, Parameters<typeof actsOf>[0], string[]]>([
    ['lilape', lilApeAbi, ['approve', 'burn', 'permit', 'transfer', 'transferFrom']],
    [
      'presale',
      presaleAbi,
      ['acceptOwnership', 'burnUnsold', 'buy', 'claim', 'collect', 'finalise', 'refund'],
    ],
    ['teamVesting', teamVestingAbi, ['release']],
    [
      'draws',
      drawsAbi,
      [
        'acceptOwnership',
        'burnLeftover',
        'endEmptyGiveaway',
        'list',
        'refute',
        'renewRound',
        'reveal',
        'settle',
      ],
    ],
    [
      'nft',
      lilApeNFTAbi,
      [
        'acceptOwnership',
        'approve',
        'mint',
        'mintPrize',
        'safeTransferFrom',
        'setApprovalForAll',
        'transferFrom',
        'withdraw',
      ],
    ],
    [
      'staking',
      lilApeStakingAbi,
      ['acceptOwnership', 'claimRewards', 'fundRewards', 'stake', 'unbind', 'unstake'],
    ],
  ])('behavior: what anyone can do with %s and its powers are all it has', (name, abi, anyone) => {
    expect([...anyone, ...CONTRACTS[name].powers].sort()).toEqual(actsOf(abi));
  });

  test('behavior: nothing of the token, the sale, the draws, staking and the deployer takes ether', () => {
    for (const abi of [lilApeAbi, presaleAbi, drawsAbi, lilApeStakingAbi, create3DeployerAbi]) {
      expect(JSON.stringify(abi)).not.toMatch(/"(payable|receive|fallback)"/);
    }
    expect(JSON.stringify(teamVestingAbi)).toMatch(/"receive"/);
  });
});
