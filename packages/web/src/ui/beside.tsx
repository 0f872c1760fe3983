/** A drawing under a heading that stands beside its section; a narrow screen does without it. */
import { Art, type ArtName } from '#shell/ui/art.tsx';
import styles from './beside.module.css';

/** A decoration, `width` CSS pixels wide. */
export function Beside({ name, width }: { name: ArtName; width: number }) {
  return (
    <div className={styles.beside}>
      <Art name={name} width={width} />
    </div>
  );
}
