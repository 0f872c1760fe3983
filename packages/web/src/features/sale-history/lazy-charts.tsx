/** Fetches the charts' code when their place comes into view: who only looks at the totals never loads it. */
import { lazy, Suspense, useCallback, useState } from 'react';
import { withMessages } from '#lib/messages.ts';
import { ChartsBlank } from './charts-blank.tsx';
import styles from './lazy-charts.module.css';

const Charts = lazy(() =>
  withMessages('charts', import('./charts.tsx')).then(({ Charts }) => ({ default: Charts })),
);

/** How much of their place must be seen, CSS pixels. */
const seenPx = 224;

/** The charts, or their blank place. */
export function LazyCharts() {
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
      <Suspense fallback={<ChartsBlank />}>{isSeen ? <Charts /> : <ChartsBlank />}</Suspense>
    </div>
  );
}
