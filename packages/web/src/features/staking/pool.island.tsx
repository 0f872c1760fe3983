/** The reward pool: what is free, reserved and paid, and what the contract holds, each as a bar with its figures on it. */
import { SHARE_TOKENS } from '@lilape/domain/shares';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { contracts } from '#shell/first/deployment.ts';
import { useStore } from '#shell/page/use-store.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Button } from '#shell/ui/button.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { pool, type Pool as PoolNow, type PoolFigures, refreshPool } from './pool-store.ts';
import said from '#ui/said.module.css';
import styles from './pool.module.css';
import { tokensText, tokensTextInFull } from './shared/tokens-text.ts';

const rewardParts = ['paid', 'reserved', 'free'] as const;
const reserveParts = ['staked', 'reserved', 'free'] as const;
const allParts = ['paid', 'reserved', 'free', 'staked'] as const;
type PoolPart = (typeof allParts)[number];

/** Parts of a bar are written as parts of this. */
const whole = 1_000_000n;

/** By the site, or by the wallet’s own node. @see decision 23 "reserved rewards" */
export function Pool() {
  const { i18n } = useLingui();
  const now = useStore(pool);
  const share = formatDecimal(String(SHARE_TOKENS.rewards), i18n.locale);
  return (
    <section className={styles.pool} aria-labelledby="pool-title">
      <div className={styles.head}>
        <h2 id="pool-title">
          <Trans>The reward pool</Trans>
        </h2>
        <p className={said.small} aria-live="polite">
          <Age now={now} />
        </p>
      </div>
      {contracts.staking === null ? (
        <p>
          <Trans>15% of the supply, {share} LILAPE at most, goes into the pool after the sale.</Trans>
        </p>
      ) : (
        <>
          {now.hasFailed || now.isLate ? <Failed /> : null}
          <Bars figures={now.figures} />
          <InFull figures={now.figures} />
        </>
      )}
    </section>
  );
}

/** As of when the figures are. */
function Age({ now: { figures, from, isLate, hasFailed } }: { now: PoolNow }): ReactNode {
  const { i18n } = useLingui();
  if (contracts.staking === null) return null;
  if (figures === null) return hasFailed ? null : <Trans>Reading the chain…</Trans>;
  const block = formatDecimal(String(figures.block), i18n.locale);
  if (from === 'wallet')
    return <Trans>This site isn’t answering; block {block} is from your wallet’s own node</Trans>;
  if (isLate || hasFailed)
    return <Trans>We last read block {block}. New stakes aren’t affected: they ask the chain itself.</Trans>;
  return <Trans>As of block {block}</Trans>;
}

function Failed() {
  return (
    <div role="alert" className={said.failed}>
      <p>
        <Trans>We can’t load the pool right now. Your stakes aren’t affected.</Trans>
      </p>
      <Button look="secondary" size="small" onClick={() => void refreshPool()}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}

type OfFigures = { figures: PoolFigures | null };

function Bars({ figures }: OfFigures) {
  const { i18n } = useLingui();
  const names = useNames();
  const sample = <Blank sample="63,103,500,000,000" />;
  const tokens = (units: bigint | null) => (units === null ? '—' : tokensText(units, i18n.locale));
  const count = (number: number | null) =>
    number === null ? '—' : formatDecimal(String(number), i18n.locale);
  const line = (part: PoolPart) => (
    <li key={part} data-part={part}>
      <span className={styles.name}>{names[part]}</span>
      <b className={styles.figure}>{figures === null ? sample : tokens(figures[part])}</b>
    </li>
  );
  return (
    <div className={styles.bars}>
      <figure>
        <figcaption>
          <Trans>Rewards left in the pool</Trans>
        </figcaption>
        <Bar parts={rewardParts} figures={figures} />
        <ul className={styles.legend}>{rewardParts.map(line)}</ul>
      </figure>
      <figure>
        <figcaption>
          <Trans>The reserve: what the contract holds, and for whom</Trans>
        </figcaption>
        <Bar parts={reserveParts} figures={figures} />
        <ul className={styles.legend}>
          {line('staked')}
          <li>
            <span className={styles.name}>
              <Trans>Held in total</Trans>
            </span>
            <b className={styles.figure}>
              {figures === null ? sample : tokens(figures.staked + figures.reserved + figures.free)}
            </b>
          </li>
          <li>
            <span className={styles.name}>
              <Trans>Open stakes / wallets</Trans>
            </span>
            <b className={styles.figure}>
              {figures === null ? <Blank sample="12" /> : count(figures.open)}
              {' / '}
              {figures === null ? <Blank sample="12" /> : count(figures.stakers)}
            </b>
          </li>
        </ul>
      </figure>
    </div>
  );
}

function Bar({ parts, figures }: OfFigures & { parts: readonly PoolPart[] }) {
  const unitsOf = (part: PoolPart) => figures?.[part] ?? 0n;
  const sum = parts.reduce((total, part) => total + unitsOf(part), 0n);
  const shareOf = (part: PoolPart) =>
    sum === 0n ? 0 : Number((unitsOf(part) * whole) / sum) / Number(whole);
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map((part) => (
        <i
          key={part}
          data-part={part}
          data-some={unitsOf(part) > 0n || undefined}
          style={figures === null ? undefined : ({ '--part': shareOf(part) } as CSSProperties)}
        />
      ))}
    </div>
  );
}

function InFull({ figures }: OfFigures) {
  const { t, i18n } = useLingui();
  const names = useNames();
  const exact = (units: bigint | null | undefined) =>
    units == null ? '—' : tokensTextInFull(units, i18n.locale);
  return (
    <DataTable
      isHeadless
      summary={t`The figures as a table`}
      caption={t`LILAPE, to the last digit`}
      columns={[{ title: '' }, { title: 'LILAPE', isNumber: true }]}
      rows={allParts.map((part) => ({ key: part, cells: [names[part], exact(figures?.[part])] }))}
    />
  );
}

function useNames(): Record<PoolPart, string> {
  const { t } = useLingui();
  return {
    paid: t`Paid out`,
    reserved: t`Reserved for open stakes`,
    free: t`Free for new stakes`,
    staked: t`Locked by stakers`,
  };
}
