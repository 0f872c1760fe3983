/** A line of a post, as it is typed: label, figure or text, signs, and its place among the lines. */
import { FACT_KEYS } from '@lilape/domain/posts/placeholders';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Picked } from './picked.tsx';
import styles from './post-desk.module.css';
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

/** The line. */
export function FieldRow({ field, number, isLast, fault, onChange, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const facts = useFactNames();
  const text = (name: 'label' | 'own' | 'prefix' | 'unit', label: string) => (
    <Field
      label={label}
      value={field[name]}
      autoComplete="off"
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <fieldset className={styles.line} data-bad={fault !== null || undefined}>
      <legend>{t`Line ${number}`}</legend>
      <div className={styles.cells}>
        {text('label', t`Label`)}
        <Picked
          label={t`Says`}
          value={field.fact}
          onPick={(fact) => onChange({ fact })}
          options={[
            ...FACT_KEYS.map((key) => ({ value: key, name: facts[key] })),
            { value: '', name: t`A text of mine` },
          ]}
        />
        {field.fact === '' && text('own', t`The text`)}
        {text('prefix', t`Prefix`)}
        {text('unit', t`Suffix`)}
      </div>
      {fault !== null && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.moves}>
        <IconButton label={t`Move line ${number} up`} disabled={number === 1} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={t`Move line ${number} down`} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={t`Remove line ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </fieldset>
  );
}
