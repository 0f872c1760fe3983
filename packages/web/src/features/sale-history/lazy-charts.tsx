/** Fetches the charts' code when their place is in view and the visitor does something: until then a picture is enough. */
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { isHydrating } from '#shell/page/hydration.ts';
import { withMessages } from '#shell/page/messages.ts';
import { wholeSheet } from '#shell/page/whole-sheet.ts';
import { useLive } from '#shell/live/live.ts';
import { ChartsBlank } from './charts-blank.tsx';
import styles from './lazy-charts.module.css';

/** How much of their place must be seen, CSS pixels. */
const seenPx = 224;

/** The charts, or their picture. */
export function LazyCharts() {
  const { isWanted, want, wait } = useWish();
  const [isSeen, setIsSeen] = useState(false);
  const [Charts, setCharts] = useState<ComponentType>();
  const watch = useCallback((place: Element | null) => {
    if (place === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && setIsSeen(true),
      { rootMargin: `0px 0px -${seenPx}px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  const isDue = isWanted && isSeen && Charts === undefined;
  useEffect(() => {
    // Where the code does not come the picture stays, and the next deed asks again.
    if (isDue) loadCharts().then((Loaded) => setCharts(() => Loaded), wait);
  }, [isDue, wait]);

  return (
    <div ref={watch} className={styles.place}>
      {Charts === undefined ? <ChartsBlank onMissing={want} /> : <Charts />}
    </div>
  );
}

async function loadCharts(): Promise<ComponentType> {
  const [{ Charts }] = await Promise.all([withMessages('charts', import('./charts.tsx')), wholeSheet()]);
  return Charts;
}

const deeds = ['pointermove', 'pointerdown', 'scroll', 'wheel', 'keydown', 'focusin'] as const;

/** Whether the charts are wanted: the visitor has done something, or the sale has moved on from what the picture shows. */
function useWish() {
  const raised = useLive().presale?.raised;
  const pictured = useRef<string>(undefined);
  const [isWanted, setIsWanted] = useState(() => !import.meta.env.SSR && !isHydrating());
  const want = useCallback(() => setIsWanted(true), []);
  const wait = useCallback(() => setIsWanted(false), []);

  useEffect(() => {
    pictured.current ??= raised;
    if (pictured.current !== raised) want();
  }, [raised, want]);

  useEffect(() => {
    if (isWanted) return undefined;
    for (const deed of deeds) addEventListener(deed, want, { once: true, passive: true });
    return () => {
      for (const deed of deeds) removeEventListener(deed, want);
    };
  }, [isWanted, want]);

  return { isWanted, want, wait };
}
