/** 'Connect Wallet': the wallets that are here, those that can be got, all at once, what went wrong, and a warning. @see specification §2 Wallet dialog */
import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { closeOverlay } from '#shell/first/overlay.ts';
import { walletChosen } from '#shell/first/choose-wallet.ts';
import { useSession } from '#shell/page/use-session.ts';
import { walletIcon } from '#wallet/discovery.ts';
import { browserWallets } from '#wallet/wallets.ts';
import { useConnecting } from './use-connecting.ts';
import { useInstalled, useOthers } from './use-installed.ts';
import { AppCard, InstallCard, WalletCard } from './wallet-card.tsx';
import type { LinkProps } from './wallet-link.tsx';
import styles from './wallet-dialog.module.css';

const ConnectError = part<{ error: unknown }>({
  load: async () => (await import('./connect-error.tsx')).ConnectError,
  lost: Lost,
});

const WalletLink = lazy<ComponentType<LinkProps>>(() =>
  import('./wallet-link.tsx').then(
    ({ WalletLink: Loaded }) => ({ default: Loaded }),
    (cause: unknown) => {
      reportError(cause);
      return { default: NoLink };
    },
  ),
);

/** The dialog, open while mounted. */
export function WalletDialog() {
  const { t } = useLingui();
  const installed = useInstalled();
  const others = useOthers();
  const { asked, link, error, choose, cancel } = useConnecting();
  const named = browserWallets.filter(({ id }) => installed.includes(id));
  // What a wallet of ours announces is its own name; another's stands under its name, since that can be anything.
  const here = [...named.map(({ id, name }) => ({ id, name, rdns: undefined })), ...others];
  // In a phone's own browser no wallet can be: the page is opened in the browser of a wallet's app instead.
  const apps = here.length === 0 && isTouched() ? appsOf(location.href) : [];
  const missing = browserWallets.filter(
    ({ id }) => !installed.includes(id) && !apps.some((app) => app.id === id),
  );
  const isBusy = asked !== null;
  const isConnected = useSession().status === 'connected';
  // A wallet may be late: the one of the last visit, or one that was asked and given up.
  useEffect(() => {
    if (isConnected && asked === null) walletChosen();
  }, [isConnected, asked]);
  return (
    <Dialog title={t`Connect Wallet`} shape="sheet" onClose={() => closeOverlay('wallet')}>
      <div className={styles.content}>
        {error !== null && <ConnectError error={error} />}
        {asked === 'walletconnect' && (
          <Suspense fallback={null}>
            <WalletLink link={link} onCancel={cancel} />
          </Suspense>
        )}
        <ul className={styles.wallets}>
          {LILAPE_HAS_DEMO_WALLET && (
            <WalletCard
              id="demo"
              name={t`Demo wallet`}
              description={t`Play money on this machine. Nothing to install.`}
              isAsked={asked === 'demo'}
              isDisabled={isBusy}
              onChoose={choose}
            />
          )}
          {here.map(({ id, name, rdns }) => (
            <WalletCard
              key={id}
              id={id}
              name={name}
              description={rdns}
              badge={t`INSTALLED`}
              icon={walletIcon(id)}
              isAsked={asked === id}
              isDisabled={isBusy}
              onChoose={choose}
            />
          ))}
          {apps.map((app) => (
            <AppCard key={app.id} {...app} />
          ))}
        </ul>
        <ul className={styles.missing}>
          {missing.map(({ id, name, downloadUrl }) => (
            <InstallCard key={id} id={id} name={name} downloadUrl={downloadUrl} />
          ))}
        </ul>
        <ul className={styles.wallets}>
          <WalletCard
            id="walletconnect"
            name={t`Other Wallets`}
            description={t`Any Web3 wallet, through WalletConnect`}
            isAsked={asked === 'walletconnect'}
            isDisabled={isBusy}
            onChoose={choose}
          />
        </ul>
        <div className={styles.notice}>
          <ShieldCheck aria-hidden="true" size={24} />
          <p>
            <strong>
              <Trans>Security Notice</Trans>
            </strong>{' '}
            <Trans>
              Only connect wallets you trust. Never share your private keys or seed phrase: nobody here will
              ask for them.
            </Trans>
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** Whether a finger is the way to point here, as on a phone or tablet. */
function isTouched(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}

/** The wallets whose apps can open the page at `href`, each with its link. */
function appsOf(href: string) {
  return browserWallets.flatMap(({ id, name, appLink }) =>
    appLink === undefined ? [] : [{ id, name, appUrl: appLink(new URL(href)) }],
  );
}

function NoLink() {
  return (
    <p className={styles.error} role="alert">
      <Trans>The link didn’t load. Check your connection and try again.</Trans>
    </p>
  );
}
