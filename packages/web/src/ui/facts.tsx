/** The one list of facts: what each is called, and what it is. */
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './facts.module.css';

type FactsProps = HTMLAttributes<HTMLDListElement> & {
  /** Names over what they name, beside it in a column, before it on one line, over figures that are read first, as large as `--figure`, or under each in a cell of a panel. */
  look?: 'stack' | 'columns' | 'rows' | 'figures' | 'cells';
};

export function Facts({ look = 'stack', className = '', ...rest }: FactsProps) {
  return <dl className={`${styles[look]} ${className}`} {...rest} />;
}

type FactProps = HTMLAttributes<HTMLDivElement> & { name: ReactNode };

/** One of them. */
export function Fact({ name, children, ...rest }: FactProps) {
  return (
    <div {...rest}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
