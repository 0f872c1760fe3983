/** The pie: a slice a part, as large as it is. */
import type { PartKey } from '@lilape/domain/market/outlook';
import styles from './pie-drawing.module.css';

type Props = { parts: readonly { key: PartKey; bps: number }[] };

const RADIUS = 100;

/** Hidden from screen readers, which have the list beside it. */
export function PieDrawing({ parts }: Props) {
  const whole = parts.reduce((sum, { bps }) => sum + bps, 0);
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { bps }) => sum + bps, 0) / whole;
  return (
    <svg className={styles.pie} viewBox="-104 -104 208 208" aria-hidden="true">
      {parts.map(({ key, bps }, index) => (
        <path key={key} data-part={key} d={slice(startOf(index), bps / whole)} />
      ))}
      <circle r={RADIUS} />
    </svg>
  );
}

/** The outline of a part of the disc that begins at `start` of it, clockwise from the top. */
function slice(start: number, part: number): string {
  if (part === 0) return '';
  const arc = `A${RADIUS} ${RADIUS} 0 ${part > 0.5 ? 1 : 0} 1 ${rim(start + part)}`;
  return `M0 0L${rim(start)}${arc}Z`;
}

function rim(turn: number): string {
  const angle = 2 * Math.PI * turn;
  return `${(RADIUS * Math.sin(angle)).toFixed(1)} ${(-RADIUS * Math.cos(angle)).toFixed(1)}`;
}
