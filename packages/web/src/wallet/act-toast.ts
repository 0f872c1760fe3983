/** The one message about an act: how it ended, or why it was not started. @see specification §4, §8 Buy modal mapping */
import { AppError } from '@lilape/domain/app-error';
import { type PlainCode, sentence } from '@lilape/domain/messages/catalogue';
import type { Language } from '@lilape/domain/languages';
import type { Sentence } from '@lilape/domain/messages/message';
import { toast, type ToastHandle } from '#shell/first/toast.ts';
import { sentenceOf } from '#text/sentence.ts';

let last: ToastHandle | undefined;

/** The sentence for a failure; one without a title of its own has that of `failed`, the act's own failure. */
export function actFailure(thrown: unknown, failed: PlainCode, language: Language): Sentence {
  const own = sentenceOf(thrown, language);
  return { title: sentence(failed, {}, language).title ?? '', ...own };
}

/** Says how an act ended. */
export function showEnding({ title = '', text }: Sentence, isFailure: boolean): void {
  last = toast({ title, description: text, variant: isFailure ? 'destructive' : 'default' });
}

/** Says what the wallet could not do beside an act, titled 'Wallet Error'. */
export function showWalletError(cause: AppError, language: Language): void {
  showEnding(sentenceOf(new AppError('WALLET_ERROR', {}, { cause }), language), true);
}

/** Takes the message about an earlier act away; another's message stays. */
export function dismissActToast(): void {
  last?.dismiss();
}
