// Whether an account signed a text: by its key, or as its contract says, also one that is not deployed yet.
import type { Address } from '@lilape/domain/address';
import { type PublicClient, recoverMessageAddress } from 'viem';
import { isErc6492Signature } from 'viem/utils';

type Hex = `0x${string}`;

export type SignedText = { readonly account: Address; readonly text: string; readonly signature: Hex };

/**
 * Whether the account's own key made the signature; the chain need not be asked. False where it may still be a contract's.
 * @see https://eips.ethereum.org/EIPS/eip-191
 */
export async function isSignedByKey({ account, text, signature }: SignedText): Promise<boolean> {
  // 65 bytes, or 64 with the parity in one bit (EIP-2098).
  if (signature.length !== 132 && signature.length !== 130) return false;
  const signer = await recoverMessageAddress({ message: text, signature }).catch(() => null);
  return signer?.toLowerCase() === account.toLowerCase();
}

/**
 * Whether the account's contract takes the signature, at the newest block.
 * @throws viem's errors where the endpoint is away
 * @see https://eips.ethereum.org/EIPS/eip-1271, https://eips.ethereum.org/EIPS/eip-6492
 */
export async function isSignedByContract(client: PublicClient, signed: SignedText): Promise<boolean> {
  const { account: address, text: message, signature } = signed;
  // What follows takes an endpoint that is away for a contract that refuses; this does not.
  const code = await client.getCode({ address });
  if (code === undefined && !isErc6492Signature(signature)) return false;
  return client.verifyMessage({ address, message, signature });
}
