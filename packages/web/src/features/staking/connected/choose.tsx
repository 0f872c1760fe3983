/** What only a wallet knows of a stake to be: how much there is, and which ape doubles it. */
import type { Address } from '@lilape/domain/address';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '#shell/page/use-store.ts';
import type { Unbound } from '#chain/acts/unbind.ts';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { unbinding } from '#wallet/acts/staking.tsx';
import { changeDraft, draft } from '../draft.ts';
import { ApePicker } from './ape-picker.tsx';
import said from '#ui/said.module.css';
import styles from './connected.module.css';
import { holdings } from './holdings-store.ts';
import { Tokens } from './tokens.tsx';
import { useActs } from './use-acts.ts';
import { useApes } from './use-apes.ts';

const Freed = part<{ outcome: Unbound; onClose: () => void }>({
  load: async () => (await import('./endings.tsx')).UnbindEnding,
  lost: Lost,
});

export type ChooseProps = { address: Address };

/** Quarters of the balance; all of it is the fourth. @see specification §2 Staking page */
const quarters = [1n, 2n, 3n, 4n] as const;

/** The balance with its quarters, and the apes. */
export function Choose({ address }: ChooseProps) {
  const { t } = useLingui();
  const { amountText } = useStore(draft);
  const { value } = useStore(holdings);
  const acts = useActs();
  const apes = useApes(address, value, acts.occasion);
  const balance = value?.balance ?? null;
  if (acts.unbind.status === 'success')
    return <Freed outcome={acts.unbind.outcome} onClose={unbinding.dismiss} />;
  return (
    <div className={styles.part}>
      <div className={styles.quarters}>
        <p className={said.small}>
          {balance === null ? (
            <Trans>Balance: loading…</Trans>
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
                  onClick={() => text !== null && changeDraft({ amountText: text })}
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
