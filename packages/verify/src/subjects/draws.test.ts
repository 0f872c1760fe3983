// The giveaway's list, counted from the sale's record: a contract that has another one differs.
import type { Address } from '@lilape/domain/address';
import { listEntrants, totalWeight } from '@lilape/domain/draws/entrants';
import type { DrawEvent } from '@lilape/domain/draws/fold';
import { frontierAfter } from '@lilape/domain/draws/frontier';
import { growingTree, rootOf } from '@lilape/domain/draws/tree';
import type { BuyerAccount } from '@lilape/domain/presale/fold';
import type { PlacedEvent } from '@lilape/events/log';
import { expect, test } from 'vitest';
import type { ContractReads } from '../contract-reads.ts';
import type { Known } from '../known.ts';
import { DRAWS } from './draws.ts';

const at = (end: string): Address => `0x${end.padStart(40, '0')}`;
const NONE = `0x${'0'.repeat(64)}` as const;
const buyers = [at('a1'), at('a2'), at('a3')];
const OURS = at('a2');

const account = (tokens: bigint): BuyerAccount => ({
  units: { USDT: 1n, USDC: 0n },
  tokens,
  claimed: false,
  refunded: { USDT: false, USDC: false },
});
const sale = new Map(buyers.map((buyer, i) => [buyer, account(BigInt(i + 1))]));
const known = { contracts: { draws: at('dd') }, excluded: [OURS] } as unknown as Known;

/** Counts a giveaway that was opened with the list of `listed`. */
async function counted(listed: readonly Address[]) {
  const entrants = listEntrants(
    listed.map((buyer) => ({ account: buyer, weight: sale.get(buyer)?.tokens ?? 0n })),
  );
  const root = rootOf(growingTree(entrants));
  const count = entrants.length;
  const drawn = { drawId: 1, root, count, totalWeight: totalWeight(entrants), places: count, round: 9 };
  const events: DrawEvent[] = [
    { type: 'listed', ...frontierAfter(entrants, count) },
    { type: 'opened', ...drawn, listDigest: NONE },
  ];
  const counting = await DRAWS.open(known, {} as ContractReads);
  if (counting === null) throw new Error('There are draws.');
  for (const [index, event] of events.entries()) {
    const placed = { event, block: 7n, txHash: NONE, ordinal: index, logIndex: index, timeSeconds: 1 };
    expect(counting.add(placed as unknown as PlacedEvent<unknown>, () => undefined)).toEqual([]);
  }
  const said = { status: 1n, root: BigInt(root), count: BigInt(count), totalWeight: drawn.totalWeight };
  const rest = { places: BigInt(count), round: 9n, listDigest: 0n, seed: 0n, settledPlaces: 0n };
  const reads = {
    one: async () => ({ drawCount: 1n }),
    many: async () => [{ ...said, ...rest }],
  } as unknown as ContractReads;
  return counting.counters(reads, (name) => (name === 'sale' ? sale : undefined));
}

test('behavior: the list of every buyer but ours is the contract’s', async () => {
  expect(await counted([at('a1'), at('a3')])).toMatchObject({ difference: null });
});

test.each([
  ['one of ours is in it', buyers, 'root of draw 1'],
  ['a buyer is left out', [at('a3')], 'root of draw 1'],
])('error: where %s, it is a difference', async (_, listed, what) => {
  expect(await counted(listed)).toMatchObject({
    difference: { subject: 'draws', code: 'CONTRACT_COUNTS_OTHERWISE', what },
  });
});
