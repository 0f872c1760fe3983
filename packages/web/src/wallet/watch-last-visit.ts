/** Asks the wallet of the last visit whether it still shows the same account: no library, nothing that the visitor sees. @see decision 199 "a wallet without libraries" */
import { type Address, chainId } from '#shell/first/deployment.ts';
import { rememberedAccount, rememberedWallet } from '#shell/first/remembered.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { type LastVisit, lastVisit } from './last-visit.ts';
import { hasOpenActs } from '#chain/flow/open-acts.ts';
import { restoreSession } from '#shell/first/restore.ts';
import { currentSession, onSession } from '#shell/first/session.ts';
import { isBrowserWallet, providerInTime } from './discovery.ts';
import { type GuardedProvider, guardedProvider } from './guarded-provider.ts';

/** How long a wallet may take to answer before its libraries ask it, milliseconds. */
const patienceMs = 5_000;

/** After these nothing that the wallet said before is sure. */
const changes = ['accountsChanged', 'chainChanged', 'disconnect'];

/**
 * Fills `lastVisit`, and restores the session, with the libraries, once the wallet shows another account, another network
 * or nothing. WalletConnect answers through its library alone: its account stays as it is remembered until it is needed.
 * Where an act was left open `goOn` is called instead, which brings what finishes it.
 */
export async function watchLastVisit(goOn: () => void): Promise<void> {
  if (hasOpenActs(chainId)) return goOn();
  const id = rememberedWallet();
  if (id === null || id === 'walletconnect') return;
  const provider = isBrowserWallet(id) ? await providerInTime(id) : undefined;
  const visit = provider === undefined ? null : await ask(guardedProvider(provider)).catch(() => null);
  // Somebody needed the wallet meanwhile.
  if (currentSession().status !== 'disconnected') return;
  if (visit === null) return void restoreSession();
  for (const change of changes) visit.provider.on(change, () => void restoreSession());
  onSession(() => lastVisit.get() !== null && lastVisit.set(null));
  lastVisit.set(visit);
}

async function ask(provider: GuardedProvider): Promise<(LastVisit & { provider: GuardedProvider }) | null> {
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
  const [[address], chainId] = answer as [Address[], number];
  if (address === undefined || shortAddress(address) !== rememberedAccount()) return null;
  return { address, chainId, provider };
}
