/** What falls behind the page: bananas and leaves of the tree, never before a word. */
import { Art } from '#shell/ui/art.tsx';
import styles from './falling.module.css';

const kinds = [
  'banana',
  'banana-green',
  'butterfly',
  'banana',
  'banana-bitten',
  'logo-mark',
  'banana',
  'banana-green',
] as const;

/** A layer behind everything; still where motion is not welcome. @see specification §2 Staking page, decision 80 "motion" */
export function Falling() {
  return (
    <div className={styles.sky} aria-hidden="true">
      {kinds.map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change
        <span key={index} className={styles.drop}>
          <Art name={name} width={40} />
        </span>
      ))}
    </div>
  );
}
