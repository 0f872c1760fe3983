// The giveaway from the chain alone: who was credited, by which block that was fixed, and what became of each draw.
import type { Address } from '@lilape/domain/address';
import {
  type DrawAlarm,
  type DrawEvent,
  type DrawsTotals,
  type Interval,
  NO_DRAWS,
  type Won,
  drawIdOf,
  foldDrawEvent,
} from '@lilape/domain/draws/fold';
import { GIVEAWAY_LIST, type GiveawayHead } from '@lilape/domain/draws/giveaway-list';
import { type PublishedList, entrantsBut, publishList } from '@lilape/domain/draws/list';
import type { Entrant } from '@lilape/domain/draws/entrants';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import type { Tree } from '@lilape/domain/draws/tree';
import type { SaleEvent } from '@lilape/domain/presale/fold';
import { dispatchLogs } from '@lilape/events/dispatch';
import { DRAWS_DECODERS } from '@lilape/events/draws';
import type { Hex, PlacedEvent } from '@lilape/events/log';
import { saleDecoders } from '@lilape/events/sale';
import { type AskChain, CannotCheck } from './fetchers.ts';
import type { Gate } from './gate.ts';
import type { Known } from './known.ts';
import { readLogs } from './logs.ts';

export type ChainGiveaway = {
  /** The block up to which all of it was read. */
  readonly block: number;
  readonly credited: readonly { readonly account: Address; readonly weight: bigint }[];
  /** The block that fixed the list; null while the sale is not finalised. */
  readonly finalised: { readonly block: number; readonly blockHash: Hex } | null;
  readonly totals: DrawsTotals;
  /** By draw, in the order of their places. */
  readonly winners: ReadonlyMap<number, readonly Won[]>;
  /** Events that contradict the rules. */
  readonly alarms: readonly DrawAlarm[];
};

/** What the events of the sale and of the draws say up to the block `to`. @throws CannotCheck where there are no draws */
export async function readGiveaway(options: {
  readonly chain: AskChain;
  readonly known: Known;
  readonly to: number;
  readonly gate: Gate;
}): Promise<ChainGiveaway> {
  const { chain, known, to, gate } = options;
  const { presale, draws, usdt, usdc } = known.contracts;
  if (presale === null || draws === null || usdt === null || usdc === null)
    throw new CannotCheck('UNKNOWN_CHAIN', `There are no draws on chain ${known.chainId}.`);
  const readers = [
    {
      name: 'sale',
      sources: [{ address: presale, decoders: saleDecoders({ USDT: usdt, USDC: usdc }) }],
    },
    { name: 'draws', sources: [{ address: draws, decoders: DRAWS_DECODERS }] },
  ];
  const ranges = { chain, contracts: [presale, draws], from: known.fromBlock, to, gate, timed: [draws] };
  const book = createBook();
  for await (const { logs } of readLogs(ranges)) {
    const events = dispatchLogs(readers, logs);
    for (const placed of events.get('sale') ?? []) book.addSale(placed as PlacedEvent<SaleEvent>);
    for (const placed of events.get('draws') ?? []) book.addDraw(placed as PlacedEvent<DrawEvent>);
  }
  return book.close(to);
}

export type GiveawayList = {
  readonly entrants: readonly Entrant[];
  readonly tree: Tree;
  readonly published: PublishedList;
};

/** The list of the giveaway with its files. @throws RangeError where nobody takes part */
export function giveawayList(
  { credited, finalised }: ChainGiveaway,
  known: Known,
  excluded: readonly Address[],
): GiveawayList {
  const { draws } = known.contracts;
  if (finalised === null || draws === null) throw new RangeError('The list is not fixed yet.');
  const entrants = entrantsBut(excluded, credited);
  const tree = GIVEAWAY_LIST.treeOf(entrants);
  const { chainId } = known;
  const head: GiveawayHead = { chainId, draws, drawId: GIVEAWAY_ID, excluded, ...finalised };
  return { entrants, tree, published: publishList(GIVEAWAY_LIST, head, entrants, tree) };
}

/** What the draw of a launch is opened with, as its contract takes it. */
export type Listing = {
  readonly root: Hex;
  readonly count: bigint;
  readonly totalWeight: bigint;
  readonly places: bigint;
  readonly round: bigint;
  readonly listDigest: Hex;
};

function createBook() {
  const credited = new Map<Address, bigint>();
  const winners = new Map<number, Won[]>();
  const alarms: DrawAlarm[] = [];
  let totals = NO_DRAWS;
  let finalised: ChainGiveaway['finalised'] = null;
  return {
    addSale({ event, block, blockHash }: PlacedEvent<SaleEvent>): void {
      if (event.type === 'finalised') finalised = { block: Number(block), blockHash };
      if (event.type !== 'purchased') return;
      credited.set(event.buyer, (credited.get(event.buyer) ?? 0n) + event.tokens);
    },
    addDraw(placed: PlacedEvent<DrawEvent>): void {
      const { event } = placed;
      const id = drawIdOf(event);
      const won: readonly Interval[] = winners.get(id) ?? [];
      const step = foldDrawEvent(totals, won, event, placed);
      totals = step.totals;
      alarms.push(...step.alarms);
      if (event.type === 'won') winners.set(id, [...(winners.get(id) ?? []), event]);
    },
    close: (block: number): ChainGiveaway => ({
      block,
      credited: Array.from(credited, ([account, weight]) => ({ account, weight })),
      finalised,
      totals,
      winners,
      alarms,
    }),
  };
}
