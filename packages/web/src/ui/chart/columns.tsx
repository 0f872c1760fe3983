/** Amounts of spans of time, a column each, the highest labelled on itself. */
import { type AxisWords, axesOf, BaseLine, ChartPaper } from './axes.tsx';
import styles from './columns.module.css';
import { type Explored, ExploredChart } from './explored-chart.tsx';

/** A column's value decides how high it is painted, never what is said of it. */
export type Column = {
  /** When its span begins, unix milliseconds. */
  at: number;
  value: number;
  /** The whole of what is known of it, in words. */
  words: string;
};

type Props = AxisWords & {
  /** What the chart shows, for those who do not see it. */
  label: string;
  /** Oldest first, at least one, one after the other without a gap. */
  columns: readonly Column[];
  /** Length of a span, milliseconds. */
  spanMs: number;
};

/** The chart; arrow keys, pointer and touch go through its columns, the last stands at first. */
export function Columns(props: Props) {
  return (
    <ExploredChart
      label={props.label}
      words={props.columns.map(({ words }) => words)}
      plot={styles.plot}
      render={(explored) => <Drawing {...props} {...explored} />}
    />
  );
}

function Drawing({ columns, spanMs, formatValue, formatTime, size, index, choose }: Props & Explored) {
  const top = Math.max(...columns.map(({ value }) => value));
  const from = columns[0]?.at ?? 0;
  const to = (columns.at(-1)?.at ?? 0) + spanMs;
  const axes = axesOf(size, { from, to, top, formatValue, formatTime });
  const { x, y, start } = axes;
  const room = x(from + spanMs) - x(from);
  const highest = columns.findLast(({ value }) => value === top);
  const point = (left: number | null) =>
    choose(
      left === null ? null : Math.min(columns.length - 1, Math.max(0, Math.floor((left - start) / room))),
    );

  return (
    <ChartPaper axes={axes} onPoint={point}>
      {columns.map(({ at, value }, position) => (
        <rect
          key={at}
          className={styles.column}
          data-chosen={position === index || undefined}
          x={x(at) + room * gap}
          width={room * (1 - 2 * gap)}
          y={y(value)}
          height={y(0) - y(value)}
        />
      ))}
      <BaseLine axes={axes} />
      {highest !== undefined && top > 0 && (
        <text
          className={styles.highest}
          x={Math.min(Math.max(x(highest.at) + room / 2, start + labelRoom), size.width - labelRoom)}
          y={y(top)}
          dy="-0.5em"
        >
          {formatValue(top)}
        </text>
      )}
    </ChartPaper>
  );
}

/** Of a span's room, on either side of its column. */
const gap = 0.12;
/** Half of the highest column's label, pixels. */
const labelRoom = 68;
