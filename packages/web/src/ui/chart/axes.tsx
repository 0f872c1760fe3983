/** Paper of a chart over time: lines of its values, marks of its time, and where on it something lies. */
import { characterWidth, plotMargin } from '@lilape/art/chart/line';
import { linear, type Scale, valueMarks } from '@lilape/art/chart/scale';
import type { PointerEvent, ReactNode } from 'react';
import { placeLabels } from './place-labels.ts';
import styles from './step-chart.module.css';
import { type MarkDetail, timeMarks } from './time-marks.ts';
import type { Size } from './use-size.ts';

export type AxisWords = {
  formatValue: (value: number) => string;
  formatTime: (at: number, detail: MarkDetail) => string;
};

export type Axes = AxisWords & {
  size: Size;
  values: readonly number[];
  time: ReturnType<typeof timeMarks>;
  /** Where the lines begin, pixels. */
  start: number;
  x: Scale;
  y: Scale;
};

/** The axes of values up to `top` and of the time between `from` and `to`, unix milliseconds. */
export function axesOf(
  size: Size,
  { from, to, top, formatValue, formatTime }: AxisWords & { from: number; to: number; top: number },
): Axes {
  const { width, height } = size;
  const values = valueMarks(top, height > 260 ? 4 : 3);
  const start = Math.max(...values.map((value) => formatValue(value).length)) * characterWidth + 10;
  return {
    size,
    formatValue,
    formatTime,
    values,
    time: timeMarks(from, to, Math.max(3, Math.floor((width - start) / 110))),
    start,
    x: linear([from, to], [start, width - plotMargin.end]),
    y: linear([0, values.at(-1) ?? 1], [height - plotMargin.bottom, plotMargin.top]),
  };
}

type Props = {
  axes: Axes;
  /** Receives how far from the left a pointer is, pixels; null once it has gone. */
  onPoint: (left: number | null) => void;
  children: ReactNode;
};

/** The paper, and what is painted on it. */
export function ChartPaper({ axes, onPoint, children }: Props) {
  const { size, values, time, start, x, y, formatValue, formatTime } = axes;
  const { width, height } = size;
  const labels = placeLabels(
    time.marks.map((at) => ({ at: x(at), text: formatTime(at, time.detail) })),
    width,
  );
  const point = (event: PointerEvent<SVGSVGElement>) =>
    onPoint(event.clientX - event.currentTarget.getBoundingClientRect().left);
  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onPoint(null)}
    >
      {values.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={start} x2={width - plotMargin.end} y1={y(value)} y2={y(value)} />
          <text className={styles.value} x={start - 10} y={y(value)} dy="0.35em">
            {formatValue(value)}
          </text>
        </g>
      ))}
      {labels.map(({ at, text }) => (
        <text key={at} className={styles.time} x={at} y={height - 6}>
          {text}
        </text>
      ))}
      {children}
    </svg>
  );
}

/** The line on which nothing stands. */
export function BaseLine({ axes: { size, start, y } }: { axes: Axes }) {
  return <line className={styles.base} x1={start} x2={size.width - plotMargin.end} y1={y(0)} y2={y(0)} />;
}
