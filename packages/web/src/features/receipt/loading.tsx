/** The place of a receipt while nothing is known yet. */
import { Blank } from '#shell/ui/blank.tsx';
import { Card } from '#ui/card/card.tsx';
import styles from './receipt.module.css';

/** About as tall as the first lines of one. */
export function Loading() {
  return (
    <Card className={styles.paper}>
      {['LilApe', '25 USDT', '20,833.33 LILAPE', '12 December 2026, 12:00'].map((sample) => (
        <p key={sample}>
          <Blank sample={sample} />
        </p>
      ))}
    </Card>
  );
}
