/** A line to move a thumb on, with what it is set to above it. */
import { type ReactNode, useId } from 'react';
import styles from './slider.module.css';

type Props = {
  label: ReactNode;
  /** What it is set to, in words. */
  text: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  /** What stands at its two ends. */
  ends: readonly [ReactNode, ReactNode];
};

/** The slider; arrow keys move it by one, and screen readers say its words. */
export function Slider({ label, text, min, max, value, onChange, ends: [from, to] }: Props) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className={styles.text} aria-live="off">
        {text}
      </output>
      <input
        id={id}
        type="range"
        aria-valuetext={text}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
