/** Twelve stickers to copy into a chat or to save. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Mount } from '#shell/island/mount.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { StickerSheet } from '#features/stickers/sheet.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  description: msg`Twelve faces of the LilApe to copy into a chat or to save: gm, prove it, nope and nine more.`,
};

/** The sheet. @see decision 81 "brow and stickers" */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`Stickers`}
        lead={t`Twelve things an ape says in a chat. Copy one or save it: no wallet, no sign-up, nothing to win.`}
      />
      <Mount file="features/stickers/hand-out.mount.ts" when="load">
        <StickerSheet />
      </Mount>
    </>
  );
}
