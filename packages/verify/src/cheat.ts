// What changing one figure of the first purchase would do to everything that is counted from it.
import type { Address } from '@lilape/domain/address';
import { cidOf } from '@lilape/domain/ipfs';
import { type BuyerAccount, EMPTY_TOTALS, type SaleEvent, foldSaleEvent } from '@lilape/domain/presale/fold';
import { ladderStages } from '@lilape/domain/presale/stages';
import type { LedgerBody } from '@lilape/wire/ledger';
import { readsAt } from './contract-reads.ts';
import type { Fetchers } from './fetchers.ts';
import type { Gate } from './gate.ts';
import type { Known } from './known.ts';
import { readTerms } from './subjects/sale.ts';
import { VIEWS } from './views.ts';

/** A row that can be changed, and what it is held against. */
export type CheatSheet = {
  readonly cid: string;
  readonly bytes: Uint8Array;
  readonly line: string;
  readonly terms: Awaited<ReturnType<typeof readTerms>>;
  /** What the contract counts in all and for the buyer, base units. */
  readonly soldTokens: bigint;
  readonly buyerTokens: bigint;
};

/** The parts of a row that a reader may change. */
export type CheatRow = { readonly buyer: Address; readonly tokens: string };

export const CHEAT_TICKS = ['row', 'file', 'price', 'total', 'account'] as const;
export type CheatTick = {
  readonly name: (typeof CHEAT_TICKS)[number];
  readonly agrees: boolean;
  readonly published: string;
  readonly computed: string;
  readonly ms: number;
};

/** Reads the first purchase of a publication and what hangs on it; null where nobody bought yet. @throws CannotCheck */
export async function prepareCheat(
  manifest: LedgerBody,
  { contracts: { presale } }: Known,
  { site, chain }: Fetchers,
  gate: Gate,
): Promise<CheatSheet | null> {
  const part = manifest.projections['sale']?.parts[0];
  if (part === undefined || presale === null) return null;
  const bytes = await site(`/ipfs/${part.cid}`);
  const lines = new TextDecoder().decode(bytes).split('\n');
  const line = lines.find((each) => each.includes('"event":"purchased"'));
  if (line === undefined) return null;
  const reads = readsAt(chain, manifest.block, presale, gate);
  const [terms, counters, account] = await Promise.all([
    readTerms(presale, reads),
    reads.one(presale, VIEWS.saleCounters),
    reads.one(presale, VIEWS.accountOf, [rowOf(line).buyer]),
  ]);
  const soldTokens = counters?.['tokens'] ?? 0n;
  return { cid: part.cid, bytes, line, terms, soldTokens, buyerTokens: account?.['tokens'] ?? 0n };
}

/** The row of a line. */
export const rowOf = (line: string): CheatRow => JSON.parse(line) as CheatRow;

/** Every tick below the row, computed anew with `tokens` (base units, decimal text) in its place. */
export function judgeCheat(sheet: CheatSheet, tokens: string): CheatTick[] {
  const { line, terms, soldTokens, buyerTokens } = sheet;
  const honest = rowOf(line).tokens;
  const changed = line.replace(`"tokens":"${honest}"`, `"tokens":"${tokens}"`);
  const off = BigInt(tokens) - BigInt(honest);
  return [
    tick('row', () => [changed, line]),
    tick('file', () => [sheet.cid, cidOf(withLine(sheet, changed))]),
    tick('price', () => [tokens, tokensByLadder(changed, terms)]),
    tick('total', () => [String(soldTokens + off), String(soldTokens)]),
    tick('account', () => [String(buyerTokens + off), String(buyerTokens)]),
  ];
}

function tick(name: CheatTick['name'], work: () => readonly [string, string]): CheatTick {
  const startedAt = performance.now();
  const [published, computed] = work();
  return { name, agrees: published === computed, published, computed, ms: performance.now() - startedAt };
}

function withLine({ bytes, line }: CheatSheet, changed: string): Uint8Array {
  return new TextEncoder().encode(new TextDecoder().decode(bytes).replace(line, changed));
}

/** What the ladder gives for the payment in a row. */
function tokensByLadder(line: string, terms: CheatSheet['terms']): string {
  const { buyer, tokens, coin, chargedUnits, raisedBeforeUnits } = JSON.parse(line) as Record<string, string>;
  const event = {
    type: 'purchased',
    buyer: buyer as Address,
    coin: coin as 'USDT' | 'USDC',
    chargedUnits: BigInt(chargedUnits ?? 0),
    tokens: BigInt(tokens ?? 0),
    raisedBeforeUnits: BigInt(raisedBeforeUnits ?? 0),
  } satisfies SaleEvent;
  const raised = { USDT: event.raisedBeforeUnits, USDC: 0n };
  const none: BuyerAccount | null = null;
  const { alarms } = foldSaleEvent(ladderStages(terms), { ...EMPTY_TOTALS, units: raised }, none, event);
  return alarms.find(({ code }) => code === 'TOKENS_DIFFER')?.expected ?? String(event.tokens);
}
