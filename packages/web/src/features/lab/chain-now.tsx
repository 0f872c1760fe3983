/** Where the local chain stands: its newest block, its final one, and its time beside the clock's. */
import { Trans, useLingui } from '@lingui/react/macro';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './lab.module.css';
import type { ChainReading } from './use-lab.ts';

const hourSeconds = 3_600;

/** Three figures of the chain; dashes while nothing answers. */
export function ChainNow({ chain }: { chain: ChainReading | null }) {
  const { t, i18n } = useLingui();
  const moment =
    chain === null ? '–' : formatZoned(new Date(chain.timeSeconds * 1_000).toISOString(), i18n.locale);
  return (
    <Facts className={styles.now} aria-label={t`The local chain now`}>
      <Fact name={<Trans>Newest block</Trans>}>{chain?.block ?? '–'}</Fact>
      <Fact name={<Trans>Final block</Trans>}>{chain?.final ?? '–'}</Fact>
      <Fact name={<Trans>The chain’s time</Trans>}>
        {moment}
        {chain !== null && <Ahead seconds={chain.aheadSeconds} />}
      </Fact>
    </Facts>
  );
}

function Ahead({ seconds }: { seconds: number }) {
  const hours = Math.round(seconds / hourSeconds);
  if (hours < 1) return null;
  const days = Math.floor(hours / 24);
  return (
    <small>
      {days > 0 ? <Trans>{days} d ahead of your clock</Trans> : <Trans>{hours} h ahead of your clock</Trans>}
    </small>
  );
}
