/** A labelled place to type several lines into. */
import { useId, type TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';

type Props = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'id' | 'value' | 'aria-describedby'
> & {
  label: string;
  value: string;
  /** What is expected, under the place. */
  hint?: string;
  /** What is wrong with what was typed, as a sentence; null when nothing is. */
  fault?: string | null;
  /** How many characters (UTF-16 units) fit, said beside what there are: more can be typed, so that nothing of what is pasted is lost. */
  most: number;
};

/** Grows with what is typed, where the browser can. */
export function TextArea({ label, value, hint, fault = null, most, ...area }: Props) {
  const id = useId();
  const { length } = value.trim();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        dir="auto"
        rows={5}
        {...area}
        id={id}
        value={value}
        className={styles.input}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-words`}
      />
      <div className={styles.under}>
        <p id={`${id}-words`} className={styles.words} data-fault={fault !== null || undefined}>
          {fault ?? hint}
        </p>
        <span className={styles.count} data-over={length > most || undefined} aria-hidden="true">
          {length} / {most}
        </span>
      </div>
    </div>
  );
}
