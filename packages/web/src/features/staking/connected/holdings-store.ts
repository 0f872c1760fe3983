/** What the connected account holds and has staked, by the wallet's own node, all as of one block. */
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { newestBlock } from '#chain/rpc.ts';
import { type ChainPool, type ChainStake, lilapeBalance, poolAt, stakesOf } from '#chain/staking-contract.ts';
import { createStore } from '#shell/first/store.ts';
import { accountHere, currentSession, onSession } from '#shell/first/session.ts';
import { claimingRewards, staking, unbinding, unstaking } from '#wallet/acts/staking.tsx';
import { connectedProvider } from '#wallet/connection.ts';
import { setChainTime } from '../shared/chain-clock.ts';
import { amountsMark, pool, tellPool } from '../pool-store.ts';
import { setOwnStakes, shownAct } from './own-stakes.ts';

/** How often the node is asked again, milliseconds: time passes, others stake, apes are sold. */
const againMs = 10_000;

/** Those that the form starts, and the rest. */
const formActs = [staking, unbinding] as const;
const allActs = [...formActs, claimingRewards, unstaking] as const;

export type Holdings = {
  readonly balance: bigint;
  readonly stakes: readonly ChainStake[];
  readonly pool: ChainPool;
  readonly block: number;
  /** Its time, unix seconds. */
  readonly seconds: number;
};

/** The last answer for the account, null before the first, and why the node does not answer now. */
export type HoldingsNow = { readonly value: Holdings | null; readonly error: unknown };

/** Asked while somebody follows: at once, every ten seconds, when an act moves on, and when the ledger tells of a stake. */
export const holdings = createStore<HoldingsNow>({ value: null, error: null }, follow);

let account: Address | null = null;
/** The number of the last question: what is answered to an older one is dropped. */
let lastAsked = 0;

/** Asks again after an error. */
export function retryHoldings(): void {
  holdings.set({ ...holdings.get(), error: null });
  askAgain();
}

const askAgain = () => void ask();

function follow(): () => void {
  const stops = [
    onSession(askAgain),
    onChange(pool, () => amountsMark(pool.get()), askAgain),
    ...allActs.map((act) => onChange(act, () => act.current().status, askAgain)),
    ...allActs.map((act) => act.subscribe(publishShownAct)),
    () => shownAct.set(null),
  ];
  publishShownAct();
  const timer = setInterval(() => document.hidden || askAgain(), againMs);
  askAgain();
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

/** Publishes which act is shown: the page moves nothing meanwhile. */
function publishShownAct(): void {
  const next = shownNow();
  if (next !== shownAct.get()) shownAct.set(next);
}

function shownNow(): ReturnType<typeof shownAct.get> {
  const statuses = formActs.map((act) => act.current().status);
  if (statuses.includes('pending')) return 'form';
  if (statuses.some((status) => status !== 'none')) return 'form-ended';
  return allActs.some((act) => act.current().status !== 'none') ? 'other' : null;
}

/** Calls `then` when what `read` says has changed. */
function onChange(
  { subscribe }: { subscribe: (listener: () => void) => () => void },
  read: () => string,
  then: () => void,
): () => void {
  let before = read();
  return subscribe(() => {
    const now = read();
    if (now === before) return;
    before = now;
    then();
  });
}

async function ask(): Promise<void> {
  const address = accountHere(currentSession());
  lastAsked += 1;
  const question = lastAsked;
  if (address !== account) {
    account = address;
    holdings.set(holdings.initial);
  }
  if (address === null) return;
  try {
    const value = await holdingsOf(address);
    if (question !== lastAsked) return;
    setOwnStakes(address, value.stakes.filter(({ isActive }) => isActive).length);
    holdings.set({ value, error: null });
  } catch (error) {
    if (question === lastAsked) holdings.set({ ...holdings.get(), error });
  }
}

async function holdingsOf(address: Address): Promise<Holdings> {
  const provider = await connectedProvider().catch((cause: unknown) => {
    throw new AppError('STAKING_NO_CONTRACTS', {}, { cause });
  });
  try {
    const { number, seconds } = await newestBlock(provider);
    const [balance, stakes, chainPool] = await Promise.all([
      lilapeBalance(provider, address),
      stakesOf(provider, address, number),
      poolAt(provider, number),
    ]);
    setChainTime(seconds);
    tellPool(chainPool, Number(number));
    return { balance, stakes, pool: chainPool, block: Number(number), seconds };
  } catch (cause) {
    throw new AppError('USER_DATA_FAILED', {}, { cause });
  }
}
