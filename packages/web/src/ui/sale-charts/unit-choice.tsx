/** Chooses what the charts of the sale count. */
import { useLingui } from '@lingui/react/macro';
import { Choice } from '#ui/choice.tsx';
import type { Unit } from './units.ts';

/** Dollars or tokens. */
export function UnitChoice({ value, onChange }: { value: Unit; onChange: (unit: Unit) => void }) {
  const { t } = useLingui();
  return (
    <Choice
      legend={t`What the charts count`}
      name="unit"
      options={[
        { value: 'dollars', label: t`Dollars raised` },
        { value: 'tokens', label: t`Tokens sold` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
