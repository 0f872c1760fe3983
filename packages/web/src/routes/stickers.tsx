/** Twelve stickers to copy into a chat or to save. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { StickerSheet } from '#features/stickers/sheet.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  description: msg`Twelve faces of the LilApe to copy into a chat or to save: gm, prove it, nope and nine more.`,
};

/** The sheet; its buttons are pressed through `stickers.script.ts`. @see decision 81 "brow and stickers" */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`Stickers`}
        lead={t`Twelve things an ape says in a chat. Copy one or save it: no wallet, no sign-up, nothing to win.`}
      />
      <StickerSheet />
    </>
  );
}
