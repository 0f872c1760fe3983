/** What the launchpad says of an address: its tier, what it holds, and the way to the next one. */
import { TIERS } from '@lilape/domain/launchpad/tiers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '#shell/page/use-store.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatAge } from '#shell/heads/age.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { heldWhole, inFull, missingWhole } from '#text/short-tokens.ts';
import { tierNames, wholeOf } from '#text/tiers.ts';
import { Exact } from '#ui/exact.tsx';
import { Progress } from '#ui/progress.tsx';
import said from '#ui/said.module.css';
import found from '#ui/lookup/found.module.css';
import { Gives } from './gives.tsx';
import { lookup, type Standing as Tier } from '../lookup.ts';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './standing.module.css';

export function Standing({ standing }: { standing: Tier }) {
  if (standing.is_ours)
    return (
      <div className={found.part}>
        <p className={found.figure}>
          <Trans>No tier, ever</Trans>
        </p>
        <p>
          <Trans>
            This is one of LilApe’s own addresses. Whatever it holds, it never gets a tier or a ticket.
          </Trans>
        </p>
      </div>
    );
  return <Holder standing={standing} />;
}

function Holder({ standing }: { standing: Tier }) {
  const { t } = useLingui();
  const language = useLanguage();
  const tier = TIERS.find(({ id }) => id === standing.tier);
  const block = formatDecimal(String(standing.block), language);
  return (
    <div className={styles.standing}>
      <p className={found.figure}>{tier === undefined ? t`No tier yet` : tierNames[tier.id]}</p>
      <Facts look="rows" className={styles.lines}>
        <Line name={t`In the wallet`} tokens={standing.wallet} />
        <Line name={t`Staked`} tokens={standing.staked} />
        <Line name={t`Bought, not claimed yet`} tokens={standing.unclaimed} />
        <Line name={t`Balance held`} tokens={standing.holding} isSum />
      </Facts>
      {standing.next_tier === null ? (
        <p className={styles.next}>
          <Trans>Nothing is above the moon: this is the highest tier.</Trans>
        </p>
      ) : (
        <Next
          name={tierNames[standing.next_tier]}
          standing={standing}
          from={tier === undefined ? 0 : Number(wholeOf(tier))}
        />
      )}
      {tier !== undefined && <Gives tier={tier} />}
      <p className={said.small}>
        <Trans>As of block {block}. It follows every transfer, stake, purchase and claim.</Trans>
      </p>
      <Late standing={standing} />
    </div>
  );
}

function Line({ name, tokens, isSum = false }: { name: string; tokens: string; isSum?: boolean }) {
  const language = useLanguage();
  return (
    <Fact data-sum={isSum || undefined} name={name}>
      <Exact short={heldWhole(tokens, language)} full={inFull(tokens, language)} />
    </Fact>
  );
}

/** `from` LILAPE of the tier it has on. */
function Next({ name, standing, from }: { name: string; standing: Tier; from: number }) {
  const { progress, missing, holding } = standing;
  const language = useLanguage();
  const { t } = useLingui();
  // Something is not nothing, however far the next tier is.
  const isUnder = Number(progress) === 0 && Number(holding) > from;
  const least = '0.01';
  return (
    <div className={styles.next}>
      <Progress label={t`On the way to ${name}`} percent={Number(isUnder ? least : progress)}>
        {isUnder ? `< ${formatDecimal(least, language)}` : formatDecimal(progress, language)}%
      </Progress>
      <p>
        <Trans>
          Hold <Exact short={missingWhole(missing, language)} full={inFull(missing, language)} /> more to
          reach the next tier
        </Trans>
      </p>
    </div>
  );
}

/** Where the site has not read the chain for a while, or does not answer any more. */
function Late({ standing: { isLate, ageMs } }: { standing: Tier }) {
  const { error } = useStore(lookup);
  const age = formatAge(ageMs, useLanguage());
  if (!isLate && error === null) return null;
  return (
    <p className={said.late}>
      <Trans>Live data is late: this was read {age}. What counts is on chain.</Trans>
    </p>
  );
}
