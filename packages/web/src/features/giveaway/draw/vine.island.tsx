/** The vine: all tokens in a row, the piece of the address that is looked up, and a knob on each piece that has won. @see decision 103 "the page of the draw" */
import { Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { useStore } from '#shell/page/use-store.ts';
import { lookup } from '../lookup.ts';
import { hasEntrants, isDrawn } from '../stage.ts';
import { useStage } from '../use-stage.ts';
import { partOf } from './vine-part.ts';
import styles from './vine.module.css';
import { isShown, winners } from '../winners-store.ts';

/** Its place is kept until it is known that there is nothing to lie on it. `children` stand beside its words. */
export function Vine({ children }: { children?: ReactNode }) {
  const { stage, body } = useStage();
  const known = useStore(winners);
  const entrant = useStore(lookup).result?.entrant ?? null;
  const whole = BigInt(body?.totalWeight ?? 0);
  const from = (units: bigint) => ({ '--from': partOf(units, whole) }) as CSSProperties;
  return (
    <figure className={styles.figure} hidden={!(stage === 'asking' || (hasEntrants(stage) && whole > 0n))}>
      <div className={styles.vine} aria-hidden="true">
        {entrant !== null && (
          <span className={styles.skin}>
            <span
              className={styles.mine}
              style={{
                ...from(BigInt(entrant.from)),
                ...({ '--size': partOf(BigInt(entrant.weight), whole) } as CSSProperties),
              }}
            />
          </span>
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
        {entrant !== null && <Trans>The yellow stretch is the address you looked up.</Trans>}
      </figcaption>
      {children}
    </figure>
  );
}
