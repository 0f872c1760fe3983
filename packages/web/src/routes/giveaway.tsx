/** The giveaway: who is entered and with what chance, and the draw as it happens. */
import { msg } from '@lingui/core/macro';
import { Front } from '#features/giveaway/front/front.static.tsx';
import { Reading } from '#features/giveaway/reading/reading.static.tsx';
import type { PageHead } from '#shell/page/page-head.ts';

export const head: PageHead = {
  title: msg`500M giveaway`,
  description: msg`500,000,000 LILAPE and a hundred apes, drawn by a contract among everyone who bought. See your chance, and count the draw again.`,
};

/** The page, filled in by `giveaway.script.ts`; the steps of the draw are an island. @see decision 15 "giveaway" */
export function Page() {
  return (
    <>
      <Front />
      <Reading />
    </>
  );
}
