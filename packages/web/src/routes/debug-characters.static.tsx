/** The list of characters, until the cast is drawn. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { useLingui } from '@lingui/react/macro';
import { Coming } from '#ui/coming.tsx';

export const head: PageHead = {
  title: msg`The cast`,
  description: msg`For the people who draw the characters.`,
};

/** Says what the list will hold. */
export function Page() {
  const { t } = useLingui();
  return (
    <Coming
      title={t`The cast`}
      lead={t`Every character of the game will be listed here with its drawing and its values. So far there is one ape, and it is on the front page.`}
    />
  );
}
