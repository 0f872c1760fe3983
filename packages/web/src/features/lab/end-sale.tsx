/** Ends the sale in each of its four ways. */
import { Trans } from '@lingui/react/macro';
import { LabButton } from './lab-button.tsx';
import type { LabNow } from './use-lab.ts';

/** What it takes is bought by a stranger with test coins. */
export function EndSale({ lab }: { lab: LabNow }) {
  return (
    <>
      <p>
        <Trans>A stranger with test coins buys what it takes. Afterwards see what you can claim.</Trans>
      </p>
      <LabButton lab={lab} action={{ action: 'end-sale', how: 'sold-out' }}>
        <Trans context="an act of the laboratory">Sold out</Trans>
      </LabButton>
      <LabButton lab={lab} action={{ action: 'end-sale', how: 'goal-reached' }}>
        <Trans>Its end, goal reached</Trans>
      </LabButton>
      <LabButton lab={lab} action={{ action: 'end-sale', how: 'below-goal' }} look="danger">
        <Trans>Its end, goal missed</Trans>
      </LabButton>
      <LabButton lab={lab} action={{ action: 'end-sale', how: 'cancelled' }} look="danger">
        <Trans>Cancelled by its owner</Trans>
      </LabButton>
    </>
  );
}
