/** Trades in the open pools, so that price and fees move. */
import { Trans } from '@lingui/react/macro';
import { LabButton } from './lab-button.tsx';
import type { LabNow } from './use-lab.ts';

/** A tenth bought or sold, and everybody selling at once. */
export function TradePanel({ lab }: { lab: LabNow }) {
  return (
    <>
      <p>
        <Trans>
          In each open pool. To crash is to sell as much as all buyers of the sale hold: the worst case that
          the site foretells.
        </Trans>
      </p>
      <LabButton lab={lab} action={{ action: 'trade', what: 'buy' }}>
        <Trans>Buy for a tenth</Trans>
      </LabButton>
      <LabButton lab={lab} action={{ action: 'trade', what: 'sell' }}>
        <Trans>Sell a tenth</Trans>
      </LabButton>
      <LabButton lab={lab} action={{ action: 'trade', what: 'crash' }}>
        <Trans>Crash the price</Trans>
      </LabButton>
    </>
  );
}
