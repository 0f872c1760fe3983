/** Switching the wallet to the sale's network, with a toast for either end. @see specification §2 Home Buy Now */
import { networkName } from '@lilape/domain/chains';
import { chainId } from '#shell/deployment.ts';
import type { Language } from '#shell/page/language.ts';
import { toast } from '#shell/ui/toast.ts';
import { sentence } from '@lilape/domain/messages/catalogue';
import { switchNetwork } from '#wallet/actor.ts';

/** Asks the wallet; never throws: the toast 'Network Switch Failed' says how to do it by hand. */
export async function switchWithToast(language: Language): Promise<void> {
  try {
    await switchNetwork();
    say('NETWORK_SWITCHED', language);
  } catch {
    say('NETWORK_SWITCH_FAILED', language, 'destructive');
  }
}

function say(
  code: 'NETWORK_SWITCHED' | 'NETWORK_SWITCH_FAILED',
  language: Language,
  variant: 'default' | 'destructive' = 'default',
): void {
  const { title = '', text } = sentence(code, { network: networkName(chainId, language) }, language);
  toast({ title, description: text, variant });
}
