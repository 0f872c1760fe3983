/** The pie stays the pie: who has what of everything that exists after a sale that raised so much. */
import { type Outlook, type SliceKey, sliceBps } from '@lilape/domain/market/outlook';
import { quoteDown } from '@lilape/domain/presale/quote';
import { BASE_STAGES } from '@lilape/domain/presale/base-ladder';
import { PRIZE_TOKENS } from '@lilape/domain/market/split';
import { STABLE_DECIMALS, TOKEN, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { quickAmounts } from '#content/quick-amounts.ts';
import { formatDecimal, formatPrice } from '#shell/first/format.ts';
import { formatAmountDown } from '#text/amount.ts';
import { percentText } from '#text/proportion.ts';
import { Choice } from '#ui/choice.tsx';
import { Fold } from '#ui/fold.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './outlook.module.css';
import { PieDrawing } from './pie-drawing.tsx';
import { raisedSteps, STAGE_TWO_STEP } from './raised-steps.ts';
import { Slider } from './slider.tsx';

type Props = {
  outlook: Outlook;
  raisedUnits: bigint;
  step: number;
  onStep: (step: number) => void;
};

/** In the order of the drawing. */
const order = [
  'buyers',
  'rewards',
  'liquidity',
  'marketing',
  'development',
  'team',
  'dao',
  'prizes',
] as const satisfies readonly SliceKey[];

/** Slider, pie, and what it means for one buyer. */
export function Pie({ outlook, raisedUnits, step, onStep }: Props) {
  const { t, i18n } = useLingui();
  const { slices, supplyTokens, priceMicroUsd, pooledUnits, pooledTokens } = outlook;
  const dollars = (units: bigint) => `$${formatAmountDown(units, STABLE_DECIMALS, 0, i18n.locale)}`;
  const tokens = (units: bigint) => formatAmountDown(units, TOKEN_DECIMALS, 0, i18n.locale);
  // A unit less than a round sum was asked for, which nobody wants to read.
  const inPools = dollars(pooledUnits + 500_000n);
  const names = useSliceNames();
  // The three largest are named on a phone too.
  const inSight = order.toSorted((a, b) => (slices[a] < slices[b] ? 1 : -1)).slice(0, 3);
  const legendOf = (keys: readonly SliceKey[]) => (
    <ul className={styles.legend}>
      {keys.map((key) => (
        <li key={key} data-part={key}>
          <span>{names[key]}</span>
          <b>{percentText(slices[key], supplyTokens, 3, i18n.locale)}</b>
        </li>
      ))}
    </ul>
  );
  const prizes = percentText(slices.prizes, supplyTokens, 3, i18n.locale);
  const prizeTokens = tokens(PRIZE_TOKENS);
  return (
    <article className={styles.panel}>
      <div className={styles.controls}>
        <Slider
          label={<Trans>If the sale raises</Trans>}
          text={dollars(raisedUnits)}
          min={0}
          max={raisedSteps.length - 1}
          value={step}
          onChange={onStep}
          ends={[dollars(raisedSteps[0] ?? 0n), t`all ten stages sold`]}
        />
        <p className={styles.stageTwo} data-reached={step > STAGE_TWO_STEP || undefined}>
          <Trans>
            Stage 2 begins at <b>{dollars(raisedSteps[STAGE_TWO_STEP] ?? 0n)}</b>.
          </Trans>
        </p>
      </div>
      <figure className={styles.figure}>
        <PieDrawing slices={order.map((key) => ({ key, bps: sliceBps(slices[key], supplyTokens) }))} />
        <div>
          {legendOf(inSight)}
          <Fold label={t`Who has the rest`}>{legendOf(order.filter((key) => !inSight.includes(key)))}</Fold>
        </div>
        <figcaption>
          <Trans>
            The prizes are {prizeTokens} LILAPE however little is sold: here {prizes} of everything. They come
            out of marketing’s share, as far as it reaches.
          </Trans>
        </figcaption>
      </figure>
      <Facts look="figures" className={styles.facts}>
        <Fact name={<Trans>LILAPE that exist then</Trans>}>
          {tokens(supplyTokens)}
          <small>
            <Trans>
              of {formatDecimal(String(TOKEN.supplyTokens), i18n.locale)} minted; the rest is burned
            </Trans>
          </small>
        </Fact>
        <Fact name={<Trans>The pools open at</Trans>}>
          ${formatPrice(formatUnits(priceMicroUsd, STABLE_DECIMALS), i18n.locale)}
          <small>
            <Trans>
              the last price of the sale, with {inPools} and {tokens(pooledTokens)} LILAPE in them
            </Trans>
          </small>
        </Fact>
        <YourShare outlook={outlook} raisedUnits={raisedUnits} />
      </Facts>
    </article>
  );
}

/** What one payment is a part of, if it is the last of the sale. */
function YourShare({ outlook, raisedUnits }: { outlook: Outlook; raisedUnits: bigint }) {
  const { t, i18n } = useLingui();
  const [paid, setPaid] = useState('100');
  const units = BigInt(paid) * 10n ** BigInt(STABLE_DECIMALS);
  const bought = quoteDown(BASE_STAGES, raisedUnits - units, units).tokens;
  const share = percentText(bought, outlook.supplyTokens, 2, i18n.locale);
  return (
    <Fact name={<Trans>Your share, if you pay</Trans>}>
      <span className={styles.paid}>
        <Choice
          legend={t`Your share, if you pay`}
          name="outlook-paid"
          options={quickAmounts.map((amount) => ({ value: String(amount), label: `$${amount}` }))}
          value={paid}
          onChange={setPaid}
        />
      </span>
      <output>{share}</output>
      <small>
        <Trans>
          of everything: {formatAmountDown(bought, TOKEN_DECIMALS, 0, i18n.locale)} LILAPE, at the last price
        </Trans>
      </small>
    </Fact>
  );
}

function useSliceNames(): Record<SliceKey, string> {
  const { t } = useLingui();
  return {
    buyers: t`Buyers`,
    prizes: t`Giveaway’s prizes`,
    rewards: t`Staking and NFT rewards`,
    liquidity: t`Liquidity`,
    marketing: t`Marketing`,
    development: t`Development`,
    team: t`Team, vested`,
    dao: t`DAO`,
  };
}
