/** How many apes there are, and who paints them. */
import { LAST_ID } from '@lilape/domain/apes/ids';
import type { AdminStudio } from '@lilape/wire/admin-studio';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#admin/admin.module.css';
import { Panel, Row } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';

/** Half of what may wait. */
const manyWait = 32;

export function StudioPanel({ of }: { of: Polled<AdminStudio> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const figure = (count: number) => formatDecimal(String(count), language);
  return (
    <Panel title={t`Studio`} of={of}>
      {({ minted, painted, load }) => (
        <>
          <dl>
            <Row name={t`Minted`}>{t`${figure(minted)} of ${figure(LAST_ID)}`}</Row>
            <Row name={t`Apes painted and kept`}>{figure(painted)}</Row>
            {load !== null && (
              <>
                <Row name={t`Painters running`}>{load.threads}</Row>
                <Row name={t`Painting now`}>{load.painting}</Row>
                <Row name={t`Orders that wait`} isBad={load.waiting > manyWait}>
                  {load.waiting}
                </Row>
              </>
            )}
          </dl>
          {load === null && (
            <p className={styles.none}>
              <Trans>Closed: there is no collection here, or no key for it (STUDIO_KEY).</Trans>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}
