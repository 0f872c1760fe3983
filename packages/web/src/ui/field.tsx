/** A labelled line to type into. */
import { useId, type InputHTMLAttributes, type Ref } from 'react';
import styles from './field.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'aria-describedby'> & {
  label: string;
  ref?: Ref<HTMLInputElement>;
  /** What is expected, under the field. */
  hint?: string;
  /** What is wrong with what was typed, as a sentence; null when nothing is. Its first line is always there, so that nothing moves. */
  fault?: string | null;
};

/** The field; what is typed is shown as it is, in whatever direction it is written. */
export function Field({ label, hint, fault = null, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        dir="auto"
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-words`}
      />
      <p id={`${id}-words`} className={styles.words} data-fault={fault !== null || undefined}>
        {fault ?? hint}
      </p>
    </div>
  );
}
