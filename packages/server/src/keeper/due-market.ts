// Which calls of reserves and pool opener are due, as the ledger has it. Pure.
import { type MarketTotals, marketOf } from '@lilape/domain/market/fold';
import { OPENING_WAIT_SECONDS } from '@lilape/domain/market/opening';
import { PAID_OVER_TIME, dueDown } from '@lilape/domain/market/split';
import { PAYMENT_TOKENS, type PaymentToken } from '@lilape/domain/presale/methods';
import type { MarketFacts } from '#ledger/market/contract.ts';
import { readMarketTotals, storedMarketFacts } from '#ledger/market/stored.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { type SaleSnapshot, saleOf } from '#ledger/sale/snapshot.ts';

export type MarketCall =
  | { readonly kind: 'release' }
  | { readonly kind: 'open' | 'giveUp' | 'sweep' | 'collectFees'; readonly coin: PaymentToken }
  | { readonly kind: 'pay'; readonly purpose: (typeof PAID_OVER_TIME)[number] };

const WORDS = { open: 'open', giveUp: 'give up', sweep: 'sweep', collectFees: 'collect fees' } as const;

/** What is not paid today is due tomorrow: for its gas each is called at most once in so long. */
const ROUTINE_SECONDS = 7 * 86_400;

/** The calls of the market that are due, in the order in which they follow from each other. */
export function dueOfMarket(snapshot: LedgerSnapshot): MarketCall[] {
  const { market, sale } = snapshot.projections;
  if (market === undefined || sale === undefined) return [];
  const totals = readMarketTotals(market.state);
  const { heads, ...known } = saleOf(snapshot);
  const { released } = totals;
  if (released === null) return known.totals.outcome === 'finalised' ? [{ kind: 'release' }] : [];
  const now = heads.timeSeconds;
  const isTime = now >= released.timeSeconds + OPENING_WAIT_SECONDS;
  const facts = storedMarketFacts(market.facts);
  const ofCoins = PAYMENT_TOKENS.flatMap((coin) =>
    dueOfCoin(totals, facts, known, coin, isTime ? now : null),
  );
  return [
    // One right after the other: the second opens at the sale's price, wherever the first has gone by then.
    ...ofCoins.filter(({ kind }) => kind === 'open'),
    ...ofCoins.filter(({ kind }) => kind !== 'open'),
    ...PAID_OVER_TIME.flatMap((purpose): MarketCall[] => {
      const paidAt = totals.paidAtSeconds[purpose] || released.timeSeconds;
      const elapsed = now - released.timeSeconds;
      const due = dueDown(released.split[purpose], elapsed, totals.paidTokens[purpose]);
      return due > 0n && now >= paidAt + ROUTINE_SECONDS ? [{ kind: 'pay', purpose }] : [];
    }),
  ];
}

/** `now` is null before pools open. */
function dueOfCoin(
  totals: MarketTotals,
  { coins }: MarketFacts,
  { totals: sale }: Pick<SaleSnapshot, 'totals'>,
  coin: PaymentToken,
  now: number | null,
): MarketCall[] {
  const { status, done, moneyUnits, sweptUnits, feesAtSeconds } = marketOf(totals, coins[coin]);
  if (now === null) return [];
  if (status === 'waiting') return [{ kind: 'open', coin }];
  const rest = sale.collectedUnits[coin] - moneyUnits - sweptUnits;
  const since = feesAtSeconds || (done?.timeSeconds ?? now);
  const isRoutineDue = status === 'opened' && now >= since + ROUTINE_SECONDS;
  return [
    ...(rest > 0n ? [{ kind: 'sweep', coin } as const] : []),
    ...(isRoutineDue ? [{ kind: 'collectFees', coin } as const] : []),
  ];
}

/**
 * What puts on record that a pool cannot be opened, or opens it where it can; null once that is on record: what comes of a
 * second call is for a person to decide. @see decision 176 "nothing stands in for the real thing"
 */
export function noteOfFailure({ projections }: LedgerSnapshot, coin: PaymentToken): MarketCall | null {
  const { market } = projections;
  if (market === undefined) return null;
  const { coins } = storedMarketFacts(market.facts);
  const { status, failed } = marketOf(readMarketTotals(market.state), coins[coin]);
  return status === 'waiting' && failed === null ? { kind: 'giveUp', coin } : null;
}

/** How it is named in the database and in alarms. */
export function marketCallName(call: MarketCall): string {
  if (call.kind === 'release') return 'release';
  if (call.kind === 'pay') return `pay ${call.purpose}`;
  return `${WORDS[call.kind]} ${call.coin}`;
}
