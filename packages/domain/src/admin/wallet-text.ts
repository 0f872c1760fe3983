// The text that a wallet signs to sign in as admin: EIP-4361, with one statement. Pure.
import { type Address, checksumAddress } from '@lilape/domain/address';

/** What the signature is good for. English, as the standard wants it: ASCII alone. */
export const WALLET_STATEMENT =
  'Sign in as admin of LilApe. This signature moves nothing and allows nothing else.';

/** Minutes for which a text may be signed and sent. */
export const WALLET_TEXT_MINUTES = 10;

export type WalletSignIn = {
  /** Origin of the site, such as `https://lilape.example`. */
  readonly site: string;
  readonly account: Address;
  readonly chainId: number;
  /** The server's, good once. */
  readonly nonce: string;
  /** Times as the server sent them, ISO 8601. */
  readonly issuedAt: string;
  readonly expiresAt: string;
};

/** The whole text; the account is written with its checksum. @see https://eips.ethereum.org/EIPS/eip-4361 */
export function walletText({ site, account, chainId, nonce, issuedAt, expiresAt }: WalletSignIn): string {
  return [
    `${new URL(site).host} wants you to sign in with your Ethereum account:`,
    checksumAddress(account),
    '',
    WALLET_STATEMENT,
    '',
    `URI: ${site}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    `Expiration Time: ${expiresAt}`,
  ].join('\n');
}
