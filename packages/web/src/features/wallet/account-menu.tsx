/** The connected wallet: address, ETH, network, what is its own on this site, explorer, and the way out. @see decision 31 "wallet follows", 167 "rooms" */
import { explorerUrl, networkName, networkTitle } from '@lilape/domain/chains';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { etherBalance } from '#chain/rpc.ts';
import { chainId as siteChainId } from '#shell/first/deployment.ts';
import { formatAmountDown } from '#text/amount.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { sentenceOf } from '#text/sentence.ts';
import { useAsync } from '#ui/use-async.ts';
import { AddressHead } from '#ui/lookup/address-head.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Button, ButtonAnchor } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { connectedProvider, disconnectWallet } from '#wallet/connection.ts';
import { switchNetwork } from '#wallet/actor.ts';
import { closeOverlay } from '#shell/first/overlay.ts';
import { accountHere, type Session } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { walletName } from '#wallet/discovery.ts';
import { Owned } from './owned.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './account-menu.module.css';

/** The menu, open while mounted; nothing once nobody is connected. */
export function AccountMenu() {
  const { t } = useLingui();
  const session = useSession();
  if (session.status !== 'connected') return null;
  return (
    <Dialog title={t`Your wallet`} shape="sheet" onClose={() => closeOverlay('account')}>
      <Account session={session} />
    </Dialog>
  );
}

function Account({ session }: { session: Extract<Session, { status: 'connected' }> }) {
  const language = useLanguage();
  const { address, chainId, walletId } = session;
  const explorer = explorerUrl(chainId);
  return (
    <div className={styles.account}>
      <div className={styles.who}>
        <AddressHead address={address} size={56} />
        <CopyableAddress address={address} isFull />
      </div>
      <Facts look="rows" className={styles.facts}>
        <Fact name={<Trans>Wallet</Trans>}>
          {walletId === 'demo' ? <Trans>Demo wallet</Trans> : walletName(walletId)}
        </Fact>
        <Fact name={<Trans>Balance</Trans>}>
          <EtherBalance address={address} chainId={chainId} />
        </Fact>
        <Fact name={<Trans>Network</Trans>}>{networkTitle(chainId, language)}</Fact>
      </Facts>
      <Owned />
      {accountHere(session) === null && <SwitchNetwork />}
      <Mine address={address} />
      <div className={styles.actions}>
        {explorer !== null && (
          <ButtonAnchor href={`${explorer}/address/${address}`} look="secondary">
            <Trans>Show in explorer</Trans>
          </ButtonAnchor>
        )}
        <Button look="secondary" onClick={leave}>
          <Trans>Disconnect</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Everything of one's own: what was bought and what it is owed, apes, stakes, the card for a launch. */
function Mine({ address }: { address: string }) {
  const { t } = useLingui();
  const rows = [
    { to: '/purchases', label: t`My purchases` },
    { to: '/claim', label: t`Claim or refund` },
    { to: `/gallery?owner=${address.toLowerCase()}`, label: t`My apes` },
    { to: '/staking#stakes-title', label: t`My stakes` },
    { to: '/launchpad/apply', label: t`My application` },
  ];
  return (
    <nav aria-labelledby="mine">
      <h3 id="mine">
        <Trans>Mine</Trans>
      </h3>
      <ul className={styles.mine}>
        {rows.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={() => closeOverlay('account')}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function leave(): void {
  closeOverlay('account');
  void disconnectWallet();
}

function EtherBalance({ address, chainId }: { address: `0x${string}`; chainId: number }) {
  const { i18n } = useLingui();
  const { value, error } = useAsync(`${address} ${chainId}`, async () =>
    etherBalance(await connectedProvider(), address),
  );
  if (error !== null) return <Trans>The wallet doesn’t say</Trans>;
  if (value === null) return <Blank sample="0.123456 ETH" />;
  return <>{formatAmountDown(value, 18, 6, i18n.locale)} ETH</>;
}

function SwitchNetwork() {
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const chainName = networkName(siteChainId, language);
  const ask = async () => {
    setIsAsking(true);
    setError(null);
    await switchNetwork().catch(setError);
    setIsAsking(false);
  };
  return (
    <div className={styles.wrong}>
      <p>
        <Trans>The sale is on {chainName}.</Trans>
      </p>
      <Button size="small" isBusy={isAsking} onClick={() => void ask()}>
        <Trans>Switch to {chainName}</Trans>
      </Button>
      {error !== null && <p role="alert">{sentenceOf(error, language).text}</p>}
    </div>
  );
}
