/** The button that ends a giveaway in which nobody takes part. */
import { Trans } from '@lingui/react/macro';
import type { EndDraft } from '#chain/acts/giveaway-stuck.ts';
import { endingEmpty } from '#wallet/acts/draws.tsx';
import { ActDesk } from './act-desk.tsx';

/** Where somebody ended it before, nothing is sent. */
export function EndDesk(draft: EndDraft) {
  return (
    <ActDesk act={endingEmpty} draft={draft}>
      <Trans>End the giveaway</Trans>
    </ActDesk>
  );
}
