/** Every power over the sale, those of its owner and those of anybody, with what each brings about. */
import { BurnPower } from './burn-power.tsx';
import { CancelPower } from './cancel-power.tsx';
import { ClosePower } from './close-power.tsx';
import { FinalisePower } from './finalise-power.tsx';
import { OpenPoolPower, SweepPower } from './pool-power.tsx';
import { openingPools, releasing, sweeping } from '#wallet/acts/market.tsx';
import { useActFlow } from '#wallet/followed.ts';
import { useMarket } from './use-market.ts';
import type { PowersProps } from './powers-props.ts';
import { ReleasePower } from './release-power.tsx';
import { RescuePower } from './rescue-power.tsx';

/** In the order in which a sale comes to them. */
export function Powers(props: PowersProps) {
  const flows = [useActFlow(releasing), useActFlow(openingPools), useActFlow(sweeping)];
  const occasion = `${props.sale.status} ${flows.map(({ status }) => status).join(' ')}`;
  const { value: market } = useMarket(occasion);
  return (
    <>
      <ClosePower {...props} />
      <CancelPower {...props} />
      <FinalisePower {...props} />
      <ReleasePower {...props} market={market} />
      <OpenPoolPower {...props} market={market} />
      <SweepPower {...props} market={market} />
      <BurnPower {...props} />
      <RescuePower {...props} />
    </>
  );
}
