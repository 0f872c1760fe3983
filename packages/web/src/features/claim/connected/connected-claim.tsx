/** Claim with a connected wallet: whose account it is, how far it has come, and the one thing to do now. */
import type { Address } from '@lilape/domain/address';
import { type Account, payoutOf } from '@lilape/domain/presale/payouts';
import { isBuyable, type SaleStatus } from '@lilape/domain/presale/sale-status';
import type { Purchase } from '@lilape/wire/purchases';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { accountOf } from '#chain/account-of.ts';
import { statusNow } from '#chain/sale-contract.ts';
import { purchasesOf } from '#api/sale-api.ts';
import { refreshMs } from '#shell/live/live-store.ts';
import { useAge, useLive } from '#ui/use-live.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { lastAct } from '#shell/ui/last-act.ts';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import { sentenceOf } from '#text/sentence.ts';
import { Card } from '#ui/card/card.tsx';
import { Stand } from '#ui/card/stand.tsx';
import { LastPlace } from '#ui/ending/last-place.tsx';
import { useAsync } from '#ui/use-async.ts';
import { claiming, refunding } from '#wallet/acts/payouts.tsx';
import { connectedProvider } from '#wallet/connection.ts';
import { useShownActFlow } from '#wallet/followed.ts';
import { WrongNetwork } from '#wallet/wrong-network.tsx';
import { ComingBlank } from '../claim-blank.tsx';
import { AnotherAccount } from './another-account.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import said from '#ui/said.module.css';
import styles from './claim.module.css';
import { RefundPanel } from './refund-panel.tsx';
import { Progress } from './progress.tsx';
import { Waiting } from './waiting.tsx';

/** What the account at `address`, or another one that is typed, has coming. */
export function ConnectedClaim({ address }: { address: Address }) {
  const language = useLanguage();
  const session = useSession();
  const { presale } = useLive();
  const { isStale } = useAge();
  const rounds = useRounds(isStale);
  const [other, setOther] = useState<Address | null>(null);
  const account = other ?? address;
  const claimFlow = useShownActFlow(claiming);
  const refundFlow = useShownActFlow(refunding);
  const isHere = accountHere(session) !== null;
  // Whoever moves the sale on, and whichever of the two acts ends, makes the contract be asked again.
  const record = useAsync(
    isHere ? account : null,
    async () => {
      const provider = await connectedProvider();
      const [its, status] = await Promise.all([accountOf(provider, account), statusNow(provider)]);
      return { account: its, status };
    },
    `${presale?.status} ${isStale} ${rounds} ${claimFlow.status} ${refundFlow.status}`,
  );
  const { value: purchases } = useAsync(
    account,
    (signal) => purchasesOf(account, { signal }),
    String(presale?.block),
  );
  const choose = (next: Address | null) => {
    // How it ended for one account is not said of another.
    claiming.dismiss();
    refunding.dismiss();
    setOther(next);
  };

  // What the finalised sale owes is being taken: one ending at a time.
  useEffect(() => {
    if (claimFlow.status !== 'none') lastAct.set(null);
  }, [claimFlow.status]);

  if (!isHere)
    return (
      <Card className={styles.panel}>
        <WrongNetwork>
          <Trans>Switch your wallet to the sale’s network to see what is yours.</Trans>
        </WrongNetwork>
      </Card>
    );
  return (
    <div className={styles.connected}>
      <div className={styles.last}>
        <LastPlace />
      </div>
      {record.value !== null && (
        <Coming
          address={account}
          account={record.value.account}
          purchases={purchases ?? []}
          // A wallet's node may be a block behind this site; where the site is silent, the contract says where the sale stands.
          status={presale === null || isStale ? record.value.status : presale.status}
          isMine={other === null}
          claimFlow={claimFlow}
          refundFlow={refundFlow}
        />
      )}
      {record.value === null && record.error === null && (
        <>
          <VisuallyHidden>
            <Trans>Reading the contract…</Trans>
          </VisuallyHidden>
          <ComingBlank />
        </>
      )}
      {record.value === null && record.error !== null && (
        <Card className={styles.panel}>
          <p role="alert">{sentenceOf(record.error, language).text}</p>
          <Button onClick={record.reload}>
            <Trans>Retry</Trans>
          </Button>
        </Card>
      )}
      <div className={styles.aside}>
        <AnotherAccount other={other} onChoose={choose} />
        <p className={said.small}>
          <Trans>
            See every purchase: <Link to="/purchases">My purchases</Link>.
          </Trans>
        </p>
      </div>
    </div>
  );
}

type ComingProps = {
  address: Address;
  account: Account;
  purchases: readonly Purchase[];
  status: SaleStatus;
  isMine: boolean;
  claimFlow: ReturnType<typeof claiming.current>;
  refundFlow: ReturnType<typeof refunding.current>;
};

/** What the contract says that `address` has coming, and the button that brings it. */
function Coming({ address, account, purchases, status, isMine, claimFlow, refundFlow }: ComingProps) {
  const { presale } = useLive();
  const payout = payoutOf(status);
  const hasBought = account.tokens > 0n;
  const waiting = payout === null && <Waiting status={status} info={presale} account={account} />;
  return (
    <>
      <div className={styles.story}>
        {hasBought ? (
          <Progress account={account} purchases={purchases} status={status} isMine={isMine} />
        ) : (
          waiting
        )}
      </div>
      <div aria-live="polite" className={styles.panels}>
        {!hasBought && <Nothing isMine={isMine} isOnSale={isBuyable(status)} />}
        {hasBought && waiting}
        {hasBought && payout === 'claim' && (
          <ClaimPanel address={address} account={account} flow={claimFlow} isMine={isMine} />
        )}
        {hasBought && payout === 'refund' && (
          <RefundPanel address={address} account={account} flow={refundFlow} isMine={isMine} />
        )}
      </div>
    </>
  );
}

/** Counts up every half minute while `isSilent`: nobody else tells then that the sale has moved on. */
function useRounds(isSilent: boolean): number {
  const [rounds, setRounds] = useState(0);
  useEffect(() => {
    if (!isSilent) return undefined;
    const timer = setInterval(() => setRounds((before) => before + 1), refreshMs);
    return () => clearInterval(timer);
  }, [isSilent]);
  return rounds;
}

function Nothing({ isMine, isOnSale }: { isMine: boolean; isOnSale: boolean }) {
  return (
    <Stand art="ape-basket">
      <p>
        {isMine ? (
          <Trans>This wallet bought nothing in the sale, so there’s nothing to claim.</Trans>
        ) : (
          <Trans>This address bought nothing in the sale, so there’s nothing to claim.</Trans>
        )}
      </p>
      {isMine && isOnSale && (
        <ButtonLink to="/">
          <Trans>Buy LILAPE</Trans>
        </ButtonLink>
      )}
    </Stand>
  );
}
