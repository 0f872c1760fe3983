/** Going on with the wallet of the last visit; the wallet libraries load only where there was one. */
import { rememberedWallet } from './remembered.ts';
import { currentSession, session, setSession } from './session.ts';

/** How long a wallet may take to say whether it still knows us, milliseconds; some never answer. */
const patienceMs = 5_000;

let restoring: Promise<void> | undefined;

/**
 * Reconnects the remembered wallet, once at a time, without asking the visitor; a wallet that is gone is forgotten, and so
 * is one that has not answered after 5 s. Never rejects.
 */
export function restoreSession(): Promise<void> {
  restoring ??= restore().finally(() => (restoring = undefined));
  return restoring;
}

async function restore(): Promise<void> {
  const walletId = rememberedWallet();
  if (walletId === null || currentSession().status !== 'disconnected') return;
  setSession({ status: 'connecting' });
  try {
    // oxlint-disable-next-line no-restricted-imports -- fetched only where a wallet is remembered
    const libraries = await import('#wallet/connection.ts').catch(() => null);
    // They did not come, which says nothing of the wallet: it stays remembered.
    if (libraries === null) session.set({ status: 'disconnected' });
    else await Promise.race([libraries.reconnectWallet(walletId), outOfPatience()]);
  } catch {
    // Not being able to go on with an old session is no error: the visitor sees 'Connect Wallet'.
    setSession({ status: 'disconnected' });
  }
}

function outOfPatience(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The remembered wallet did not answer.')), patienceMs);
  });
}
