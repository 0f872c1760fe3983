/** What the mint of a prize says where it fails. */
import { lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import type { Failures } from '#chain/errors.ts';

/** The sentences of the prize `apeId`. */
export function prizeFailures(apeId: number): Failures {
  return {
    abi: lilApeNFTAbi,
    reverts: {
      LilApeNFT_NoWinner: () => new AppError('PRIZE_NOT_WON', { id: apeId }),
      LilApeNFT_NotAPrize: () => new AppError('PRIZE_NOT_A_PRIZE', { id: apeId }),
      LilApeNFT_BadProof: () => new AppError('MINT_BLOCKED', { field: 'metadataURI' }),
      IpfsUri_Malformed: () => new AppError('MINT_BLOCKED', { field: 'metadataURI' }),
      TokenAlreadyExists: () => new AppError('MINT_TAKEN', { id: apeId }),
    },
    rejected: 'MINT_CANCELLED',
    otherwise: 'PRIZE_MINT_FAILED',
  };
}
