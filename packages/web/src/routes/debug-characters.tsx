/** The list of characters. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Cast } from '#features/debug-characters/cast.island.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  title: msg`The cast`,
  description: msg`For the people who draw the characters.`,
};

/** Every character with its drawing and its values. @see specification §2 'Debug characters page', decision 22 "the cast" */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`The cast`}
        lead={t`Everybody who appears on this site, with every value. Nobody here is for sale, and nobody is 3D.`}
        art="sketch-game"
        isLow
      />
      <Island when="load">
        <Cast />
      </Island>
    </>
  );
}
