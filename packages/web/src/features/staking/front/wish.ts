/** What a visitor would like to stake: one wish for the calculator, the tree and the desk, whoever writes it. */
import { parseAmountInput } from '@lilape/domain/amount-input';
import { DEFAULT_LOCK_DAYS, type LockDays } from '@lilape/domain/staking/periods';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { createStore } from '#shell/page/store.ts';

export type Wish = {
  /** As it was typed. */
  readonly amountText: string;
  readonly lockDays: LockDays;
  /** Whether an ape is to double it; with a wallet it is the one of that number. */
  readonly isDoubled: boolean;
  /** 0 where none was chosen. */
  readonly apeId: number;
};

/** The example that the page opens with, and what it earns: plain decimal text. A test reckons it again. */
export const firstAmount = '1000000';
export const firstReward = '49315.06';
export const firstRewardInFull = '49315.068493150684931506';

export const wish = createStore<Wish>({
  amountText: firstAmount,
  lockDays: DEFAULT_LOCK_DAYS,
  isDoubled: false,
  apeId: 0,
});

/** Changes a part of it. */
export function wishFor(part: Partial<Wish>): void {
  wish.set({ ...wish.get(), ...part });
}

/** The typed amount in base units, or why it is none; also where the token is written behind it. */
export function amountOf({ amountText }: Pick<Wish, 'amountText'>) {
  return parseAmountInput(amountText, TOKEN_DECIMALS, ['LILAPE']);
}
