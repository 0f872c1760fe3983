/** A text as a QR code: dark on white in both themes, since many cameras read no other. @see ISO/IEC 18004 */
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Light modules that must surround the code, by the standard. */
const quietModules = 4;

type Props = {
  /** At most 2,953 bytes. */
  text: string;
  /** What the picture is, for those who do not see it. */
  label: string;
};

/** The code as one drawing that grows with its place. */
export function QrCode({ text, label }: Props) {
  const { data } = encode(text, { ecc: 'L', boostEcc: true, border: quietModules });
  const size = data.length;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.dark} d={data.flatMap(rowPath).join('')} />
    </svg>
  );
}

/** One bar for each run of dark modules in a row. */
function rowPath(row: readonly boolean[], y: number): string[] {
  const bars: string[] = [];
  for (let x = 0; x < row.length; x++) {
    const start = x;
    while (row[x] === true) x++;
    if (x > start) bars.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
  }
  return bars;
}
