/** The button that lists the giveaway's entrants in its contract. */
import { Trans } from '@lingui/react/macro';
import type { ListDraft } from '#chain/acts/list-entrants.ts';
import { listing } from '#wallet/acts/draws.tsx';
import { ActDesk } from './act-desk.tsx';

/** As many transactions as it takes, from the first entrant who is not listed yet. */
export function ListDesk(draft: ListDraft) {
  return (
    <ActDesk act={listing} draft={draft}>
      <Trans>List the buyers</Trans>
    </ActDesk>
  );
}
