/** The button that lists the giveaway's entrants in its contract. */
import { Trans } from '@lingui/react/macro';
import type { ListDraft } from '#chain/acts/list-entrants.ts';
import { listing } from '#wallet/acts/draws.tsx';
import { ActButton } from './act-button.tsx';

/** As many transactions as it takes, from the first entrant who is not listed yet. */
export function ListButton(draft: ListDraft) {
  return (
    <ActButton act={listing} draft={draft}>
      <Trans>List the buyers</Trans>
    </ActButton>
  );
}
