/** A value that only steps up, over time: drawn as a comic's outline over halftone, labelled at its end. */
import { characterWidth, plotMargin, stepPath, type LinePoint } from '@lilape/art/chart/line';
import { linear, valueMarks, type Scale } from '@lilape/art/chart/scale';
import { useId, useState, type PointerEvent } from 'react';
import styles from './step-chart.module.css';
import { timeMarks, type MarkDetail } from './time-marks.ts';
import { useSize, type Size } from './use-size.ts';

/** A point's value decides where it is drawn, never what is said of it. */
export type ChartPoint = LinePoint & {
  /** The whole of what is known at this point, in words. */
  words: string;
};

/** A moment on the line that is worth a number. */
export type ChartMark = { at: number; value: number; number: number };

type Props = {
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
  /** A value to be reached, and what stands on its line; left out where the axis ends below it. */
  goal?: { value: number; label: string } | undefined;
  formatValue: (value: number) => string;
  formatTime: (at: number, detail: MarkDetail) => string;
};

const markRadius = 11;
/** Half of a time's label. */
const labelRoom = 34;

/** The chart; arrow keys, pointer and touch go through its points, the last stands at first. */
export function StepChart(props: Props) {
  const { label, points } = props;
  const [ref, size] = useSize();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const index = chosen === null ? last : Math.min(chosen, last);
  const words = points[index]?.words ?? '';
  return (
    <div className={styles.chart}>
      <p className={styles.words} aria-hidden="true">
        {words}
      </p>
      <div className={styles.plot} ref={ref}>
        {size !== null && (
          <Drawing {...props} size={size} index={index} isChosen={chosen !== null} choose={setChosen} />
        )}
        <input
          className={styles.slider}
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

type DrawingProps = Props & {
  size: Size;
  index: number;
  isChosen: boolean;
  choose: (index: number | null) => void;
};

function Drawing({ size, index, isChosen, choose, ...props }: DrawingProps) {
  const { points, marks, from, to, endLabel, goal, formatValue, formatTime } = props;
  const pattern = useId();
  const { width, height } = size;
  const end = points.at(-1);
  const chosen = points[index];
  const values = valueMarks(end?.value ?? 0, height > 260 ? 4 : 3);
  const start = Math.max(...values.map((value) => formatValue(value).length)) * characterWidth + 10;
  const x = linear([from, to], [start, width - plotMargin.end]);
  const y = linear([0, values.at(-1) ?? 1], [height - plotMargin.bottom, plotMargin.top]);
  const line = stepPath(points, x, y, to);
  const base = y(0);
  const time = timeMarks(from, to, Math.max(3, Math.floor((width - start) / 110)));

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    choose(nearest(points, x, left));
  };

  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => choose(null)}
    >
      <pattern id={pattern} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect className={styles.tint} width="8" height="8" />
        <circle className={styles.dot} cx="2" cy="2" r="1.7" />
        <circle className={styles.dot} cx="6" cy="6" r="1.7" />
      </pattern>
      {values.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={start} x2={width - plotMargin.end} y1={y(value)} y2={y(value)} />
          <text className={styles.value} x={start - 10} y={y(value)} dy="0.35em">
            {formatValue(value)}
          </text>
        </g>
      ))}
      {time.marks.map((at) => (
        <text key={at} className={styles.time} x={Math.min(x(at), width - labelRoom)} y={height - 6}>
          {formatTime(at, time.detail)}
        </text>
      ))}
      <path d={`${line}V${base}H${x(from)}Z`} fill={`url(#${pattern})`} />
      <path className={styles.line} d={line} />
      {goal !== undefined && goal.value <= (values.at(-1) ?? 0) && (
        <g className={styles.goal}>
          <line x1={start} x2={width - plotMargin.end} y1={y(goal.value)} y2={y(goal.value)} />
          <text x={start + 6} y={y(goal.value)} dy="-0.45em">
            {goal.label}
          </text>
        </g>
      )}
      <line className={styles.base} x1={start} x2={width - plotMargin.end} y1={base} y2={base} />
      {apart(marks, x, y).map(({ at, value, number }) => (
        <g key={number} className={styles.mark} transform={`translate(${x(at)} ${y(value)})`}>
          <circle r={markRadius} />
          <text dy="0.36em">{number}</text>
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
    </svg>
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
