/** Every power over the sale, those of its owner and those of anybody, with what each brings about. */
import { BurnPower } from './burn-power.tsx';
import { CancelPower } from './cancel-power.tsx';
import { ClosePower } from './close-power.tsx';
import { CollectPower } from './collect-power.tsx';
import { FinalisePower } from './finalise-power.tsx';
import type { PowersProps } from './powers-props.ts';
import { RescuePower } from './rescue-power.tsx';

/** In the order in which a sale comes to them. */
export function Powers(props: PowersProps) {
  return (
    <>
      <ClosePower {...props} />
      <CancelPower {...props} />
      <FinalisePower {...props} />
      <CollectPower {...props} />
      <BurnPower {...props} />
      <RescuePower {...props} />
    </>
  );
}
