/** The owner's button that opens a draw, to be placed anywhere: it brings its code and its sentences. */
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import type { Opening } from './open-it.tsx';

/** For a list that is published and has no draw yet. */
export const OpenDraw = part<Opening>({
  load: async () => (await import('./open-it.tsx')).OpenIt,
  catalog: 'draws',
  lost: Lost,
});
