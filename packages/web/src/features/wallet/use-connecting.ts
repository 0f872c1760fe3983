/** Connecting a chosen wallet from the dialog: which one is asked, its link if it has one, and what went wrong. */
import { AppError } from '@lilape/domain/app-error';
import { useEffect, useRef, useState } from 'react';
import { connectWallet } from '#wallet/connection.ts';
import { walletChosen } from '#shell/wallet/choose-wallet.ts';
import type { WalletId } from '#shell/wallet/wallet-ids.ts';

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
  // A dialog that is closed while a wallet is asked stops waiting for it.
  useEffect(() => () => abort.current?.abort(), []);

  const choose = (id: WalletId) => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setAsked(id);
    setLink(null);
    setError(null);
    connectWallet(id, { onLink: setLink, signal: controller.signal }).then(
      walletChosen,
      (thrown: unknown) => {
        if (controller.signal.aborted) return;
        if (!(thrown instanceof AppError)) reportError(thrown);
        setError(thrown);
        setAsked(null);
        setLink(null);
      },
    );
  };
  return { asked, link, error, choose, cancel };
}
