/** The stake that a visitor fills in: one draft for tree, form and curve, whoever writes it. */
import { parseAmountInput } from '@lilape/domain/amount-input';
import { DEFAULT_LOCK_DAYS, type LockDays } from '@lilape/domain/staking/periods';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { createStore } from '#shell/first/store.ts';

export type StakeDraft = {
  /** As it was typed; null for the example that the page opens with. */
  readonly amountText: string | null;
  readonly lockDays: LockDays;
  /** Whether an ape is to double it; with a wallet it is the one of that number. */
  readonly isDoubled: boolean;
  /** 0 where none was chosen. */
  readonly apeId: number;
  /** Address of its picture. */
  readonly apePicture: string | null;
};

/** The amount of the example. */
export const EXAMPLE_AMOUNT = '1000000';

/** What a draft says of an ape where there is none. */
export const noApe = { isDoubled: false, apeId: 0, apePicture: null } as const;

export const draft = createStore<StakeDraft>({
  amountText: null,
  lockDays: DEFAULT_LOCK_DAYS,
  ...noApe,
});

/** Changes a part of it. */
export function changeDraft(part: Partial<StakeDraft>): void {
  draft.set({ ...draft.get(), ...part });
}

/** The typed amount in base units, or why it is none; also where the token is written behind it. */
export function amountOf({ amountText }: Pick<StakeDraft, 'amountText'>) {
  return parseAmountInput(amountText ?? EXAMPLE_AMOUNT, TOKEN_DECIMALS, ['LILAPE']);
}
