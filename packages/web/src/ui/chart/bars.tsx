/** Bars that fill up, one under the other, each labelled on itself. */
import styles from './bars.module.css';

export type Bar = {
  key: string | number;
  name: string;
  /** Beside the name, softer. */
  note: string;
  /** What the bar amounts to. */
  words: string;
  /** Length of the whole bar, percent of the longest. */
  lengthPct: number;
  /** How much of the bar is filled, percent. */
  filledPct: number;
  isCurrent: boolean;
  /** Drawn on a large screen only, fainter. */
  isAhead?: boolean;
};

/** The bars as a list; their words are read out, their drawing is not. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ol className={styles.bars}>
      {bars.map(({ key, name, note, words, lengthPct, filledPct, isCurrent, isAhead }) => (
        <li
          key={key}
          className={styles.bar}
          aria-current={isCurrent ? 'step' : undefined}
          data-ahead={isAhead || undefined}
        >
          <span className={styles.name}>
            {name} <span className={styles.note}>{note}</span>
          </span>
          <span className={styles.place}>
            <span
              className={styles.track}
              style={{ inlineSize: `calc((100% - var(--room)) * ${lengthPct / 100})` }}
              aria-hidden="true"
            >
              <span
                className={styles.fill}
                style={{ inlineSize: filledPct > 0 ? `max(0.375rem, ${filledPct}%)` : 0 }}
              />
            </span>
            <span className={styles.words}>{words}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
