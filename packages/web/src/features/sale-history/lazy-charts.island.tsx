/** Fetches the charts' code when their place is in view and the visitor does something: until then a picture is enough. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsHydrating } from '#shell/page/use-is-hydrating.ts';
import { type LostProps, part } from '#shell/page/part.tsx';
import { useLive } from '#ui/use-live.ts';
import { ChartsBlank } from './charts-blank.tsx';
import styles from './lazy-charts.module.css';

/** How much of their place must be seen, CSS pixels. */
const seenPx = 224;

const Charts = part({
  load: async () => (await import('./charts/charts.tsx')).Charts,
  catalog: 'charts',
  blank: ChartsBlank,
  lost: ChartsLost,
});

/** The charts, or their picture. */
export function LazyCharts() {
  const { isWanted, want } = useDemand();
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
      {isWanted && isSeen ? <Charts /> : <ChartsBlank onMissing={want} />}
    </div>
  );
}

/** Where the code does not come the picture stays, and the next input asks again. */
function ChartsLost({ onRetry }: LostProps) {
  useInteraction(true, onRetry);
  return <ChartsBlank />;
}

const interactions = ['pointermove', 'pointerdown', 'scroll', 'wheel', 'keydown', 'focusin'] as const;

/** Whether the charts are wanted: the visitor has done something, or the sale has moved on from what the picture shows. */
function useDemand() {
  const raised = useLive().presale?.raised;
  const pictured = useRef<string>(undefined);
  const isHydrating = useIsHydrating();
  const [isWanted, setIsWanted] = useState(!isHydrating);
  const want = useCallback(() => setIsWanted(true), []);

  useEffect(() => {
    pictured.current ??= raised;
    if (pictured.current !== raised) want();
  }, [raised, want]);

  useInteraction(!isWanted, want);

  return { isWanted, want };
}

/** Calls `then` with the first thing that the visitor does, while it is awaited. */
function useInteraction(isAwaited: boolean, then: () => void): void {
  useEffect(() => {
    if (!isAwaited) return undefined;
    for (const interaction of interactions)
      addEventListener(interaction, then, { once: true, passive: true });
    return () => {
      for (const interaction of interactions) removeEventListener(interaction, then);
    };
  }, [isAwaited, then]);
}
