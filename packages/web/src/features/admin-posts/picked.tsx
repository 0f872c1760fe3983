/** One of several, by the browser's own list. */
import { useId } from 'react';
import { classNames } from '#shell/ui/class-names.ts';
import field from '#ui/field.module.css';
import styles from './posts-section.module.css';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string }[];
  onPick: (value: Value) => void;
};

export function Picked<Value extends string>({ label, value, options, onPick }: Props<Value>) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classNames(field.input, styles.picked)}
        value={value}
        onChange={({ target }) => {
          const option = options.find((each) => each.value === target.value);
          if (option !== undefined) onPick(option.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
