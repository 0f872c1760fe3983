/** Opens the market as anyone can. */
import { Trans } from '@lingui/react/macro';
import { LabButton } from './lab-button.tsx';
import type { LabNow } from './use-lab.ts';

/** Release, a day, and a pool for each coin. */
export function OpenMarket({ lab }: { lab: LabNow }) {
  return (
    <>
      <p>
        <Trans>
          Once the sale is over with its goal reached, a stranger releases the shares, lets a day pass, and
          opens a pool for each coin.
        </Trans>
      </p>
      <LabButton lab={lab} action={{ action: 'open-market' }}>
        <Trans>Open the market</Trans>
      </LabButton>
    </>
  );
}
