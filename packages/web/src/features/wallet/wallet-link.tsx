/** WalletConnect's link: opened by a wallet on this device, or copied into one on another. */
import { Trans, useLingui } from '@lingui/react/macro';
import { announce } from '#lib/announce.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { useState } from 'react';
import styles from './wallet-dialog.module.css';

/** The link with its actions; waits while there is none yet. */
export function WalletLink({ link, onCancel }: { link: string | null; onCancel: () => void }) {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      announce(t`Link copied`);
    } catch {
      announce(t`The link could not be copied.`);
    }
  };
  return (
    <div className={styles.link} aria-live="polite">
      <p>
        {link === null ? (
          <Trans>Asking WalletConnect for a link…</Trans>
        ) : (
          <Trans>
            Open the link in your wallet, or copy it and paste it where your wallet says “WalletConnect”.
          </Trans>
        )}
      </p>
      <div className={styles.row}>
        {link !== null && (
          <>
            <ButtonAnchor href={link} size="small">
              <Trans>Open wallet</Trans>
            </ButtonAnchor>
            <Button look="secondary" size="small" onClick={() => void copy(link)}>
              {isCopied ? <Trans>Copied</Trans> : <Trans>Copy link</Trans>}
            </Button>
          </>
        )}
        <Button look="plain" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
