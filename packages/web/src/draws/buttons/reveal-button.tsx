/** The button that hands in the beacon's signature. */
import { Trans } from '@lingui/react/macro';
import { revealing } from '#wallet/acts/draws.tsx';
import { ActButton } from './act-button.tsx';

/** `signature` as it was published or pasted; the act checks it before it asks the wallet. */
export function RevealButton(draft: { drawId: number; signature: string }) {
  return (
    <ActButton act={revealing} draft={draft} disabled={draft.signature.trim() === ''}>
      <Trans>Submit the number</Trans>
    </ActButton>
  );
}
