/** The place of the ending of an act for everybody; its code comes with the first. */
import { useEffect } from 'react';
import { part } from '#shell/page/part.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { Lost } from '#shell/ui/lost.tsx';
import { lastAct, placeLastAct } from '#shell/ui/last-act.ts';
import type { LastEndingProps } from './last-ending.tsx';

/** The ending of one such act, where the screen that started it shows it itself. */
export const OwnEnding = part<LastEndingProps>({
  load: async () => (await import('./last-ending.tsx')).LastEnding,
  catalog: 'wallet',
  lost: Lost,
});

/** Nothing before there is one; it goes with the page. */
export function LastPlace() {
  const act = useStore(lastAct);
  useEffect(placeLastAct, []);
  return act !== null && <OwnEnding key={act.hash} act={act} onClose={() => lastAct.set(null)} />;
}
