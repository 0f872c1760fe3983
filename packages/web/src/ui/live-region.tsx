/** The one place where announcements reach screen readers. */
import { useEffect, useState } from 'react';
import { onAnnouncement } from '#shell/page/announce.ts';
import styles from '#shell/ui/visually-hidden.module.css';

/** An invisible status region that speaks what `announce` is given. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => onAnnouncement(setText), []);
  return (
    <output className={styles.hidden} aria-live="polite">
      {text}
    </output>
  );
}
