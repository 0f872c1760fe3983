/** One of a few: radio buttons in the shape of chips. */
import type { ReactNode } from 'react';
import styles from './choice.module.css';

type Props<Value extends string> = {
  /** What is chosen, for screen readers. */
  legend: string;
  /** Name of the group, which a style sheet may read the choice by. */
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** Without it the browser keeps the choice, the first to begin with. */
  value?: Value;
  onChange?: (value: Value) => void;
};

/** The chips; arrow keys go through them. It works in kept HTML, where no script keeps the choice. */
export function Choice<Value extends string>({ legend, name, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: index === 0 }
              : { checked: option.value === value, onChange: () => onChange?.(option.value) })}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
