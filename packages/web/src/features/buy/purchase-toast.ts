/** The one message about the purchase: how it ended, or why it was not started. @see specification §4, §8 Buy modal mapping */
import { AppError } from '@lilape/domain/app-error';
import { sentence } from '@lilape/domain/messages/catalogue';
import type { Language } from '#shell/page/language.ts';
import { sentenceOf } from '#text/sentence.ts';
import { toast, type ToastContent, type ToastHandle } from '#shell/ui/toast.ts';

let last: ToastHandle | undefined;

/** Shows the sentence for a failure, titled 'Purchase Failed' unless it has a title of its own. */
export function showFault(thrown: unknown, language: Language): void {
  const { title, text } = sentenceOf(thrown, language);
  const failed = sentence('PURCHASE_FAILED_RETRY', {}, language).title ?? '';
  say({ title: title ?? failed, description: text, variant: 'destructive' });
}

/** Shows what the wallet could not do beside buying, titled 'Wallet Error'. */
export function showWalletError(cause: AppError, language: Language): void {
  const { title = '', text } = sentenceOf(new AppError('WALLET_ERROR', {}, { cause }), language);
  say({ title, description: text, variant: 'destructive' });
}

/** Shows that the purchase was made; `tokens` is what was credited, formatted. */
export function showSuccess(tokens: string, language: Language): void {
  const { title = '', text } = sentence('PURCHASE_SUCCESSFUL', { tokens }, language);
  say({ title, description: text });
}

/** Takes the message about an earlier attempt away; another's message stays. */
export function dismissPurchaseToast(): void {
  last?.dismiss();
}

function say(content: ToastContent): void {
  last = toast(content);
}
