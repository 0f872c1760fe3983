/** The second way in: the wallet of an owner signs a text. */
import type { AdminSession } from '@lilape/wire/admin';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { shortAddress } from '#shell/first/short-address.ts';
import { Button } from '#shell/ui/button.tsx';
import { openWalletDialog } from '#shell/wallet/choose-wallet.ts';
import { currentSession, useSession } from '#shell/wallet/session.ts';
import { Fault } from '#ui/fault.tsx';
import styles from './sign-in.module.css';
import { signInWithWallet } from './wallet-sign-in.ts';

/** One press connects a wallet, where none is, and asks it to sign; a second one while it is asked changes nothing. */
export function WalletLogin({ onEntered }: { onEntered: (session: AdminSession | null) => void }) {
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  /** Here before React has rendered that it is busy. */
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  const enter = async () => {
    const wallet = currentSession();
    if (wallet.status !== 'connected' || going.current !== null) return;
    const controller = new AbortController();
    going.current = controller;
    setIsAsking(true);
    setFailure(null);
    try {
      onEntered((await signInWithWallet(wallet.address, controller.signal)).session);
    } catch (thrown) {
      // Who does not wait for the wallet knows why nobody was signed in.
      if (!controller.signal.aborted) setFailure(thrown);
    }
    going.current = null;
    setIsAsking(false);
  };
  const press = () => {
    setFailure(null);
    if (session.status === 'connected') void enter();
    else openWalletDialog(() => void enter());
  };

  return (
    <div className={styles.wallet}>
      <div className={styles.acts}>
        <Button look="secondary" isWide isBusy={isAsking || session.status === 'connecting'} onClick={press}>
          {isAsking ? <Trans>Sign in your wallet…</Trans> : <Trans>Sign in with a wallet</Trans>}
        </Button>
        {isAsking && (
          <Button look="secondary" onClick={() => going.current?.abort()}>
            <Trans>Stop waiting</Trans>
          </Button>
        )}
      </div>
      <p className={styles.hint}>
        {session.status === 'connected' ? (
          <Trans>
            As <code title={session.address}>{shortAddress(session.address)}</code>. It signs a text; it’s not
            a transaction and costs nothing.
          </Trans>
        ) : (
          <Trans>For the owners’ wallets. It signs a text; it’s not a transaction and costs nothing.</Trans>
        )}
      </p>
      <div className={styles.fault} role="alert">
        {failure !== null && <Fault error={failure} />}
      </div>
    </div>
  );
}
