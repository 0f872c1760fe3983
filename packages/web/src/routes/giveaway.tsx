/** The giveaway: who is entered and with what chance, and the draw as it happens. */
import { msg } from '@lingui/core/macro';
import { GiveawayPage } from '#features/giveaway/reading/giveaway-page.tsx';
import type { PageHead } from '#shell/page/page-head.ts';

export const head: PageHead = {
  description: msg`500,000,000 LILAPE and a hundred apes, drawn by a contract among everyone who bought. See your chance, and check the draw.`,
};

/** What reacts in it are islands. @see decision 15 "giveaway" */
export function Page() {
  return <GiveawayPage />;
}
