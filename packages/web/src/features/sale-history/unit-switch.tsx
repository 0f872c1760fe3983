/** Chooses what the charts count in. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './unit-switch.module.css';
import type { Unit } from './units.ts';

type Props = { unit: Unit; onChange: (unit: Unit) => void };

/** Two radio buttons that look like one switch. */
export function UnitSwitch({ unit, onChange }: Props) {
  const { t } = useLingui();
  const options: { value: Unit; name: ReactNode }[] = [
    { value: 'dollars', name: <Trans>Dollars raised</Trans> },
    { value: 'tokens', name: <Trans>Tokens sold</Trans> },
  ];
  return (
    <div className={styles.switch} role="radiogroup" aria-label={t`What the charts count`}>
      {options.map(({ value, name }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name="unit"
            value={value}
            checked={unit === value}
            onChange={() => onChange(value)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}
