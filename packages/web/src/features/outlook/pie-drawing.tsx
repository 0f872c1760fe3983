/** The pie: a slice for each, as large as it is. */
import type { SliceKey } from '@lilape/domain/market/outlook';
import styles from './pie-drawing.module.css';

type Props = { slices: readonly { key: SliceKey; bps: number }[] };

const RADIUS = 100;

/** Hidden from screen readers, which have the list beside it. */
export function PieDrawing({ slices }: Props) {
  const whole = slices.reduce((sum, { bps }) => sum + bps, 0);
  const startOf = (index: number) => slices.slice(0, index).reduce((sum, { bps }) => sum + bps, 0) / whole;
  return (
    <svg className={styles.pie} viewBox="-104 -104 208 208" aria-hidden="true">
      {slices.map(({ key, bps }, index) => (
        <path key={key} data-part={key} d={outlineOf(startOf(index), bps / whole)} />
      ))}
      <circle r={RADIUS} />
    </svg>
  );
}

/** The outline of a part of the disc that begins at `start` of it, clockwise from the top. */
function outlineOf(start: number, fraction: number): string {
  if (fraction === 0) return '';
  const arc = `A${RADIUS} ${RADIUS} 0 ${fraction > 0.5 ? 1 : 0} 1 ${rim(start + fraction)}`;
  return `M0 0L${rim(start)}${arc}Z`;
}

function rim(turn: number): string {
  const angle = 2 * Math.PI * turn;
  return `${(RADIUS * Math.sin(angle)).toFixed(1)} ${(-RADIUS * Math.cos(angle)).toFixed(1)}`;
}
