/** What a mint says where it fails. @see specification §8 Mint */
import { lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import type { Failures } from '#chain/errors.ts';

/** The sentences of a mint of the ape `tokenId`, null while none was agreed on. */
export function mintFailures(tokenId: bigint | null): Failures {
  const taken = () =>
    tokenId === null ? new AppError('MINT_FAILED') : new AppError('MINT_TAKEN', { id: Number(tokenId) });
  return {
    abi: lilApeNFTAbi,
    reverts: {
      TokenAlreadyExists: taken,
      LilApeNFT_VoucherExpired: 'MINT_VOUCHER_OVER',
      LilApeNFT_BadVoucher: 'MINT_VOUCHER_OVER',
      LilApeNFT_NotForSale: 'MINT_SOLD_OUT',
      LilApeNFT_WrongPrice: 'MINT_FAILED',
      IpfsUri_Malformed: () => new AppError('MINT_BLOCKED', { field: 'metadataURI' }),
    },
    rejected: 'MINT_CANCELLED',
    insufficient: 'MINT_INSUFFICIENT_FUNDS',
    otherwise: 'MINT_BUYING_FAILED',
  };
}
