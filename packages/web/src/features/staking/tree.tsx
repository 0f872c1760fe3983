/** The banana tree: three branches, three locks; the one that is chosen bears the ape. */
import { PERIODS } from '@lilape/domain/staking/periods';
import { Trans, useLingui } from '@lingui/react/macro';
import { contracts } from '#shell/first/deployment.ts';
import { part } from '#shell/page/part.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { Art } from '#shell/ui/art.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import hidden from '#shell/ui/visually-hidden.module.css';
import { changeDraft, draft } from './draft.ts';
import type { HangingProps } from './connected/hanging.tsx';
import styles from './tree.module.css';

const percent = (bps: number) => `${bps / 100}%`;

const Hanging = part<HangingProps>({
  load: async () => (await import('./connected/parts.ts')).Hanging,
  catalog: 'wallet',
  lost: Lost,
});

/** The locks as radio buttons; `isBare` without the tree, which stands above then. @see specification §9 Staking */
export function Tree({ isBare = false }: { isBare?: boolean | undefined }) {
  const { t } = useLingui();
  const session = useSession();
  const account = contracts.staking === null ? null : accountHere(session);
  const { lockDays: chosen, isDoubled, apePicture } = useStore(draft);
  return (
    <fieldset className={styles.tree} data-bare={isBare || undefined} data-doubled={isDoubled || undefined}>
      <legend className={hidden.hidden}>{t`Lock period`}</legend>
      {!isBare && (
        <span className={styles.drawing}>
          <Art name="banana-tree" width={1200} isEager />
        </span>
      )}
      {!isBare && account !== null && <Hanging key={account} />}
      {PERIODS.map(({ lockDays, baseApyBps, apeApyBps }, index) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words stand deeper than the rule looks
        <label key={lockDays} className={styles.lock}>
          <input
            className={styles.radio}
            type="radio"
            name="lock"
            value={lockDays}
            checked={lockDays === chosen}
            onChange={() => changeDraft({ lockDays })}
          />
          <span className={styles.card}>
            <span className={styles.days}>
              <Trans>{lockDays} days</Trans>
            </span>
            <span className={styles.apy}>
              {percent(baseApyBps)}{' '}
              <small>
                <Trans>a year</Trans>
              </small>
            </span>
            <span className={styles.doubled}>
              <Trans>
                <b>{percent(apeApyBps)}</b> with an ape
              </Trans>
            </span>
            <span className={styles.bunch}>
              {Array.from({ length: index + 1 }, (_, banana) => (
                <Art key={banana} name="banana" width={40} />
              ))}
            </span>
            <span className={styles.sitter}>
              {apePicture === null ? (
                <Art name="logo-mark" width={64} />
              ) : (
                <img src={apePicture} alt="" width={64} height={64} className={styles.own} />
              )}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
