/** What only a wallet knows of a stake to be: how much there is, and which ape doubles it. */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '#shell/page/use-store.ts';
import type { Async } from '#ui/use-async.ts';
import { wish, wishFor } from './front/wish.ts';
import { ApePicker } from './ape-picker.tsx';
import styles from './desk.module.css';
import { Tokens } from './tokens.tsx';
import type { Acts } from './use-acts.ts';
import type { OwnApes } from './use-apes.ts';
import type { Holdings } from './use-holdings.ts';

type Props = { holdings: Async<Holdings>; apes: OwnApes; acts: Acts };

/** Quarters of the balance; all of it is the fourth. @see specification §2 Staking page */
const quarters = [1n, 2n, 3n, 4n] as const;

/** The balance with its quarters, and the apes. */
export function Choose({ holdings, apes, acts }: Props) {
  const { t } = useLingui();
  const { amountText } = useStore(wish);
  const balance = holdings.value?.balance ?? null;
  return (
    <div className={styles.part}>
      <div className={styles.quarters}>
        <p className={styles.balance}>
          {balance === null ? (
            <Trans>Balance: asking…</Trans>
          ) : (
            <Trans>
              Balance: <Tokens units={balance} /> LILAPE
            </Trans>
          )}
        </p>
        <ul aria-label={t`Parts of the balance`}>
          {quarters.map((part) => {
            const text = balance === null ? null : formatUnits((balance * part) / 4n, TOKEN_DECIMALS);
            return (
              <li key={part}>
                <button
                  type="button"
                  className={styles.quarter}
                  disabled={acts.isBusy || balance === null || balance === 0n}
                  aria-pressed={text !== null && text === amountText}
                  onClick={() => text !== null && wishFor({ amountText: text })}
                >
                  {part === 4n ? t`Max` : `${25n * part}%`}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <ApePicker apes={apes} acts={acts} />
    </div>
  );
}
