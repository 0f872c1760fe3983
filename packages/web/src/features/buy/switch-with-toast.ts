/** Switching the wallet to the sale's network, with a toast for either end. @see specification §2 Home Buy Now */
import { networkName } from '@lilape/domain/chains';
import { sentence } from '@lilape/domain/messages/catalogue';
import type { Sentence } from '@lilape/domain/messages/message';
import { walletFault } from '#chain/errors.ts';
import { chainId } from '#shell/first/deployment.ts';
import type { Language } from '@lilape/domain/languages';
import { toast, type ToastVariant } from '#shell/first/toast.ts';
import { sentenceOf } from '#text/sentence.ts';
import { switchNetwork } from '#wallet/actor.ts';

/** Asks the wallet; never throws: the toast 'Network Switch Failed' says how to do it by hand. */
export async function switchWithToast(language: Language): Promise<void> {
  const network = networkName(chainId, language);
  try {
    await switchNetwork();
    say(sentence('NETWORK_SWITCHED', { network }, language), 'default');
  } catch (cause) {
    say(sentenceOf(walletFault('NETWORK_SWITCH_FAILED', { network }, cause), language), 'destructive');
  }
}

function say({ title = '', text }: Sentence, variant: ToastVariant): void {
  toast({ title, description: text, variant });
}
