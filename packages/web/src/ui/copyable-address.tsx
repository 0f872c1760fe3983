/** A chain address, shortened, that copies itself in full. */
import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { shortAddress } from '#shell/text/short-address.ts';
import styles from './copyable-address.module.css';

type Props = {
  address: string;
  /** Shows all 42 characters instead of the first 6 and last 4. */
  isFull?: boolean;
};

/** A button that shows an address and copies the full one; `frame-actions.ts` does the copying, also in kept HTML. */
export function CopyableAddress({ address, isFull = false }: Props) {
  const { t } = useLingui();
  const shown = isFull ? address : shortAddress(address);
  return (
    <button
      type="button"
      className={styles.address}
      title={address}
      aria-label={t`Copy ${shown}`}
      data-copy={address}
      data-copied={t`Address copied`}
      data-failed={t`The address could not be copied. Select it and copy it by hand.`}
    >
      <code className={isFull ? styles.full : undefined}>{shown}</code>
      <Copy className={styles.copy} aria-hidden="true" size={18} />
      <Check className={styles.done} aria-hidden="true" size={18} />
    </button>
  );
}
