/** One wallet in the dialog: to connect, or to install. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { classNames } from '#shell/ui/class-names.ts';
import type { BrowserWalletId, WalletId } from '#shell/wallet/wallet-ids.ts';
import styles from './wallet-card.module.css';
import { WalletMark } from './wallet-mark.tsx';

type CardProps = {
  id: WalletId;
  name: string;
  description?: string;
  badge?: string;
  /** What it announced, as the address of an image; null without. */
  icon?: string | null;
  /** Whether this wallet is being asked. */
  isAsked: boolean;
  isDisabled: boolean;
  onChoose: (id: WalletId) => void;
};

/** A wallet that can be connected; a spinner while it is asked. */
export function WalletCard({
  id,
  name,
  description,
  badge,
  icon = null,
  isAsked,
  isDisabled,
  onChoose,
}: CardProps) {
  const { t } = useLingui();
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        disabled={isDisabled}
        aria-busy={isAsked || undefined}
        onClick={() => onChoose(id)}
      >
        <WalletMark id={id} name={name} icon={icon} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {isAsked ? (
            <span className={styles.description}>{t`Waiting for the wallet…`}</span>
          ) : (
            description !== undefined && <span className={styles.description}>{description}</span>
          )}
        </span>
        {isAsked ? (
          <span className={styles.spinner} aria-hidden="true" />
        ) : (
          badge !== undefined && <span className={styles.badge}>{badge}</span>
        )}
      </button>
    </li>
  );
}

/** A wallet that is not installed: its download page in a new tab. */
export function InstallCard({
  id,
  name,
  downloadUrl,
}: {
  id: BrowserWalletId;
  name: string;
  downloadUrl: string;
}) {
  return (
    <li>
      <a
        className={classNames(styles.card, styles.missing)}
        href={downloadUrl}
        target="_blank"
        rel="noreferrer"
      >
        <WalletMark id={id} name={name} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
        </span>
        <span className={styles.install}>
          <Trans>Install</Trans>
          <ExternalLink aria-hidden="true" size={16} />
        </span>
      </a>
    </li>
  );
}
