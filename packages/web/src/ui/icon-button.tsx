/** A square button with a picture and a spoken name. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './icon-button.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> & {
  /** What it does, for screen readers and as a tooltip. */
  label: string;
  children: ReactNode;
  'data-action'?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** An icon button of 44 px. */
export function IconButton({ label, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      {children}
    </button>
  );
}
