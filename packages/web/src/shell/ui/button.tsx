/** Things that are pressed: buttons, and links that look like them. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'danger' | 'plain';
export type ButtonSize = 'small' | 'medium' | 'large';

type Shape = {
  /** `primary` once a screen; `plain` has no outline and no shadow. */
  look?: ButtonLook;
  size?: ButtonSize;
  /** Takes the whole width of its place. */
  isWide?: boolean;
  children: ReactNode;
};

function classOf({ look = 'primary', size = 'medium', isWide = false }: Omit<Shape, 'children'>): string {
  return classNames(styles.button, styles[look], styles[size], isWide && styles.wide);
}

type ButtonProps = Shape &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** Shows a spinner and ignores presses; the label stays. */
    isBusy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button; `type` is "button" unless given, `isBusy` keeps its size. */
export function Button({ look, size, isWide, isBusy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, size, isWide })}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  to,
  onClick,
  children,
  ...shape
}: Shape & { to: string; onClick?: () => void }) {
  return (
    <Link to={to} className={classOf(shape)} onClick={onClick}>
      {children}
    </Link>
  );
}

/** A link to another site that looks like a button; it opens in a new tab. */
export function ButtonAnchor({ href, children, ...shape }: Shape & { href: string }) {
  return (
    <a href={href} className={classOf(shape)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
