/** The vine: all tokens in a row, the seams between buyers, the piece of the address that is looked up, and a knob on each piece that has won. @see decision 103 "the page of the draw" */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { giveawayEntrants } from '@lilape/wire/endpoints/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { callApi } from '#shell/first/api.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { useStore } from '#shell/page/use-store.ts';
import { useAsync } from '#ui/use-async.ts';
import { lookup } from '../lookup.ts';
import { hasEntrants, isDrawn } from '../stage.ts';
import { useStage } from '../use-stage.ts';
import { partOf } from './vine-part.ts';
import styles from './vine.module.css';
import { isShown, winners } from '../winners-store.ts';

/** With more buyers than these their seams would be a hatching. */
const MAX_SEAMS = 60;

/** Its place is kept until it is known that there is nothing to lie on it. `children` stand beside its words. */
export function Vine({ children }: { children?: ReactNode }) {
  const { t, i18n } = useLingui();
  const { stage, body } = useStage();
  const known = useStore(winners);
  const { isTyped, result } = useStore(lookup);
  const entrant = result?.entrant ?? null;
  const whole = BigInt(body?.totalWeight ?? 0);
  const from = (units: bigint) => ({ '--from': partOf(units, whole) }) as CSSProperties;
  const areFew = hasEntrants(stage) && whole > 0n && (body?.count ?? 0) <= MAX_SEAMS;
  const { value: list } = useAsync(
    areFew ? 'list' : null,
    async (signal) => (await callApi(giveawayEntrants, { query: {}, signal })).body,
    body?.totalWeight,
  );
  // What was read of another whole would lie elsewhere on this one.
  const seams = areFew && list?.totalWeight === body?.totalWeight ? list?.entrants.slice(1) : [];
  const own = entrant !== null && {
    ...from(BigInt(entrant.from)),
    ...({ '--size': partOf(BigInt(entrant.weight), whole) } as CSSProperties),
  };
  return (
    <figure className={styles.figure} hidden={!(stage === 'asking' || (hasEntrants(stage) && whole > 0n))}>
      <div className={styles.vine} aria-hidden="true">
        <span className={styles.skin}>
          {seams?.map(({ index, from: units }) => (
            <span key={index} style={from(BigInt(units))} />
          ))}
          {own && (
            <span className={styles.mine} style={own}>
              {/* A knob stands on one that won. */}
              {!isDrawn(stage) && (
                <b>{formatDecimal(entrant.weight.slice(0, -TOKEN_DECIMALS) || '0', i18n.locale)} LILAPE</b>
              )}
            </span>
          )}
        </span>
        {own && !isTyped && !isDrawn(stage) && (
          <span data-point="" data-shown data-you={t`you`} style={own} />
        )}
        {known.all.map((winner, place) => (
          <span
            key={winner.account}
            data-point={place}
            data-shown={isShown(known, place) || undefined}
            style={from(winner.from + winner.weight / 2n)}
          />
        ))}
      </div>
      <figcaption>
        {isDrawn(stage) ? (
          <Trans>
            Every token in the draw lies on this vine, sorted by address: each buyer owns a stretch of it. The
            knots mark the stretches that won; the red one is the first prize.
          </Trans>
        ) : (
          <Trans>
            Every token in the draw lies on this vine, sorted by address: each buyer owns a stretch of it. The
            draw picks points on the vine: if one lands on your stretch, you win.
          </Trans>
        )}{' '}
        {entrant !== null && <Trans>The gold stretch is the address you looked up.</Trans>}
      </figcaption>
      {children}
    </figure>
  );
}
