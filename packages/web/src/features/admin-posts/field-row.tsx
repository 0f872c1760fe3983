/** A line of a post, as it is typed: label, prefix, figure or text, suffix, and its place among the lines. */
import { FACT_KEYS } from '@lilape/domain/posts/placeholders';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import hidden from '#shell/ui/visually-hidden.module.css';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './posts-section.module.css';
import type { FieldTyped } from './post-typed.ts';
import { useFactNames } from './words.ts';

type Props = {
  field: FieldTyped;
  /** From 1. */
  number: number;
  isLast: boolean;
  /** What is wrong with it, as a sentence. */
  fault: string | null;
  onChange: (change: Partial<FieldTyped>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** The line as the sentence it says: each of its words is a chip that a press changes. */
export function FieldRow({ field, number, isLast, fault, onChange, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const facts = useFactNames();
  const faultId = useId();
  const isBad = fault !== null;
  const text = (name: 'label' | 'own' | 'prefix' | 'unit', label: string, isBlamed = false) => (
    <input
      className={styles.chip}
      aria-label={label}
      aria-invalid={(isBad && isBlamed) || undefined}
      aria-describedby={isBad && isBlamed ? faultId : undefined}
      placeholder={label}
      value={field[name]}
      size={Math.max(field[name].length, label.length, 2)}
      autoComplete="off"
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <fieldset className={styles.line} data-bad={isBad || undefined}>
      <legend className={hidden.hidden}>{t`Line ${number}`}</legend>
      <div className={styles.sentence}>
        {text('label', t`Label`, true)}
        <span aria-hidden="true">:</span>
        {text('prefix', t`Prefix`)}
        <select
          className={styles.chip}
          aria-label={t`Says`}
          value={field.fact}
          onChange={({ target }) => onChange({ fact: target.value })}
        >
          {FACT_KEYS.map((key) => (
            <option key={key} value={key}>
              {facts[key]}
            </option>
          ))}
          <option value="">{t`My own text`}</option>
        </select>
        {field.fact === '' && text('own', t`The text`)}
        {text('unit', t`Suffix`)}
        <span className={styles.moves}>
          <IconButton label={t`Move line ${number} up`} disabled={number === 1} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden="true" size={20} />
          </IconButton>
          <IconButton label={t`Move line ${number} down`} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden="true" size={20} />
          </IconButton>
          <IconButton label={t`Remove line ${number}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" size={20} />
          </IconButton>
        </span>
      </div>
      {fault !== null && (
        <p id={faultId} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
