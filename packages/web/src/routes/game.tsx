/** The banana hunt. */
import { msg } from '@lingui/core/macro';
import { GamePage } from '#features/game/page/game-page.tsx';
import { Mount } from '#shell/island/mount.tsx';
import type { PageHead } from '#shell/page/page-head.ts';

export const head: PageHead = {
  description: msg`Eight bananas, three enemies, one small ape: a game in the browser, the same level for everybody each day. No wallet, no prize.`,
};

/** The page; the game itself comes at Start. */
export function Page() {
  return (
    <Mount file="features/game/page/game.mount.ts" when="load">
      <GamePage />
    </Mount>
  );
}
