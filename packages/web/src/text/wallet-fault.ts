/** Errors that a wallet caused. @see decision 55 "the wallets own words" */
import { AppError } from '@lilape/domain/app-error';
import type { MessageCode, ValuesOf, WrapperCode } from '@lilape/domain/messages/catalogue';

/** Codes whose sentence leaves out what the wallet says. */
export type SaidCode = Exclude<MessageCode, WrapperCode>;

/** The sentence is ours, and the wallet's own words stand after it. */
export class WalletFault<Code extends SaidCode = SaidCode> extends AppError<Code> {
  /** Of the wallet, fit to be shown; undefined where it said nothing. */
  readonly words: string | undefined;

  constructor(code: Code, values: ValuesOf<Code>, cause: unknown, words: string | undefined) {
    // The same arguments, which the compiler cannot see while the code is open.
    super(...([code, values, { cause }] as unknown as ConstructorParameters<typeof AppError<Code>>));
    this.words = words;
  }
}
