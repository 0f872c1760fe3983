/** What stands in an empty place: a drawing, what happened, and the next step. */
import type { ReactNode } from 'react';
import { Art, type ArtName } from '#shell/ui/art.tsx';
import { Card } from './card.tsx';
import styles from './stand.module.css';

/** An empty, failed or finished place; give it sentences and at most one primary button. Where it is wide the drawing stands beside them. */
export function Stand({ art, children }: { art: ArtName; children: ReactNode }) {
  return (
    <Card className={styles.stand}>
      <div className={styles.inner}>
        <Art name={art} width={200} />
        <div className={styles.words}>{children}</div>
      </div>
    </Card>
  );
}
