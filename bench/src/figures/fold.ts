// How long the rules of the sale take to fold 1,000,000 purchases, and how much memory that leaves.
import type { Address } from '@lilape/domain/address';
import { type BuyerAccount, EMPTY_TOTALS, type SaleEvent, foldSaleEvent } from '@lilape/domain/presale/fold';
import { quoteDown } from '@lilape/domain/presale/quote';
import { ladderStages } from '@lilape/domain/presale/stages';

import { type Bench, median } from '../figure.ts';

const PURCHASES = 1_000_000;
const BUYERS = 100_000;
const TURNS = 3;

/** A ladder that holds them all. */
const STAGES = ladderStages({
  stageCount: 10,
  basePriceMicroUsd: 1_200n,
  priceStepMicroUsd: 100n,
  tokensPerStage: 10_000_000_000n,
});

function manyPurchases(): SaleEvent[] {
  let raised = 0n;
  return Array.from({ length: PURCHASES }, (_, i) => {
    const buyer: Address = `0x${((i * 7_919) % BUYERS).toString(16).padStart(40, '0')}`;
    const { chargedUnits, tokens } = quoteDown(STAGES, raised, 1_000_000n + BigInt(i % 90_000_000));
    const event = {
      type: 'purchased',
      buyer,
      coin: i % 2 === 0 ? 'USDT' : 'USDC',
      chargedUnits,
      tokens,
    } as const;
    const raisedBeforeUnits = raised;
    raised += chargedUnits;
    return { ...event, raisedBeforeUnits };
  });
}

/** Milliseconds to fold all of `events`, and the accounts they leave. @throws Error where a rule is broken */
function fold(events: readonly SaleEvent[]): { ms: number; accounts: Map<Address, BuyerAccount> } {
  const startedMs = performance.now();
  const accounts = new Map<Address, BuyerAccount>();
  let totals = EMPTY_TOTALS;
  for (const event of events) {
    if (event.type !== 'purchased') continue;
    const step = foldSaleEvent(STAGES, totals, accounts.get(event.buyer) ?? null, event);
    if (step.alarms.length > 0) throw new Error(`A purchase breaks ${step.alarms[0]?.code}.`);
    totals = step.totals;
    if (step.account !== null) accounts.set(event.buyer, step.account);
  }
  if (totals.purchases !== PURCHASES || totals.buyers !== BUYERS) throw new Error('Purchases were lost.');
  return { ms: performance.now() - startedMs, accounts };
}

export const foldBench: Bench = {
  name: 'fold',
  async run(print) {
    const events = manyPurchases();
    const before = process.memoryUsage().rss;
    const folded = Array.from({ length: TURNS }, () => fold(events));
    const heldMegabytes = (process.memoryUsage().rss - before) / 1e6;
    print({
      name: 'fold of 1,000,000 purchases',
      value: median(folded.map(({ ms }) => ms)) / 1_000,
      unit: 's',
      aim: { atMost: 10 },
      note: `100,000 buyers; median of ${TURNS}; the process grew by ${Math.round(heldMegabytes)} MB, the accounts of all turns kept`,
    });
  },
};
