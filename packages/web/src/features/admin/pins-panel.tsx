/** Which files of apes wait to be pinned on IPFS, and why. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { readPins } from './desk-api.ts';
import { formatLength } from './amounts.ts';
import styles from '#desk/desk.module.css';
import { Panel, Row, Time } from '#desk/panel.tsx';
import { usePolled } from '#desk/use-polled.ts';

/** A file that waits for longer than this is a worry. */
const worrySeconds = 600;

/** Counts, and those that wait with the reason of the last try. */
export function PinsPanel() {
  const { t } = useLingui();
  const language = useLanguage();
  const of = usePolled('pins', readPins);
  return (
    <Panel title={t`Pins on IPFS`} of={of}>
      {({ isSetUp, pinned, waiting, oldestSeconds, pins }) =>
        isSetUp ? (
          <>
            <dl className={styles.rows}>
              <Row name={t`Pinned`}>{formatDecimal(String(pinned), language)}</Row>
              <Row name={t`Waiting`}>{formatDecimal(String(waiting), language)}</Row>
              {waiting > 0 && (
                <Row name={t`The oldest waits for`} isBad={oldestSeconds > worrySeconds}>
                  {formatLength(oldestSeconds, language)}
                </Row>
              )}
            </dl>
            <ul className={styles.list}>
              {pins.map(({ cid, tokenId, tries, next_try_at: nextTryAt, details }) => (
                <li key={cid} className={styles.item}>
                  <strong>{tokenId === null ? t`The collection’s own` : t`Ape #${tokenId}`}</strong>
                  <Time iso={nextTryAt} />
                  <small>
                    {t`tries: ${tries}`}
                    {details !== null && ` · ${details}`}
                  </small>
                  <small>{cid}</small>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className={styles.none}>
            <Trans>Nobody pins files for this server: the site is all that keeps them (PIN_KUBO_URL).</Trans>
          </p>
        )
      }
    </Panel>
  );
}
