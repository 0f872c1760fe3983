/** Which ape doubles the stake: none, or one of the wallet's by its picture. @see specification §2 Staking page, decision 24 "an ape on a stake" */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { useStore } from '#shell/page/use-store.ts';
import { Button } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { unbinding } from '#wallet/acts/staking.tsx';
import { amountOf, changeDraft, draft, noApe } from '../draft.ts';
import { figuresFor } from '../shared/figures.ts';
import styles from './ape-picker.module.css';
import { ActResult } from './act-result.tsx';
import type { Acts } from './use-acts.ts';
import type { OwnApe, OwnApes } from './use-apes.ts';
import said from '#ui/said.module.css';

type Props = { apes: OwnApes; acts: Acts };

const choose = ({ id, picture }: OwnApe) => changeDraft({ isDoubled: true, apeId: id, apePicture: picture });
const chooseNone = () => changeDraft(noApe);

/** The choice; what cannot be chosen says why. */
export function ApePicker({ apes, acts }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const wanted = useStore(draft);
  const { apeId } = wanted;
  const amount = amountOf(wanted);
  const { lockDays } = wanted;
  const gain = amount.ok ? figuresFor(amount.units, wanted, language).gain : '';
  const own = apes.value?.apes ?? [];
  const rest = apes.value?.rest ?? 0;
  const chosen = own.find(({ id, state }) => id === apeId && state === 'free');
  // What was chosen may have been sold or bound meanwhile.
  const isGone = apes.value !== null && apeId !== 0 && chosen === undefined;
  useEffect(() => {
    if (isGone) chooseNone();
  }, [isGone]);
  // What a visitor calculated with is no ape of this wallet.
  useEffect(() => {
    chooseNone();
    return chooseNone;
  }, []);
  return (
    <fieldset className={styles.picker} disabled={acts.isBusy}>
      <legend>
        <Trans>An ape doubles the rate</Trans>
      </legend>
      <div className={styles.apes}>
        <label className={styles.ape}>
          <input type="radio" name="stake-ape" checked={apeId === 0} onChange={chooseNone} />
          <span>{t`No NFT`}</span>
        </label>
        {own.map((ape) => (
          <label key={ape.id} className={styles.ape}>
            <input
              type="radio"
              name="stake-ape"
              checked={ape.id === apeId}
              disabled={ape.state !== 'free'}
              onChange={() => choose(ape)}
            />
            <img src={ape.picture} alt="" width={64} height={64} loading="lazy" />
            <span>#{ape.id}</span>
            {ape.state === 'busy' && (
              <small>
                <Trans>doubles stake #{ape.stakeId}</Trans>
              </small>
            )}
            {ape.state === 'former' && (
              <small>
                <Trans>still bound</Trans>
              </small>
            )}
          </label>
        ))}
        {apes.value !== null && own.length === 0 && (
          <p className={styles.note}>
            <Trans>
              This wallet has no ape. <Link to="/mint-nft">Mint one</Link>, and it can double a stake.
            </Trans>
          </p>
        )}
        {apes.value === null && apes.error !== null && (
          <p className={styles.note} role="alert">
            <Trans>We can’t load your apes right now. You can still stake without one.</Trans>{' '}
            <Button size="small" look="plain" onClick={apes.reload}>
              <Trans>Retry</Trans>
            </Button>
          </p>
        )}
      </div>
      {own.some(({ state }) => state === 'free') && amount.ok && amount.units > 0n && (
        <p className={said.small}>
          <Trans>
            With an ape: <b>+{gain} LILAPE</b> in {lockDays} days.
          </Trans>
        </p>
      )}
      {rest > 0 && (
        <Button size="small" look="plain" isBusy={apes.isLoading} onClick={apes.more}>
          <Plural value={rest} one="Show # more ape" other="Show # more apes" />
        </Button>
      )}
      {own
        .filter(({ state }) => state === 'former')
        .map(({ id }) => (
          <p key={id} className={styles.former}>
            <span>
              <Trans>Ape #{id} is still bound to the stake of its former owner. Free it first.</Trans>
            </span>
            <Button
              size="small"
              look="secondary"
              isBusy={acts.unbind.status === 'pending'}
              onClick={() => acts.free(id)}
            >
              <Trans>Free ape #{id}</Trans>
            </Button>
          </p>
        ))}
      <ActResult act={unbinding} flow={acts.unbind} />
    </fieldset>
  );
}
