/** The button that ends a giveaway in which nobody takes part. */
import { Trans } from '@lingui/react/macro';
import type { EndDraft } from '#chain/acts/giveaway-stuck.ts';
import { endingEmpty } from '#wallet/acts/draws.tsx';
import { ActButton } from './act-button.tsx';

/** Where somebody ended it before, nothing is sent. */
export function EndButton(draft: EndDraft) {
  return (
    <ActButton act={endingEmpty} draft={draft}>
      <Trans>End the giveaway</Trans>
    </ActButton>
  );
}
