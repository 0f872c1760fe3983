/** Fetches the charts' code when their place is in view and the visitor does something: until then a picture is enough. */
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isHydrating } from '#lib/hydration.ts';
import { withMessages } from '#lib/messages.ts';
import { useLive } from '#live/live.ts';
import { ChartsBlank } from './charts-blank.tsx';
import styles from './lazy-charts.module.css';

const Charts = lazy(() =>
  withMessages('charts', import('./charts.tsx')).then(({ Charts }) => ({ default: Charts })),
);

/** How much of their place must be seen, CSS pixels. */
const seenPx = 224;

/** The charts, or their picture. */
export function LazyCharts() {
  const isWanted = useIsWanted();
  const [isSeen, setIsSeen] = useState(false);
  const watch = useCallback((place: Element | null) => {
    if (place === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && setIsSeen(true),
      { rootMargin: `0px 0px -${seenPx}px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={watch} className={styles.place}>
      {isWanted && isSeen ? (
        <Suspense fallback={<ChartsBlank />}>
          <Charts />
        </Suspense>
      ) : (
        <ChartsBlank />
      )}
    </div>
  );
}

const deeds = ['pointermove', 'pointerdown', 'scroll', 'wheel', 'keydown', 'focusin'] as const;

/** Whether the visitor has done anything, or the sale has moved on from what the picture shows. */
function useIsWanted(): boolean {
  const raised = useLive().presale?.raised;
  const pictured = useRef<string>(undefined);
  const [isWanted, setIsWanted] = useState(() => !import.meta.env.SSR && !isHydrating());

  useEffect(() => {
    pictured.current ??= raised;
    if (pictured.current !== raised) setIsWanted(true);
  }, [raised]);

  useEffect(() => {
    const want = () => setIsWanted(true);
    for (const deed of deeds) addEventListener(deed, want, { once: true, passive: true });
    return () => {
      for (const deed of deeds) removeEventListener(deed, want);
    };
  }, []);

  return isWanted;
}
