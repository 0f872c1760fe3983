// What people do with the reserves on a test chain, whose shares are released while its sale runs.
import { localAddress } from '@lilape/contracts/deploy/local-config';
import { poolOpenerAbi, reservesAbi } from '@lilape/contracts/generated/abis';
import { encodeFunctionData } from 'viem';
import type { Hex } from '#chain/blocks.ts';
import type { Act } from '#testing/acts.ts';
import type { TestChain } from '#testing/chain.ts';
import type { Random } from '#testing/random.ts';

/** As if so much had been sold, base units: beyond what the prizes take of marketing. */
const SOLD = 10n ** 28n;
/**
 * Code of a sale that tells `asker` that it is finalised (4, the first word) and has sold `SOLD` (the third), and everybody
 * else that it has sold nothing.
 */
const finalisedFor = (asker: Hex): Hex =>
  `0x3373${asker.slice(2)}1860305760045f526d${SOLD.toString(16).padStart(28, '0')}6040525b6101005ff3`;

/**
 * Releases the shares of a chain of which nothing is sold yet and whose sale goes on after it, so that there are events of
 * the reserves. What is set by hand is part of the block before, which becomes final like any other: there too the sale's
 * counters must be the sum of its events.
 */
export async function releaseTestShares(chain: TestChain): Promise<void> {
  const { presale } = chain.sale;
  const reserves = chain.addressOf('reserves');
  const code = await chain.rpc<Hex>('eth_getCode', presale, 'latest');
  await chain.rpc('anvil_setCode', presale, finalisedFor(reserves));
  const from = localAddress('owner');
  await chain.rpc('anvil_impersonateAccount', from);
  const data = encodeFunctionData({ abi: reservesAbi, functionName: 'release' });
  await chain.rpc('eth_sendTransaction', { from, to: reserves, data, gas: '0x7a120' });
  await chain.mine();
  await chain.rpc('anvil_setCode', presale, code);
}

/** Pays what is due of a share; within a second of the last time the chain refuses. */
export const marketAction = (chain: TestChain, buyer: number, random: Random): Act => ({
  buyer,
  to: chain.addressOf('reserves'),
  data: encodeFunctionData({ abi: reservesAbi, functionName: 'pay', args: [random.below(3)] }),
});

/** A call of the reserves by a buyer. */
export const releaseAct = (chain: TestChain, buyer: number): Act => ({
  buyer,
  to: chain.addressOf('reserves'),
  data: encodeFunctionData({ abi: reservesAbi, functionName: 'release' }),
});

/** A call of the opener about a coin, by a buyer. */
export const openerAct = (
  chain: TestChain,
  buyer: number,
  functionName: 'open' | 'sweep' | 'collectFees' | 'giveUp',
  coin: Hex,
): Act => ({
  buyer,
  to: chain.addressOf('poolOpener'),
  data: encodeFunctionData({ abi: poolOpenerAbi, functionName, args: [coin] }),
  gas: 600_000n,
});
