/** What a buyer must know about where the sale stands: when it opens or ends, and what happens then. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PresaleInfo } from '@lilape/wire/presale';
import { formatDecimal } from '#shell/text/format.ts';
import { formatMoment, formatZone } from '#shell/text/moment.ts';
import { Blank } from '#shell/ui/blank.tsx';
import styles from './hero.module.css';

/** A sentence on the sale's status; of the same height while there is no answer. */
export function SaleNews({ info }: { info: PresaleInfo | null }) {
  return (
    <p className={styles.news}>
      {info === null ? <Blank sample="Open until 31 December 2026, 12:00." /> : <Words info={info} />}
    </p>
  );
}

function Words({ info }: { info: PresaleInfo }) {
  const { i18n } = useLingui();
  const dateOf = (iso: string) => `${formatMoment(iso, i18n.locale)} (${formatZone(iso)})`;
  const goal = formatDecimal(info.soft_cap, i18n.locale);
  const end = dateOf(info.ends_at);
  switch (info.status) {
    case 'upcoming': {
      const start = dateOf(info.starts_at);
      return <Trans>Opens on {start}.</Trans>;
    }
    case 'open':
      return (
        <>
          <Trans>Open until {end}.</Trans> <Goal info={info} />
        </>
      );
    case 'closing':
      return (
        <>
          <Trans>Closing early, on {end}; that cannot be changed.</Trans> <Goal info={info} />
        </>
      );
    case 'ended':
      return (
        <Trans>
          The sale is over and reached its goal. Once it is finalised, which anyone may do, you claim your
          tokens here.
        </Trans>
      );
    case 'finalised':
      return (
        <Trans>The sale is finalised: buyers claim their tokens, and what was not sold is burned.</Trans>
      );
    case 'refunding':
      return (
        <Trans>The sale ended below its ${goal} goal. Every buyer takes back exactly what they paid.</Trans>
      );
    case 'cancelled':
      return <Trans>The sale was cancelled. Every buyer takes back exactly what they paid.</Trans>;
  }
}

/** What the money raised so far means for the buyers. */
function Goal({ info }: { info: PresaleInfo }) {
  const { i18n } = useLingui();
  const goal = formatDecimal(info.soft_cap, i18n.locale);
  // Below a billion dollars numbers tell millionths apart, and weigh nothing in the first load.
  return Number(info.raised) < Number(info.soft_cap) ? (
    <Trans>Below ${goal} raised, everyone gets their money back.</Trans>
  ) : (
    <Trans>The ${goal} goal is reached.</Trans>
  );
}
