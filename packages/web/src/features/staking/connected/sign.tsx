/** The button of a new stake, what stands in its way, how it goes, and the ending in its place. */
import { AppError } from '@lilape/domain/app-error';
import { sentence } from '@lilape/domain/messages/catalogue';
import { mostCoveredDown, wholeRewardDown } from '@lilape/domain/staking/rewards';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits, roundUnitsDown } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { poolTooLow } from '#chain/acts/staking-failures.ts';
import type { Staked } from '#chain/acts/stake.ts';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { useStore } from '#shell/page/use-store.ts';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { sentenceOf } from '#text/sentence.ts';
import { staking } from '#wallet/acts/staking.tsx';
import { amountOf, changeDraft, draft, type StakeDraft } from '../draft.ts';
import { tokensText } from '../shared/tokens-text.ts';
import styles from './connected.module.css';
import { holdings, type Holdings } from './holdings-store.ts';
import { ActResult } from './act-result.tsx';
import { useActs } from './use-acts.ts';
import { usePreload } from '#ui/act/use-preload.ts';
import said from '#ui/said.module.css';

const Ending = part<{ outcome: Staked; onClose: () => void }>({
  load: async () => (await import('./endings.tsx')).StakeEnding,
  lost: Lost,
});

/** Enter in the field presses it. Disabled without an amount above 0 and 'Processing...' while any act of staking is under way; what the wallet or the pool has not is said before it is pressed. @see specification §4, §5 Staking */
export function Sign() {
  const { i18n } = useLingui();
  const language = useLanguage();
  const wanted = useStore(draft);
  const { value } = useStore(holdings);
  const acts = useActs();
  const amount = amountOf(wanted);
  const tokens = amount.ok ? amount.units : 0n;
  const fault = value === null ? null : faultOf(tokens, wanted, value);
  useOwnExample(value !== null, fault !== null);
  const isStaking = acts.stake.status === 'pending';
  usePreload(isStaking, Ending);
  if (acts.stake.status === 'success') return <Ending outcome={acts.stake.outcome} onClose={leaveStaked} />;
  const start = () => void staking.start({ tokens, lockDays: wanted.lockDays, apeId: wanted.apeId });
  return (
    <div className={styles.part}>
      {fault !== null && !isStaking && (
        <div className={said.failed} role="alert">
          <p>{sentenceOf(fault.error, language).text}</p>
          {fault.most > 0n && (
            <Button
              size="small"
              look="secondary"
              onClick={() => changeDraft({ amountText: formatUnits(fault.most, TOKEN_DECIMALS) })}
            >
              <Trans>Take {tokensText(fault.most, i18n.locale)} instead</Trans>
            </Button>
          )}
        </div>
      )}
      <Button
        size="large"
        isWide
        type="submit"
        isBusy={acts.isBusy}
        disabled={tokens === 0n || fault !== null || value === null}
        onClick={start}
      >
        {acts.isBusy ? sentence('PROCESSING', {}, language).text : <Trans>Create stake</Trans>}
      </Button>
      <ActResult act={staking} flow={acts.stake} />
    </div>
  );
}

/** Only now is the field emptied, or the page would collapse under the ending. */
function leaveStaked(): void {
  staking.dismiss();
  changeDraft({ amountText: '' });
}

/** Takes the page's own example back, once, where the wallet cannot have it: nobody asked for it, so that it is no fault. */
function useOwnExample(hasCome: boolean, isFaulty: boolean): void {
  const isSettled = useRef(false);
  // Before it is painted, or a sentence would flash and push the button.
  useLayoutEffect(() => {
    if (!hasCome || isSettled.current) return;
    isSettled.current = true;
    if (isFaulty && draft.get().amountText === null) changeDraft({ amountText: '' });
  }, [hasCome, isFaulty]);
}

/** Why the contract would refuse `tokens` now, and the most that it would take; null where it would not. */
function faultOf(
  tokens: bigint,
  { lockDays, isDoubled }: StakeDraft,
  { balance, pool }: Holdings,
): { error: AppError; most: bigint } | null {
  const covered = mostCoveredDown(pool.free, lockDays, isDoubled);
  const least = covered < balance ? covered : balance;
  const most = roundUnitsDown(least, TOKEN_DECIMALS, 2);
  if (tokens > balance)
    return {
      error: new AppError('STAKING_EXCEEDS_BALANCE', { balance: formatUnits(balance, TOKEN_DECIMALS) }),
      most,
    };
  const reward = wholeRewardDown(tokens, lockDays, isDoubled);
  if (reward <= pool.free) return null;
  return { error: poolTooLow(reward, pool.free), most };
}
