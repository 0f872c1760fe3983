// Signs vouchers with the studio's key, as long as the contract takes that key.
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { digestOfCid } from '@lilape/domain/ipfs';
import { voucherData } from '@lilape/contracts/voucher';
import { type Hex, toHex } from 'viem';
import type { StudioSigner } from '#chain/reads.ts';
import { privateKeyToAccount } from 'viem/accounts';

/** How long a voucher is good, from the chain's own time. */
export const VOUCHER_SECONDS = 900;

export type SignedVoucher = { readonly to: Address; readonly deadline: bigint; readonly signature: Hex };

export type VoucherSigner = {
  /** A voucher for `to`. @throws AppError MINT_STUDIO_CLOSED where the contract takes another key than ours */
  sign(id: number, metadataCid: string, to: Address, headSeconds: number): Promise<SignedVoucher>;
};

export type VoucherSignerOptions = {
  /** The studio's private key. */
  readonly key: Hex;
  readonly chainId: number;
  readonly collection: Address;
  readonly contractSigner: () => Promise<StudioSigner>;
};

/** A signer with one key. */
export function createVoucherSigner({
  key,
  chainId,
  collection,
  contractSigner,
}: VoucherSignerOptions): VoucherSigner {
  const account = privateKeyToAccount(key);
  return {
    async sign(id, metadataCid, to, headSeconds) {
      const { signer, epoch } = await contractSigner();
      if (signer.toLowerCase() !== account.address.toLowerCase()) throw new AppError('MINT_STUDIO_CLOSED');
      const deadline = BigInt(headSeconds + VOUCHER_SECONDS);
      const digest = toHex(digestOfCid(metadataCid));
      const voucher = { to, tokenId: BigInt(id), digest, deadline, signerEpoch: epoch };
      const signature = await account.signTypedData(voucherData(chainId, collection, voucher));
      return { to, deadline, signature };
    },
  };
}
