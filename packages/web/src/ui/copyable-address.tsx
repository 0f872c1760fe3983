/** A chain address, shortened, that copies itself in full. */
import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '#lib/announce.ts';
import { shortAddress } from '#lib/short-address.ts';
import styles from './copyable-address.module.css';

const confirmationMs = 2000;

type Props = {
  address: string;
  /** Shows all 42 characters instead of the first 6 and last 4. */
  isFull?: boolean;
};

/** A button that shows an address and copies the full one; says so for two seconds. */
export function CopyableAddress({ address, isFull = false }: Props) {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
      announce(t`Address copied`);
    } catch {
      announce(t`The address could not be copied. Select it and copy it by hand.`);
    }
  };

  return (
    <button
      type="button"
      className={styles.address}
      title={address}
      onClick={() => void copy()}
      aria-label={t`Copy ${address}`}
    >
      <code className={isFull ? styles.full : undefined}>{isFull ? address : shortAddress(address)}</code>
      {isCopied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
    </button>
  );
}
