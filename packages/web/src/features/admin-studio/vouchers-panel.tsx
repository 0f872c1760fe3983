/** Vouchers that were given lately, and what the ledger says became of them. */
import type { AdminStudio } from '@lilape/wire/admin-studio';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#admin/admin.module.css';
import { Panel, Time } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';
import { Status, type StatusLook } from '#ui/status.tsx';

type Fate = AdminStudio['vouchers'][number]['fate'];

const looks: Record<Fate, StatusLook> = { minted: 'done', open: 'now', taken: 'ahead', expired: 'ahead' };

export function VouchersPanel({ of }: { of: Polled<AdminStudio> }) {
  const { t } = useLingui();
  const words: Record<Fate, string> = {
    minted: t`minted`,
    open: t`still good`,
    taken: t`minted by another`,
    expired: t`expired`,
  };
  return (
    <Panel title={t`Vouchers`} of={of}>
      {({ vouchers }) =>
        vouchers.length === 0 ? (
          <p className={styles.none}>
            <Trans>None were given in the last 30 days.</Trans>
          </p>
        ) : (
          <ul className={styles.list}>
            {vouchers.map(({ tokenId, account, last_at: lastAt, times, fate }) => (
              <li key={`${tokenId} ${account}`} className={styles.item}>
                <strong>
                  {t`Ape #${tokenId}`} <Status look={looks[fate]}>{words[fate]}</Status>
                </strong>
                <Time iso={lastAt} />
                <small>
                  {account}
                  {times > 1 && ` · × ${times}`}
                </small>
              </li>
            ))}
          </ul>
        )
      }
    </Panel>
  );
}
