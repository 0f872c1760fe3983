/** Signing in with the connected wallet: a nonce of the server, the text around it, the wallet's signature. */
import type { Address } from '@lilape/domain/address';
import { walletText } from '@lilape/domain/admin/wallet-text';
import { AppError } from '@lilape/domain/app-error';
import { adminNonce, adminWalletLogin } from '@lilape/wire/endpoints/admin';
import type { SessionBody } from '@lilape/wire/admin';
import { callApi } from '#shell/first/api.ts';
import { chainId } from '#shell/first/deployment.ts';

/**
 * Opens a session for the wallet. The text is made here, of the page's own address, so that no server can have another signed.
 * @throws AppError of the wallet and of any call; the signal's reason where nobody waits for the wallet
 */
export async function signInWithWallet(account: Address, signal: AbortSignal): Promise<SessionBody> {
  const { nonce, issuedAt, expiresAt } = (await callApi(adminNonce, { signal })).body;
  const text = walletText({ site: location.origin, account, chainId, nonce, issuedAt, expiresAt });
  const signature = await Promise.race([signatureOf(text, account), abortOf(signal)]);
  return (await callApi(adminWalletLogin, { body: { message: text, signature } })).body;
}

async function signatureOf(text: string, account: Address): Promise<string> {
  const { signText } = await import('#wallet/sign-text.ts');
  try {
    return await signText(text, account);
  } catch (thrown) {
    // What these say elsewhere is about payments and forms.
    if (thrown instanceof AppError && thrown.code === 'SIGNATURE_FAILED')
      throw new AppError('WALLET_GAVE_NO_SIGNATURE', {}, { cause: thrown });
    if (thrown instanceof AppError && thrown.code === 'ACCOUNT_CHANGED')
      throw new AppError('WALLET_CHANGED', {}, { cause: thrown });
    throw thrown;
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
