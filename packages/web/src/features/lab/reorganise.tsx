/** Replaces the newest blocks by others. */
import { MAX_REORGANISED_BLOCKS } from '@lilape/wire/lab';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Choice } from '#ui/choice.tsx';
import { LabButton } from './lab-button.tsx';
import type { LabNow } from './use-lab.ts';

const depths = ['1', '3', String(MAX_REORGANISED_BLOCKS)] as const;

/** With their transactions, or without, as if they had never been sent. */
export function Reorganise({ lab }: { lab: LabNow }) {
  const { t } = useLingui();
  const [depth, setDepth] = useState<(typeof depths)[number]>('3');
  const blocks = Number(depth);
  return (
    <>
      <p>
        <Trans>Chains now and then swap their newest blocks. What is final stays.</Trans>
      </p>
      <Choice
        legend={t`Blocks to swap`}
        name="lab-blocks"
        options={depths.map((value) => ({ value, label: value }))}
        value={depth}
        onChange={setDepth}
      />
      <LabButton lab={lab} action={{ action: 'reorganise', blocks, keepsTransactions: true }}>
        <Trans>Swap, keep what was sent</Trans>
      </LabButton>
      <LabButton lab={lab} action={{ action: 'reorganise', blocks, keepsTransactions: false }} look="danger">
        <Trans>Swap, lose what was sent</Trans>
      </LabButton>
    </>
  );
}
