/** A drawing that is gone through by arrow keys, pointer and touch; what is known where one stands is said above it. */
import { type ReactNode, useState } from 'react';
import styles from './step-chart.module.css';
import { type Size, useSize } from './use-size.ts';

/** Where one stands in the drawing. */
export type Explored = {
  size: Size;
  /** Of the chosen place; the last stands at first. */
  index: number;
  isChosen: boolean;
  choose: (index: number | null) => void;
};

type Props = {
  /** What the chart shows, for those who do not see it. */
  label: string;
  /** The whole of what is known at each place, at least one, oldest first. */
  words: readonly string[];
  /** Class of the box that gives the drawing its size. */
  plot?: string | undefined;
  render: (explored: Explored) => ReactNode;
};

/** The words, the drawing once its size is known, and the slider over it. */
export function ExploredChart({ label, words, plot = styles.plot, render }: Props) {
  const [ref, size] = useSize();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = words.length - 1;
  const index = chosen === null ? last : Math.min(chosen, last);
  return (
    <div className={styles.chart}>
      <p className={styles.words} aria-hidden="true">
        {words[index]}
      </p>
      <div className={plot} ref={ref}>
        {size !== null && render({ size, index, isChosen: chosen !== null, choose: setChosen })}
        <input
          className={styles.slider}
          type="range"
          aria-label={label}
          aria-valuetext={words[index]}
          min={0}
          max={last}
          step={1}
          value={index}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
          onBlur={() => setChosen(null)}
        />
      </div>
    </div>
  );
}
