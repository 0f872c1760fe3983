/** The button that has the giveaway wait for another round. */
import { Trans } from '@lingui/react/macro';
import type { RenewDraft } from '#chain/acts/giveaway-stuck.ts';
import { renewing } from '#wallet/acts/draws.tsx';
import { ActButton } from './act-button.tsx';

/** `round` as the site knows it: where somebody exchanged it before, nothing is sent. */
export function RenewButton(draft: RenewDraft) {
  return (
    <ActButton act={renewing} draft={draft}>
      <Trans>Move to a later round</Trans>
    </ActButton>
  );
}
