/** Asks the wallet of the last visit whether it still shows the same account: no library, nothing that the visitor sees. @see decision 199 "a wallet without libraries" */
import { hasOpenActOfShort } from '#chain/flow/open-acts.ts';
import { type Address, chainId } from '#shell/first/deployment.ts';
import { rememberedAccount, rememberedWallet } from '#shell/first/remembered.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { currentSession, onSession } from '#shell/first/session.ts';
import { isBrowserWallet, providerInTime } from './discovery.ts';
import { type GuardedProvider, guardedProvider } from './guarded-provider.ts';
import { type LastVisit, lastVisit } from './last-visit.ts';
import { followOwed } from './owed.ts';

/** How long a wallet may take to answer before its libraries ask it, milliseconds. */
const patienceMs = 5_000;

/** After these nothing that the wallet said before is sure. */
const changes = ['accountsChanged', 'chainChanged', 'disconnect'];

type Visit = LastVisit & { readonly provider: GuardedProvider };

/**
 * Fills `lastVisit` while the wallet shows the remembered account. Once it shows another, changes anything or does not
 * answer, and where an act was left open, `goOn` is called, which brings libraries and session. WalletConnect answers through
 * its library alone: its account stays as it is remembered until it is needed. The demo wallet has no provider either: it goes on at once.
 */
export async function watchLastVisit(goOn: () => void): Promise<void> {
  const [id, account] = [rememberedWallet(), rememberedAccount()];
  if (id === null) return;
  if (account !== null && hasOpenActOfShort(chainId, account)) return goOn();
  if (id === 'walletconnect') return;
  const provider = isBrowserWallet(id) ? await providerInTime(id) : undefined;
  const visit = provider === undefined ? null : await ask(guardedProvider(provider)).catch(() => null);
  // Somebody needed the wallet meanwhile.
  if (currentSession().status !== 'disconnected') return;
  if (visit === null || !isSame(visit.address, account)) return goOn();
  try {
    follow(visit, goOn);
  } catch {
    // A wallet that can't be followed could change without a word.
    goOn();
  }
}

const isSame = (address: Address, short: string | null) =>
  // Wallets differ in how they spell an address.
  shortAddress(address).toLowerCase() === short?.toLowerCase();

function follow(visit: Visit, goOn: () => void): void {
  const end = () => {
    for (const change of changes) visit.provider.removeListener(change, leave);
    removeEventListener('storage', look);
    endSession();
    lastVisit.set(null);
  };
  const leave = () => {
    end();
    goOn();
  };
  // Another tab may have disconnected, or connected another wallet.
  const look = () => {
    if (rememberedWallet() === null) end();
    else if (!isSame(visit.address, rememberedAccount())) leave();
  };
  for (const change of changes) visit.provider.on(change, leave);
  addEventListener('storage', look);
  // A session takes its place.
  const endSession = onSession(end);
  lastVisit.set(visit);
  followOwed(async () => visit.provider);
}

async function ask(provider: GuardedProvider): Promise<Visit | null> {
  const answers = Promise.all([
    provider.request({ method: 'eth_accounts' }),
    provider.request({ method: 'eth_chainId' }),
  ]);
  const outOfPatience = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patienceMs);
  });
  const answer = await Promise.race([answers, outOfPatience]);
  if (answer === null) return null;
  // As the guard lets them pass.
  const [[address], walletChain] = answer as [Address[], number];
  return address === undefined ? null : { address, chainId: walletChain, provider };
}
