/** A small button that copies what stands beside it; `frame-actions.ts` does the copying, also in kept HTML. */
import { Check, Copy } from 'lucide-react';
import styles from './copy-button.module.css';

type Props = {
  /** What it does, for who does not see its place. */
  label: string;
  copied: string;
  failed: string;
  /** What is copied; without it the text of the element before the button. */
  text?: string;
};

/** The button; a tick says for two seconds that it worked. */
export function CopyButton({ label, copied, failed, text = '' }: Props) {
  return (
    <button
      type="button"
      className={styles.copy}
      title={label}
      aria-label={label}
      data-copy={text}
      data-copied={copied}
      data-failed={failed}
    >
      <Copy aria-hidden="true" size={18} />
      <Check aria-hidden="true" size={18} />
    </button>
  );
}
