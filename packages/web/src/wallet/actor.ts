/** The connected wallet as the one who acts on chain. */
import { AppError } from '@lilape/domain/app-error';
import { switchToSiteChain } from '#chain/network.ts';
import type { Actor } from '#chain/flow/step.ts';
import { chainId } from '#shell/first/deployment.ts';
import { connectedProvider } from './connection.ts';
import { currentSession } from '#shell/first/session.ts';

/** Who is connected, on this site's chain. @throws AppError WALLET_ADDRESS_MISSING if nobody is */
export async function connectedActor(): Promise<Actor> {
  const session = currentSession();
  if (session.status !== 'connected') throw new AppError('WALLET_ADDRESS_MISSING');
  return { provider: await connectedProvider(), account: session.address, chainId };
}

/** Asks the connected wallet to be on this site's chain. @throws AppError SWITCH_FAILED or ADD_NETWORK_FAILED */
export async function switchNetwork(): Promise<void> {
  await switchToSiteChain(await connectedProvider());
}
