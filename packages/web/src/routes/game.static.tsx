/** The game, until it opens. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Coming, ComingFact } from '#ui/coming.tsx';

export const head: PageHead = {
  title: msg`Game`,
  description: msg`Eight bananas, three enemies, one small ape.`,
};

/** What the game will be. */
export function Page() {
  const { t } = useLingui();
  return (
    <Coming
      art="sketch-game"
      title={t`The banana hunt`}
      lead={t`A small game for one player, in the browser, for nothing: no wallet, no tokens, no prizes. It is still being drawn.`}
    >
      <ComingFact title={t`Eight bananas`}>
        <Trans>10 points for each that you pick up.</Trans>
      </ComingFact>
      <ComingFact title={t`Three enemies`}>
        <Trans>50 points for each that you hit. They bite back: you have 100 health.</Trans>
      </ComingFact>
      <ComingFact title={t`Keys and mouse`}>
        <Trans>W, A, S and D move the ape, the mouse aims, a click throws.</Trans>
      </ComingFact>
    </Coming>
  );
}
