/** WalletConnect's link: scanned by a wallet on another device, opened by one on this, or copied. Loads with WalletConnect. */
import { Trans, useLingui } from '@lingui/react/macro';
import { announce } from '#shell/first/announce.ts';
import { Button, ButtonAnchor } from '#shell/ui/button.tsx';
import { useState } from 'react';
import { QrCode } from './qr-code.tsx';
import styles from './wallet-link.module.css';

export type LinkProps = { link: string | null; onCancel: () => void };

/** The link with its actions; waits while there is none yet. */
export function WalletLink({ link, onCancel }: LinkProps) {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      announce(t`Link copied`);
    } catch {
      announce(t`We couldn’t copy the link.`);
    }
  };
  return (
    <div className={styles.link} aria-live="polite">
      <div className={styles.code}>
        {link === null ? (
          <p className={styles.asking}>
            <Trans>Getting a link from WalletConnect…</Trans>
          </p>
        ) : (
          <QrCode text={link} label={t`QR code: scan it with your wallet to connect`} />
        )}
      </div>
      <div className={styles.words}>
        <p>
          <strong>
            <Trans>Scan the code with the wallet on your phone.</Trans>
          </strong>
        </p>
        <p>
          <Trans>
            Is the wallet on this device? Open the link in it, or copy the link and paste it where your wallet
            says “WalletConnect”.
          </Trans>
        </p>
      </div>
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
