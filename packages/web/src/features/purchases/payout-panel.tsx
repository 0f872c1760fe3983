/** Once the sale is settled: claim the tokens, or take the money back. @see decision 8 */
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Account, accountOf } from '#chain/sale-contract.ts';
import { isOwed, type Settling, settleSale } from '#chain/settlement.ts';
import type { Address } from '#shell/deployment.ts';
import { formatAmountDown } from '#text/amount.ts';
import { formatDollars } from '#shell/text/format.ts';
import type { Language } from '#shell/page/language.ts';
import { sentenceOf } from '#text/sentence.ts';
import { useAsync } from '#ui/use-async.ts';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { connectedActor, switchNetwork } from '#wallet/actor.ts';
import { connectedProvider } from '#wallet/connection.ts';
import { accountHere, useSession } from '#shell/wallet/session.ts';
import styles from './purchases.module.css';

type Props = { address: Address; settling: Settling };

/** The panel of a settled sale; nothing where nothing is owed. */
export function PayoutPanel({ address, settling }: Props) {
  const session = useSession();
  const isHere = accountHere(session) !== null;
  const key = !isHere ? null : `${address} ${settling}`;
  const account = useAsync(key, async () => accountOf(await connectedProvider(), address));
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { i18n } = useLingui();

  if (!isHere) return <Elsewhere />;
  if (account.value === null) return null;
  if (!isOwed(account.value, settling)) return <PaidOut account={account.value} settling={settling} />;
  const act = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await settleSale(await connectedActor(), settling, new AbortController().signal);
    } catch (thrown) {
      setError(thrown);
    }
    setIsBusy(false);
    account.reload();
  };
  return (
    <Card className={styles.settlement}>
      {settling === 'claim' ? (
        <ClaimWords account={account.value} />
      ) : (
        <RefundWords account={account.value} />
      )}
      <Button isBusy={isBusy} onClick={() => void act()}>
        {settling === 'claim' ? <Trans>Claim</Trans> : <Trans>Take it back</Trans>}
      </Button>
      {error !== null && <p role="alert">{sentenceOf(error, i18n.locale as Language).text}</p>}
    </Card>
  );
}

/** Nothing is left to get: says what was paid out, if anything was. */
function PaidOut({ account, settling }: { account: Account; settling: Settling }) {
  if (settling === 'claim' && account.isClaimed)
    return (
      <p className={styles.paidOut}>
        <Trans>Claimed: your LILAPE are in your wallet.</Trans>
      </p>
    );
  if (settling === 'refund' && (account.isUsdtRefunded || account.isUsdcRefunded))
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
  const units =
    (account.isUsdtRefunded ? 0n : account.usdtUnits) + (account.isUsdcRefunded ? 0n : account.usdcUnits);
  const owed = formatDollars(formatUnits(units, STABLE_DECIMALS), i18n.locale);
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
