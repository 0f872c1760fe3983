/** A wallet's mark: the icon that it announced, else a drawing of ours, else the first letter of its name. @see decision 74 "marks of wallets" */
import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { Art } from '#shell/ui/art.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import type { NamedWalletId, WalletId } from '#shell/first/wallet-ids.ts';
import styles from './wallet-mark.module.css';

/** Of a fox, a coin, a rabbit, a shield and two letters, on 24 by 24: none is a trademark of anybody. */
const paths: Readonly<Partial<Record<NamedWalletId, string>>> = {
  metamask: 'M3 4l5 4h8l5-4-1 10-5 6H9l-5-6zM8.5 12.5h.01M15.5 12.5h.01M11 17h2',
  coinbase: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M15 9.5a4 4 0 1 0 0 5',
  rabby:
    'M7 12C4 7 5 2.5 7 2.5S10 7 10 10.5M14 10.5C14 7 15 2.5 17 2.5S20 7 17 12M12 10a7 5.8 0 1 0 0 11.5A7 5.8 0 1 0 12 10M9.5 15h.01M14.5 15h.01M12 18v.5',
  trust: 'M12 3l8 3c0 8-3 12.5-8 15-5-2.5-8-7-8-15zM8.5 11.5l2.5 3 4.5-5.5',
  okx: 'M7 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9M15 7.5v9M20.5 7.5L15.5 12l5 4.5',
};

type Props = { id: WalletId; name: string; icon?: string | null };

/** A decoration: the wallet's name stands beside it. */
export function WalletMark({ id, name, icon = null }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  if (icon !== null && !isBroken)
    return (
      <span className={styles.tile}>
        <img src={icon} alt="" width="36" height="36" decoding="async" onError={() => setIsBroken(true)} />
      </span>
    );
  return (
    <span className={classNames(styles.tile, styles[id] ?? styles.other)} aria-hidden="true">
      <Drawing id={id} name={name} />
    </span>
  );
}

function Drawing({ id, name }: { id: WalletId; name: string }) {
  if (id === 'demo') return <Art name="banana" width={28} />;
  if (id === 'walletconnect') return <LinkIcon size={22} />;
  const path = paths[id as NamedWalletId];
  if (path === undefined) return name.slice(0, 1);
  return (
    <svg width="24" height="24" viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  );
}
