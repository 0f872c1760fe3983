/** The page of one launch. */
import { Island } from '#shell/island/island.tsx';
import { LaunchDraw } from '../draw/launch-draw.island.tsx';
import { LaunchHead } from '../launch-head.island.tsx';
import styles from './launch-page.module.css';

export function LaunchPage() {
  return (
    <div className={styles.page}>
      <Island when="load">
        <LaunchHead />
      </Island>
      <Island when="visible">
        <LaunchDraw />
      </Island>
    </div>
  );
}
