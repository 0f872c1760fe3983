/** One wallet in the dialog: to connect, to open the page in, or to install. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#shell/ui/class-names.ts';
import type { BrowserWalletId, WalletId } from '#shell/first/wallet-ids.ts';
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
export function InstallCard({ downloadUrl, ...wallet }: NamedProps & { downloadUrl: string }) {
  return (
    <LinkCard {...wallet} href={downloadUrl} target="_blank">
      <Trans>Install</Trans>
    </LinkCard>
  );
}

/** A wallet on a phone: this page in the browser of its app. In the same tab, as apps take over no others. */
export function AppCard({ appUrl, ...wallet }: NamedProps & { appUrl: string }) {
  return (
    <LinkCard {...wallet} href={appUrl}>
      <Trans>Open in the app</Trans>
    </LinkCard>
  );
}

type NamedProps = { id: BrowserWalletId; name: string };

type LinkCardProps = NamedProps & { href: string; target?: '_blank'; children: ReactNode };

function LinkCard({ id, name, href, target, children }: LinkCardProps) {
  return (
    <li>
      <a
        className={classNames(styles.card, target !== undefined && styles.missing)}
        href={href}
        target={target}
        rel="noreferrer"
      >
        <WalletMark id={id} name={name} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.install}>
            {children}
            <ExternalLink aria-hidden="true" size={16} />
          </span>
        </span>
      </a>
    </li>
  );
}
