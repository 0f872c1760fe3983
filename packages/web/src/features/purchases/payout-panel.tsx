/** Once the sale is settled: claim the tokens, or take the money back. @see decision 8 */
import { type Account, claimableTokens, type Payout, refundableUnits } from '@lilape/domain/presale/payouts';
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { accountOf } from '#chain/sale-contract.ts';
import type { Address } from '#shell/deployment.ts';
import type { Language } from '#shell/page/language.ts';
import { formatDollars } from '#shell/text/format.ts';
import { Button } from '#shell/ui/button.tsx';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import { formatAmountDown } from '#text/amount.ts';
import { ActStatus } from '#ui/act-status.tsx';
import { Card } from '#ui/card.tsx';
import { useAsync } from '#ui/use-async.ts';
import { switchNetwork } from '#wallet/actor.ts';
import { claiming, refunding } from '#wallet/acts/payouts.tsx';
import { connectedProvider } from '#wallet/connection.ts';
import { useShownActFlow } from '#wallet/followed.ts';
import styles from './purchases.module.css';

type Props = { address: Address; payout: Payout };

/** The panel of a settled sale; nothing where nothing is owed. */
export function PayoutPanel({ address, payout }: Props) {
  const session = useSession();
  const isHere = accountHere(session) !== null;
  const claimFlow = useShownActFlow(claiming);
  const refundFlow = useShownActFlow(refunding);
  const { status } = payout === 'claim' ? claimFlow : refundFlow;
  const key = isHere ? `${address} ${payout} ${status}` : null;
  const account = useAsync(key, async () => accountOf(await connectedProvider(), address));
  const { i18n } = useLingui();
  const language = i18n.locale as Language;

  if (!isHere) return <Elsewhere />;
  if (account.value === null) return null;
  if (!isOwed(account.value, payout)) return <PaidOut account={account.value} payout={payout} />;
  const isBusy = status === 'pending';
  return (
    <Card className={styles.settlement}>
      {payout === 'claim' ? <ClaimWords account={account.value} /> : <RefundWords account={account.value} />}
      {payout === 'claim' ? (
        <>
          <ActStatus
            flow={claimFlow}
            words={claiming.words}
            ending={claiming.ending(language)}
            onStartAgain={claiming.startAgain}
          />
          <Button isBusy={isBusy} onClick={() => void claiming.start({ account: address })}>
            <Trans>Claim</Trans>
          </Button>
        </>
      ) : (
        <>
          <ActStatus
            flow={refundFlow}
            words={refunding.words}
            ending={refunding.ending(language)}
            onStartAgain={refunding.startAgain}
          />
          <Button
            isBusy={isBusy}
            onClick={() => void refunding.start({ account: address, coins: ['USDT', 'USDC'] })}
          >
            <Trans>Take it back</Trans>
          </Button>
        </>
      )}
    </Card>
  );
}

function isOwed(account: Account, payout: Payout): boolean {
  return payout === 'claim' ? claimableTokens(account) > 0n : owedUnits(account) > 0n;
}

function owedUnits(account: Account): bigint {
  return refundableUnits(account, 'USDT') + refundableUnits(account, 'USDC');
}

/** Nothing is left to get: says what was paid out, if anything was. */
function PaidOut({ account, payout }: { account: Account; payout: Payout }) {
  if (payout === 'claim' && account.isClaimed)
    return (
      <p className={styles.paidOut}>
        <Trans>Claimed: your LILAPE are in your wallet.</Trans>
      </p>
    );
  if (payout === 'refund' && (account.isRefunded.USDT || account.isRefunded.USDC))
    return (
      <p className={styles.paidOut}>
        <Trans>Taken back: what you paid is in your wallet.</Trans>
      </p>
    );
  return null;
}

function ClaimWords({ account }: { account: Account }) {
  const { i18n } = useLingui();
  const tokens = formatAmountDown(account.tokens, TOKEN_DECIMALS, 2, i18n.locale);
  return (
    <p>
      <Trans>
        The sale is finalised. <strong>{tokens} LILAPE</strong> are yours to claim; the network’s fee is all
        it costs.
      </Trans>
    </p>
  );
}

function RefundWords({ account }: { account: Account }) {
  const { i18n } = useLingui();
  const owed = formatDollars(formatUnits(owedUnits(account), STABLE_DECIMALS), i18n.locale);
  return (
    <p>
      <Trans>
        The sale did not succeed. <strong>${owed}</strong> that you paid is yours to take back, in the coins
        you paid with.
      </Trans>
    </p>
  );
}

function Elsewhere() {
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    // The wallet says itself what went wrong; the button stays.
    await switchNetwork().catch(() => {});
    setIsAsking(false);
  };
  return (
    <Card className={styles.settlement}>
      <p>
        <Trans>Switch your wallet to the sale’s network to see what is yours.</Trans>
      </p>
      <Button isBusy={isAsking} onClick={() => void ask()}>
        <Trans>Switch network</Trans>
      </Button>
    </Card>
  );
}
