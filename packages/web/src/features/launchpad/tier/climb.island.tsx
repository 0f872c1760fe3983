/** The volcano: the jungle from the ground to the moon on a scale of tens, with the tiers at their heights and the ape at its own. */
import { placeOf } from '@lilape/art/volcano/scale';
import { TIERS } from '@lilape/domain/launchpad/tiers';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { useStore } from '#shell/page/use-store.ts';
import { AddressHead } from '#ui/lookup/address-head.tsx';
import { Art } from '#shell/ui/art.tsx';
import { heldShort, inFull, missingShort } from '#text/short-tokens.ts';
import { fromAbove, tierNames, wholeOf } from '#text/tiers.ts';
import { Exact } from '#ui/exact.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './climb.module.css';
import { lookup, type Standing } from '../lookup.ts';

/** What it shows is said in words beside it. */
export function Climb() {
  const language = useLanguage();
  const { result } = useStore(lookup);
  // The project's own have no height.
  const standing = result === null || result.is_ours ? null : result;
  return (
    <div className={styles.climb}>
      <figure className={styles.stage}>
        <div className={styles.scene}>
          <span className={styles.picture}>
            <Art name="volcano" width={720} />
          </span>
          {fromAbove.map((tier) => (
            <p
              key={tier.id}
              className={styles.mark}
              data-mark={tier.id}
              data-mine={standing?.tier === tier.id || undefined}
            >
              <b>{heldShort(String(wholeOf(tier)), language)}</b> {tierNames[tier.id]}
            </p>
          ))}
          {standing !== null && <More standing={standing} />}
          <div className={styles.ape} style={standing === null ? undefined : at(heightOf(standing))}>
            <div className={styles.sign}>
              {standing === null ? (
                <p>
                  <Trans>How high can you climb?</Trans>
                </p>
              ) : (
                <Lines standing={standing} />
              )}
            </div>
            {/* In front of the sign. */}
            <span className={styles.head}>
              {standing === null ? (
                <Art name="logo-mark" width={64} />
              ) : (
                <AddressHead address={standing.address} size={56} />
              )}
            </span>
          </div>
        </div>
      </figure>
    </div>
  );
}

const at = (height: number) => ({ '--at': height }) as CSSProperties;
const heightOf = ({ holding }: Standing) => placeOf(Number(holding));

/** How much more, as an arrow from the ape up to the next tier. */
function More({ standing }: { standing: Standing }) {
  const { missing, next_tier } = standing;
  const next = TIERS.find(({ id }) => id === next_tier);
  if (next === undefined) return null;
  const above = placeOf(Number(wholeOf(next)));
  const sentences = {
    'banana-tree': (
      <Trans>
        <Missing tokens={missing} /> more to the banana tree
      </Trans>
    ),
    'jungle-king': (
      <Trans>
        <Missing tokens={missing} /> more to the crown
      </Trans>
    ),
    'volcano-ape': (
      <Trans>
        <Missing tokens={missing} /> more to the crater
      </Trans>
    ),
    'moon-rider': (
      <Trans>
        <Missing tokens={missing} /> more to the moon
      </Trans>
    ),
  };
  return (
    <p
      className={styles.more}
      style={{ ...at(above), ...({ '--gap': heightOf(standing) - above } as CSSProperties) }}
    >
      {sentences[next.id]}
    </p>
  );
}

function Missing({ tokens }: { tokens: string }) {
  const language = useLanguage();
  return <Exact short={missingShort(tokens, language)} full={inFull(tokens, language)} />;
}

function Lines({ standing: { wallet, staked, unclaimed } }: { standing: Standing }) {
  const { t } = useLingui();
  const language = useLanguage();
  const lines = [
    { name: t`wallet`, tokens: wallet },
    { name: t`staked`, tokens: staked },
    { name: t`unclaimed`, tokens: unclaimed },
  ];
  return (
    <Facts look="rows" className={styles.lines}>
      {lines.map(({ name, tokens }) => (
        <Fact key={name} name={name}>
          <Exact short={heldShort(tokens, language)} full={inFull(tokens, language)} />
        </Fact>
      ))}
    </Facts>
  );
}
