/** A chain address, shortened, that copies itself in full. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shortAddress } from '#shell/first/short-address.ts';
import styles from './copyable-address.module.css';

type Props = {
  address: string;
  /** Shows all 42 characters instead of the first 6 and last 4. */
  isFull?: boolean;
  /** Whether something around it has the words for the outcome: see `CopyOutcome`. */
  isAmongMany?: boolean;
};

/** A button that shows an address and copies the full one; `frame-actions.ts` does the copying, also in kept HTML. */
export function CopyableAddress({ address, isFull = false, isAmongMany = false }: Props) {
  const { t } = useLingui();
  const outcome = useOutcome();
  const shown = isFull ? address : shortAddress(address);
  return (
    <button
      type="button"
      className={styles.address}
      title={isFull ? undefined : address}
      aria-label={t`Copy ${shown}`}
      data-copy={isFull ? '' : address}
      {...(!isAmongMany && outcome)}
    >
      <code className={isFull ? styles.full : undefined}>{shown}</code>
    </button>
  );
}

/** Says once for many addresses within it how copying went: a document that repeats it for each grows by half a kilobyte. */
export function CopyOutcome({ children }: { children: ReactNode }) {
  return <div {...useOutcome()}>{children}</div>;
}

function useOutcome() {
  const { t } = useLingui();
  return {
    'data-copied': t`Address copied`,
    'data-failed': t`We couldn’t copy the address. Select it and copy it by hand.`,
  };
}
