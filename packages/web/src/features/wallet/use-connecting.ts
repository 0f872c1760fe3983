/** Connecting a chosen wallet from the dialog: which one is asked, its link if it has one, and what went wrong. */
import { AppError } from '@lilape/domain/app-error';
import { useEffect, useRef, useState } from 'react';
import { walletChosen } from '#shell/first/choose-wallet.ts';
import type { WalletId } from '#shell/first/wallet-ids.ts';

/** The wallet libraries: asked for once the dialog can be read, so that it does not wait for them. */
const loadConnection = () => import('#wallet/connection.ts');

type Connecting = {
  /** The wallet that is being asked, or null. */
  asked: WalletId | null;
  /** WalletConnect's link for the visitor's wallet. */
  link: string | null;
  error: unknown;
  /** Asks a wallet; another that was being asked is let go. */
  choose: (id: WalletId) => void;
  cancel: () => void;
};

/** Connects; the dialog closes on success. */
export function useConnecting(): Connecting {
  const [asked, setAsked] = useState<WalletId | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const abort = useRef<AbortController>(null);

  const cancel = () => {
    abort.current?.abort();
    setAsked(null);
    setLink(null);
  };
  useEffect(() => {
    // What does not come is asked for again by the choice, which says so.
    loadConnection().catch(() => {});
    // A dialog that is closed while a wallet is asked stops waiting for it.
    return () => abort.current?.abort();
  }, []);

  const choose = (id: WalletId) => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setAsked(id);
    setLink(null);
    setError(null);
    connect(id, setLink, controller.signal).then(walletChosen, (thrown: unknown) => {
      if (controller.signal.aborted) return;
      if (!(thrown instanceof AppError)) reportError(thrown);
      setError(thrown);
      setAsked(null);
      setLink(null);
    });
  };
  return { asked, link, error, choose, cancel };
}

async function connect(id: WalletId, onLink: (link: string) => void, signal: AbortSignal): Promise<void> {
  const { connectWallet } = await loadConnection();
  signal.throwIfAborted();
  await connectWallet(id, { onLink, signal });
}
