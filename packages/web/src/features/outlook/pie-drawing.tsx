/** The pie: a slice a part, as large as it is. */
import type { PartKey } from '@lilape/domain/market/outlook';
import styles from './pie-drawing.module.css';

type Props = { parts: readonly { key: PartKey; bps: number }[] };

/** Hidden from screen readers, which have the list beside it. */
export function PieDrawing({ parts }: Props) {
  const whole = parts.reduce((sum, { bps }) => sum + bps, 0);
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { bps }) => sum + bps, 0));
  return (
    <svg className={styles.pie} viewBox="-110 -110 220 220" aria-hidden="true">
      <g transform="rotate(-90)">
        {parts.map(({ key, bps }, index) => (
          <circle
            key={key}
            className={styles[key]}
            r={50}
            pathLength={whole}
            strokeDasharray={`${bps} ${whole - bps}`}
            strokeDashoffset={-(starts[index] ?? 0)}
          />
        ))}
        {parts.map(
          ({ key, bps }, index) =>
            bps > 0 && (
              <line key={key} x2={100} transform={`rotate(${((starts[index] ?? 0) * 360) / whole})`} />
            ),
        )}
      </g>
      <circle className={styles.rim} r={100} />
    </svg>
  );
}
