/** The one place where announcements reach screen readers. */
import { liveRegionId } from '#shell/first/announce.ts';
import styles from '#shell/ui/visually-hidden.module.css';

/** An invisible status region that speaks what `announce` is given. */
export function LiveRegion() {
  return <output className={styles.hidden} id={liveRegionId} aria-live="polite" />;
}
