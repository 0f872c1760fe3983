/** What 'Buy Now' does: connect if need be, be on the right network, then the modal. @see specification §2 Buy modal */
import type { Language } from '@lilape/domain/languages';
import { openOverlay } from '#shell/first/overlay.ts';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { accountHere, currentSession } from '#shell/first/session.ts';
import { setDraftAmount } from './draft.ts';

/** Opens the way to pay, in the language of the page; `amount` stands in the form then, or else what was typed there last. */
export function buyNow(language: Language, amount = ''): void {
  const session = currentSession();
  if (session.status !== 'connected') return openWalletDialog(() => buyNow(language, amount));
  if (amount !== '') setDraftAmount(amount);
  if (accountHere(session) !== null) return openOverlay('buy');
  void switchFirst(language);
}

async function switchFirst(language: Language): Promise<void> {
  const { switchWithToast } = await import('./switch-with-toast.ts');
  await switchWithToast(language);
  // The modal offers to switch again where it failed.
  openOverlay('buy');
}
