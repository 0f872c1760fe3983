/** A value that only steps up, over time: painted as a comic's outline over halftone, labelled at its end. */
import { plotMargin, stepPath, type LinePoint } from '@lilape/art/chart/line';
import type { Scale } from '@lilape/art/chart/scale';
import { useId } from 'react';
import { type AxisWords, axesOf, BaseLine, ChartPaper } from './axes.tsx';
import { type Explored, ExploredChart } from './explored-chart.tsx';
import styles from './step-chart.module.css';

/** A point's value decides where it is painted, never what is said of it. */
export type ChartPoint = LinePoint & {
  /** The whole of what is known at this point, in words. */
  words: string;
};

/** A moment on the line that is worth a number, or a flag. */
export type ChartMark = { at: number; value: number; sign: number | 'flag' };

type Props = AxisWords & {
  /** What the chart shows, for those who do not see it. */
  label: string;
  /** Oldest first, at least one. */
  points: readonly ChartPoint[];
  marks: readonly ChartMark[];
  /** Where the axis of time begins and ends, unix milliseconds. */
  from: number;
  to: number;
  /** The value at the end of the line. */
  endLabel: string;
};

const markRadius = 11;

/** The chart; arrow keys, pointer and touch go through its points, the last stands at first. */
export function StepChart(props: Props) {
  return (
    <ExploredChart
      label={props.label}
      words={props.points.map(({ words }) => words)}
      render={(explored) => <Drawing {...props} {...explored} />}
    />
  );
}

function Drawing({ size, index, isChosen, choose, ...props }: Props & Explored) {
  const { points, marks, from, to, endLabel, formatValue, formatTime } = props;
  const pattern = useId();
  const { width } = size;
  const end = points.at(-1);
  const chosen = points[index];
  const axes = axesOf(size, { from, to, top: end?.value ?? 0, formatValue, formatTime });
  const { x, y } = axes;
  const line = stepPath(points, x, y, to);
  const base = y(0);

  return (
    <ChartPaper axes={axes} onPoint={(left) => choose(left === null ? null : nearest(points, x, left))}>
      <pattern id={pattern} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect className={styles.tint} width="8" height="8" />
        <circle className={styles.dot} cx="2" cy="2" r="1.7" />
        <circle className={styles.dot} cx="6" cy="6" r="1.7" />
      </pattern>
      <path d={`${line}V${base}H${x(from)}Z`} fill={`url(#${pattern})`} />
      <path className={styles.line} d={line} />
      <BaseLine axes={axes} />
      {apart(marks, x, y).map(({ at, value, sign }) => (
        <g key={sign} className={styles.mark} transform={`translate(${x(at)} ${y(value)})`}>
          <circle r={markRadius} />
          {sign === 'flag' ? <path d="M-4 7V-7L6-3L-2 1V7" /> : <text dy="0.36em">{sign}</text>}
        </g>
      ))}
      {isChosen && chosen !== undefined && (
        <line
          className={styles.cursor}
          x1={x(chosen.at)}
          x2={x(chosen.at)}
          y1={plotMargin.top / 2}
          y2={base}
        />
      )}
      {chosen !== undefined && (
        <circle className={styles.point} cx={isChosen ? x(chosen.at) : x(to)} cy={y(chosen.value)} r="6" />
      )}
      {end !== undefined && (
        <text className={styles.end} x={width - plotMargin.end} y={y(end.value)} dy="-0.7em">
          {endLabel}
        </text>
      )}
    </ChartPaper>
  );
}

function nearest(points: readonly ChartPoint[], x: Scale, left: number): number {
  let best = 0;
  for (const [index, { at }] of points.entries())
    if (Math.abs(x(at) - left) <= Math.abs(x(points[best]?.at ?? 0) - left)) best = index;
  return best;
}

/** The marks that do not lie on one another, newest kept. */
function apart(marks: readonly ChartMark[], x: Scale, y: Scale): ChartMark[] {
  const kept: ChartMark[] = [];
  for (const mark of marks.toReversed()) {
    const isFree = kept.every(
      (other) => Math.hypot(x(other.at) - x(mark.at), y(other.value) - y(mark.value)) > 2 * markRadius + 2,
    );
    if (isFree) kept.push(mark);
  }
  return kept.toReversed();
}
