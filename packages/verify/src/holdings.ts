// What accounts hold, folded from the events of the token, of staking and of the sale alone.
import type { Address } from '@lilape/domain/address';
import { NO_HOLDERS, type Transfer, foldTransfer } from '@lilape/domain/holders/fold';
import type { Holding } from '@lilape/domain/launchpad/holding';
import {
  type BuyerAccount,
  EMPTY_TOTALS,
  type SaleEvent,
  foldSaleEvent,
  touchedAccount,
} from '@lilape/domain/presale/fold';
import { saleStatus } from '@lilape/domain/presale/sale-status';
import { type Terms, ladderStages } from '@lilape/domain/presale/stages';
import { type StakingEvent, isStakeEvent } from '@lilape/domain/staking/fold';
import type { LogsByProjection } from '@lilape/events/dispatch';
import type { PlacedEvent } from '@lilape/events/log';

export type Holdings = {
  /** Takes the events of whole blocks, each of which comes after those that were taken. */
  take(events: LogsByProjection): void;
  /** What everybody held after the block `block`, made at `timeSeconds`; blocks are asked for in their order. */
  after(block: number, timeSeconds: number): Map<Address, Holding>;
};

const NAMES = ['holders', 'staking', 'sale'] as const;
type Waiting = Record<(typeof NAMES)[number], PlacedEvent<unknown>[]>;

/** Nobody holds anything yet. `terms` are the sale's: whether it gives the money back follows from its clock. */
export function createHoldings(terms: Terms): Holdings {
  const waiting: Waiting = { holders: [], staking: [], sale: [] };
  const [wallets, stakes, sale] = [createWallets(), createStakes(), createBuyers(terms)];
  const books = { holders: wallets, staking: stakes, sale };
  return {
    take(events) {
      for (const name of NAMES) for (const event of events.get(name) ?? []) waiting[name].push(event);
    },
    after(block, timeSeconds) {
      for (const name of NAMES) {
        const all = waiting[name];
        const later = all.findIndex((event) => event.block > BigInt(block));
        const due = all.splice(0, later < 0 ? all.length : later);
        for (const { event } of due) books[name].add(event);
      }
      const unclaimed = sale.unclaimedAt(timeSeconds);
      const holdings = new Map<Address, Holding>();
      for (const account of new Set([...wallets.of.keys(), ...stakes.of.keys(), ...unclaimed.keys()]))
        holdings.set(account, {
          wallet: wallets.of.get(account) ?? 0n,
          staked: stakes.of.get(account) ?? 0n,
          unclaimed: unclaimed.get(account) ?? 0n,
        });
      return holdings;
    },
  };
}

function createWallets() {
  const of = new Map<Address, bigint>();
  const balanceOf = (account: Address) => of.get(account) ?? 0n;
  let totals = NO_HOLDERS;
  return {
    of,
    add(event: unknown): void {
      const step = foldTransfer(totals, balanceOf, event as Transfer);
      totals = step.totals;
      for (const [account, balance] of step.changes) of.set(account, balance);
    },
  };
}

function createStakes() {
  const of = new Map<Address, bigint>();
  const add = (account: Address, tokens: bigint) => of.set(account, (of.get(account) ?? 0n) + tokens);
  return {
    of,
    /** Rewards and the freeing of an ape leave the principal as it is. */
    add(given: unknown): void {
      const event = given as StakingEvent;
      if (!isStakeEvent(event)) return;
      if (event.type === 'staked') add(event.account, event.tokens);
      if (event.type === 'unstaked') add(event.account, -event.tokens);
    },
  };
}

function createBuyers(terms: Terms) {
  const stages = ladderStages(terms);
  const accounts = new Map<Address, BuyerAccount>();
  let totals = EMPTY_TOTALS;
  return {
    add(given: unknown): void {
      const event = given as SaleEvent;
      const buyer = touchedAccount(event);
      const account = buyer === null ? null : (accounts.get(buyer) ?? null);
      const step = foldSaleEvent(stages, totals, account, event);
      totals = step.totals;
      if (buyer !== null && step.account !== null) accounts.set(buyer, step.account);
    },
    /** Nothing is owed to anybody in LILAPE where the money goes back. */
    unclaimedAt(timeSeconds: number): Map<Address, bigint> {
      const status = saleStatus(terms, totals, timeSeconds);
      if (status === 'refunding' || status === 'cancelled') return new Map();
      const open = [...accounts].filter(([, { claimed }]) => !claimed);
      return new Map(open.map(([account, { tokens }]) => [account, tokens]));
    },
  };
}
