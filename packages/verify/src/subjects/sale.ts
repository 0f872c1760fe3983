// The sale, counted: every purchase by the ladder, every buyer's account as the contract keeps it.
import type { Address } from '@lilape/domain/address';
import {
  type BuyerAccount,
  EMPTY_TOTALS,
  type SaleEvent,
  foldSaleEvent,
  touchedAccount,
} from '@lilape/domain/presale/fold';
import { type Terms, ladderStages } from '@lilape/domain/presale/stages';
import { eventLine } from '@lilape/events/lines';
import { saleDecoders } from '@lilape/events/sale';
import type { ContractReads } from '../contract-reads.ts';
import { CannotCheck } from '../fetchers.ts';
import { type Answer, VIEWS } from '../views.ts';
import { type Counting, type Pair, type Subject, firstUnequal, toJson } from './subject.ts';

/** Who bought, as the events have it. */
export type SaleState = ReadonlyMap<Address, BuyerAccount>;

export const SALE: Subject = {
  name: 'sale',
  async open({ contracts }, reads) {
    const { presale, usdt, usdc } = contracts;
    if (presale === null || usdt === null || usdc === null) return null;
    return count(presale, { USDT: usdt, USDC: usdc }, await readTerms(presale, reads));
  },
};

function count(presale: Address, coins: { USDT: Address; USDC: Address }, terms: Terms): Counting {
  const stages = ladderStages(terms);
  const accounts = new Map<Address, BuyerAccount>();
  let totals = EMPTY_TOTALS;
  return {
    sources: [{ address: presale, decoders: saleDecoders(coins) }],
    add(log, emit) {
      const event = log.event as SaleEvent;
      const buyer = touchedAccount(event);
      const step = foldSaleEvent(
        stages,
        totals,
        buyer === null ? null : (accounts.get(buyer) ?? null),
        event,
      );
      totals = step.totals;
      if (buyer !== null && step.account !== null) accounts.set(buyer, step.account);
      emit(eventLine(log, event));
      return step.alarms;
    },
    end: () => undefined,
    totals: () => ({ json: toJson(totals), value: `${totals.tokens}` }),
    state: (): SaleState => accounts,
    async counters(reads) {
      const said = await reads.one(presale, VIEWS.saleCounters);
      const pairs: Pair[] = [
        ['usdt', totals.units.USDT, said?.['usdt'] ?? null],
        ['usdc', totals.units.USDC, said?.['usdc'] ?? null],
        ['tokens', totals.tokens, said?.['tokens'] ?? null],
        ['claimed', totals.claimedTokens, said?.['claimed'] ?? null],
        ['refundedUsdt', totals.refundedUnits.USDT, said?.['refundedUsdt'] ?? null],
        ['refundedUsdc', totals.refundedUnits.USDC, said?.['refundedUsdc'] ?? null],
        ['collectedUsdt', totals.collectedUnits.USDT, said?.['collectedUsdt'] ?? null],
        ['collectedUsdc', totals.collectedUnits.USDC, said?.['collectedUsdc'] ?? null],
      ];
      const look = `counters() of ${presale}`;
      return {
        count: pairs.length,
        value: `${said?.['tokens'] ?? 'nothing'}`,
        difference: firstUnequal('sale', 'counters', pairs, look),
      };
    },
    accountCount: () => accounts.size,
    async accounts(reads, onDone) {
      const buyers = [...accounts.keys()];
      const said = await reads.many(
        presale,
        VIEWS.accountOf,
        buyers.map((buyer) => [buyer]),
        onDone,
      );
      const pairs = buyers.flatMap((buyer, at) => accountPairs(buyer, accounts.get(buyer), said[at] ?? null));
      const look = `accountOf(address) of ${presale}`;
      const sum = said.reduce((all, account) => all + (account?.['tokens'] ?? 0n), 0n);
      return {
        count: buyers.length,
        value: String(sum),
        difference: firstUnequal('sale', 'accounts', pairs, look),
      };
    },
  };
}

function accountPairs(buyer: Address, account: BuyerAccount | undefined, said: Answer | null): Pair[] {
  if (account === undefined) return [];
  const { units, tokens, claimed, refunded } = account;
  const computed = {
    usdt: units.USDT,
    usdc: units.USDC,
    tokens,
    claimed: BigInt(claimed),
    refundedUsdt: BigInt(refunded.USDT),
    refundedUsdc: BigInt(refunded.USDC),
  };
  return Object.entries(computed).map(([name, value]) => [
    `${name} of ${buyer}`,
    value,
    said?.[name] ?? null,
  ]);
}

/** @throws CannotCheck where the contract is not there */
export async function readTerms(presale: Address, reads: ContractReads): Promise<Terms> {
  const said = await reads.one(presale, VIEWS.terms);
  const word = (name: string): bigint => {
    const value = said?.[name];
    if (value === undefined) throw new CannotCheck('OTHER_CHAIN', `There is no sale at ${presale}.`);
    return value;
  };
  return {
    stageCount: Number(word('stageCount')),
    basePriceMicroUsd: word('basePrice'),
    priceStepMicroUsd: word('priceStep'),
    tokensPerStage: word('tokensPerStage'),
    startsAt: Number(word('startsAt')),
    endsAt: Number(word('endsAt')),
    minimumUnits: word('minimum'),
    softCapUnits: word('softCap'),
    shareTokens: word('share'),
  };
}
