/** The place of the ending of an act for everybody; its code comes with the first. */
import { useEffect } from 'react';
import { part } from '#shell/page/part.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { Lost } from '#shell/ui/lost.tsx';
import { lastAct, type LastAct, placeLastAct } from '#shell/ui/last-act.ts';

const LastEnding = part<{ act: LastAct }>({
  load: async () => (await import('./last-ending.tsx')).LastEnding,
  catalog: 'sale',
  lost: Lost,
});

/** Nothing before there is one; it goes with the page. */
export function LastPlace() {
  const act = useStore(lastAct);
  useEffect(placeLastAct, []);
  return act !== null && <LastEnding key={act.hash} act={act} />;
}
