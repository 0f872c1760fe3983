/** The clip of a post: plays over and over, unless nothing is to move by itself. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isMotionWelcome } from '#shell/first/motion.ts';
import styles from './bubble.module.css';

/** The clip; stilled it shows its first picture. */
export function Clip({ name }: { name: string }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const moves = useSyncExternalStore(followMotion, isMotionWelcome);
  useEffect(() => {
    if (video.current === null) return;
    if (moves) {
      // A browser that saves power plays nothing by itself, and that is all right.
      void video.current.play().catch(() => undefined);
      return;
    }
    video.current.pause();
    video.current.currentTime = 0;
  }, [moves]);
  return (
    <video
      ref={video}
      className={styles.clip}
      src={`/clips/${name}`}
      aria-label={t`Clip ${name}`}
      muted
      loop
      playsInline
      preload="auto"
    />
  );
}

function followMotion(changed: () => void): () => void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
