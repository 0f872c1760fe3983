/** The button that names the winners to the contract. */
import { Trans } from '@lingui/react/macro';
import type { SettleDraft } from '#chain/acts/settle.ts';
import { settling } from '#wallet/acts/draws.tsx';
import { ActButton } from './act-button.tsx';

/** As many transactions as it takes, from the first place that has no winner yet. */
export function SettleButton(draft: SettleDraft) {
  return (
    <ActButton act={settling} draft={draft}>
      <Trans>Name the winners</Trans>
    </ActButton>
  );
}
