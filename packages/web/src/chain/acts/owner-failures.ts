/** What the sale's contract says when it refuses its owner. */
import { presaleAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import type { PlainCode } from '@lilape/domain/messages/catalogue';
import type { Failures } from '#chain/errors.ts';

/** `otherwise` where nobody knows why. */
export function ownerFailures(otherwise: PlainCode): Failures {
  return {
    abi: presaleAbi,
    reverts: {
      OwnableUnauthorizedAccount: 'SALE_OWNER_CHANGED',
      Presale_WrongStatus: 'SALE_MOVED_ON',
      Presale_ClosingAlreadyAnnounced: 'CLOSING_ANNOUNCED',
      Presale_ClosingTooSoon: 'CLOSING_TOO_SOON',
      Presale_ClosingTooLate: 'CLOSING_TOO_LATE',
      Presale_LilapeNotRescuable: 'LILAPE_NOT_RESCUABLE',
      Presale_ExceedsSurplus: (_wanted: bigint, surplus: bigint) =>
        new AppError('NOTHING_TO_RESCUE', { surplus: String(surplus) }),
      TransferFailed: 'PAYOUT_REFUSED',
    },
    rejected: 'TRANSACTION_REJECTED',
    otherwise,
  };
}
