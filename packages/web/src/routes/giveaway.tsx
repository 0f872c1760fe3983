/** The giveaway: who is entered and with what chance, and the draw as it happens. */
import { msg } from '@lingui/core/macro';
import { Front } from '#features/giveaway/front/front.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { staticPart } from '#shell/page/static-part.tsx';

export const head: PageHead = {
  title: msg`500M giveaway`,
  description: msg`500,000,000 LILAPE and a hundred apes, drawn by a contract among everyone who bought. See your chance, and count the draw again.`,
};

const Reading = staticPart({
  load: async () => (await import('#features/giveaway/reading/reading.static.tsx')).Reading,
  catalog: 'details',
});

/** The draw, and why it is one. @see decision 15 */
export function Page() {
  return (
    <>
      <Front />
      <Reading />
    </>
  );
}
