/** A text that the connected wallet signs; nothing goes to the chain, and it costs nothing. */
import { AppError } from '@lilape/domain/app-error';
import { stringToHex } from 'viem/utils';
import { signatureError } from '#chain/errors.ts';
import { currentSession } from '#shell/first/session.ts';
import { connectedProvider } from './connection.ts';

/**
 * The signature of `text` by `account`, hex; that of a smart account is for the chain to verify.
 * @throws AppError SIGNATURE_REJECTED, SIGNATURE_FAILED, ACCOUNT_CHANGED if another account is connected by now, and what else a wallet says
 * @see https://eips.ethereum.org/EIPS/eip-191
 */
export async function signText(text: string, account: string): Promise<string> {
  try {
    const provider = await connectedProvider();
    const session = currentSession();
    if (session.status !== 'connected' || session.address !== account) throw new AppError('ACCOUNT_CHANGED');
    const signed = await provider.request({ method: 'personal_sign', params: [stringToHex(text), account] });
    if (typeof signed !== 'string' || !/^0x([0-9a-f]{2})+$/i.test(signed))
      throw new AppError('SIGNATURE_FAILED');
    return signed;
  } catch (cause) {
    throw signatureError(cause);
  }
}
