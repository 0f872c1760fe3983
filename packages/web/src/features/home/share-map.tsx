/** The supply as a page of comic panels whose areas are the shares. */
import type { ShareKey } from '@lilape/domain/shares';
import { Art } from '#shell/ui/art.tsx';
import styles from './share-map.module.css';

type Props = { shares: readonly { key: ShareKey; name: string; percent: number }[] };

/** The picture of the split; hidden from screen readers, which have the table beside it. */
export function ShareMap({ shares }: Props) {
  return (
    <div className={styles.map} aria-hidden="true">
      {shares.map(({ key, name, percent }) => (
        <div key={key} className={styles[key]}>
          <span className={styles.percent}>{percent}%</span>
          <span className={styles.name}>{name}</span>
          {key === 'presale' && <Art name="ape-on-branch" width={320} />}
        </div>
      ))}
    </div>
  );
}
