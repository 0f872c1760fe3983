/** Which files of apes wait to be pinned on IPFS, and why; they can be tried now. */
import { Trans, useLingui } from '@lingui/react/macro';
import { readPins, tryAgain } from '#admin/operations-api.ts';
import styles from '#admin/admin.module.css';
import { Panel, Row, Time } from '#admin/panel.tsx';
import { usePolled } from '#admin/use-polled.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Action } from './action.tsx';
import { usePress } from '#admin/use-press.ts';

/** A file that waits for longer than this is a worry. */
const worrySeconds = 600;

export function PinsPanel() {
  const { t } = useLingui();
  const language = useLanguage();
  const of = usePolled('pins', readPins);
  const again = usePress(async () => {
    await tryAgain();
    of.reload();
  });
  const figure = (count: number) => formatDecimal(String(count), language);
  return (
    <Panel title={t`Pins on IPFS`} of={of}>
      {({ isSetUp, pinned, waiting, oldestSeconds, pins }) =>
        isSetUp ? (
          <>
            <dl>
              <Row name={t`Pinned`}>{figure(pinned)}</Row>
              <Row name={t`Waiting`} isBad={oldestSeconds > worrySeconds}>
                {figure(waiting)}
              </Row>
            </dl>
            <ul className={styles.list}>
              {pins.map(({ cid, tokenId, tries, next_try_at: nextTryAt, details }) => (
                <li key={cid} className={styles.item} data-bad={details !== null || undefined}>
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
            {waiting > 0 && (
              <Action of={again}>
                <Trans>Try again now</Trans>
              </Action>
            )}
          </>
        ) : (
          <p className={styles.none}>
            <Trans>No node pins this server’s files: only the site keeps them (PIN_KUBO_URL).</Trans>
          </p>
        )
      }
    </Panel>
  );
}
