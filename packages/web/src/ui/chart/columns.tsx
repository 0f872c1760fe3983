/** Amounts of spans of time, a column each, the highest labelled on itself. */
import { characterWidth, plotMargin } from '@lilape/art/chart/line';
import { linear, valueMarks } from '@lilape/art/chart/scale';
import { type PointerEvent, useState } from 'react';
import styles from './columns.module.css';
import chart from './step-chart.module.css';
import { type MarkDetail, timeMarks } from './time-marks.ts';
import { type Size, useSize } from './use-size.ts';

/** A column's value decides how high it is drawn, never what is said of it. */
export type Column = {
  /** When its span begins, unix milliseconds. */
  at: number;
  value: number;
  /** The whole of what is known of it, in words. */
  words: string;
};

type Props = {
  /** What the chart shows, for those who do not see it. */
  label: string;
  /** Oldest first, at least one, one after the other without a gap. */
  columns: readonly Column[];
  /** Length of a span, milliseconds. */
  spanMs: number;
  formatValue: (value: number) => string;
  formatTime: (at: number, detail: MarkDetail) => string;
};

/** The chart; arrow keys, pointer and touch go through its columns, the last stands at first. */
export function Columns(props: Props) {
  const { label, columns } = props;
  const [ref, size] = useSize();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = columns.length - 1;
  const index = chosen === null ? last : Math.min(chosen, last);
  const words = columns[index]?.words ?? '';
  return (
    <div className={chart.chart}>
      <p className={chart.words} aria-hidden="true">
        {words}
      </p>
      <div className={styles.plot} ref={ref}>
        {size !== null && <Drawing {...props} size={size} index={index} choose={setChosen} />}
        <input
          className={chart.slider}
          type="range"
          aria-label={label}
          aria-valuetext={words}
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

type DrawingProps = Props & { size: Size; index: number; choose: (index: number | null) => void };

function Drawing({ columns, spanMs, formatValue, formatTime, size, index, choose }: DrawingProps) {
  const { width, height } = size;
  const top = Math.max(...columns.map(({ value }) => value));
  const values = valueMarks(top, 3);
  const start = Math.max(...values.map((value) => formatValue(value).length)) * characterWidth + 10;
  const from = columns[0]?.at ?? 0;
  const to = (columns.at(-1)?.at ?? 0) + spanMs;
  const x = linear([from, to], [start, width - plotMargin.end]);
  const y = linear([0, values.at(-1) ?? 1], [height - plotMargin.bottom, plotMargin.top]);
  const time = timeMarks(from, to, Math.max(3, Math.floor((width - start) / 110)));
  const room = x(from + spanMs) - x(from);
  const highest = columns.findLast(({ value }) => value === top);

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    choose(Math.min(columns.length - 1, Math.max(0, Math.floor((left - start) / room))));
  };

  return (
    <svg
      className={chart.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => choose(null)}
    >
      {values.map((value) => (
        <g key={value}>
          <line className={chart.grid} x1={start} x2={width - plotMargin.end} y1={y(value)} y2={y(value)} />
          <text className={chart.value} x={start - 10} y={y(value)} dy="0.35em">
            {formatValue(value)}
          </text>
        </g>
      ))}
      {time.marks.map((at) => (
        <text key={at} className={chart.time} x={Math.min(x(at), width - labelRoom)} y={height - 6}>
          {formatTime(at, time.detail)}
        </text>
      ))}
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
      <line className={chart.base} x1={start} x2={width - plotMargin.end} y1={y(0)} y2={y(0)} />
      {highest !== undefined && top > 0 && (
        <text
          className={styles.highest}
          x={Math.min(Math.max(x(highest.at) + room / 2, start + 2 * labelRoom), width - 2 * labelRoom)}
          y={y(top)}
          dy="-0.5em"
        >
          {formatValue(top)}
        </text>
      )}
    </svg>
  );
}

/** Of a span's room, on either side of its column. */
const gap = 0.12;
/** Half of a label. */
const labelRoom = 34;
