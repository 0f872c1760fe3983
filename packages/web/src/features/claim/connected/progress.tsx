/** Five panels that colour themselves in: from the payment to what is in the wallet in the end. */
import type { Account } from '@lilape/domain/presale/payouts';
import type { SaleStatus } from '@lilape/domain/presale/sale-status';
import type { Purchase } from '@lilape/wire/purchases';
import { useLingui } from '@lingui/react/macro';
import { Art } from '#shell/ui/art.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { panelsOf } from './panels.tsx';
import styles from './progress.module.css';

type Props = { account: Account; purchases: readonly Purchase[]; status: SaleStatus; isMine: boolean };

/** The five panels; what is reached is coloured, the next one waits in outline, and the last is a sticker. */
export function Progress(props: Props) {
  const { t, i18n } = useLingui();
  const { isRefund, panels } = panelsOf(props, i18n.locale);
  const next = panels.findIndex(({ isReached }) => !isReached);
  return (
    <ol className={classNames(styles.progress, isRefund && styles.refund)} aria-label={t`Progress so far`}>
      {panels.map(({ key, words, figure, isReached }, index) => (
        <li
          key={key}
          className={classNames(
            styles.panel,
            isReached && styles.reached,
            index === panels.length - 1 && styles.last,
          )}
          aria-current={index === next ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {isReached ? '✓' : index + 1}
          </span>
          <span className={styles.words}>
            {words}
            {figure !== undefined && <span className={styles.figure}>{figure}</span>}
          </span>
          {index === panels.length - 1 && (
            <span className={styles.face}>
              <Art name="logo-mark" width={72} isEager />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
