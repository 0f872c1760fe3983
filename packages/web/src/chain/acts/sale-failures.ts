/** What the sale's contract says when it refuses, for every act on it. */
import { presaleAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import type { PlainCode } from '@lilape/domain/messages/catalogue';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { Failures } from '#chain/errors.ts';

/** What a purchase in `coin` says where it fails. */
export function buyFailures(coin: PaymentToken): Failures {
  const coinFailed = () => new AppError('COIN_TRANSACTION_FAILED', { method: coin });
  return {
    abi: presaleAbi,
    reverts: {
      Presale_TooFewTokens: 'PRICE_MOVED',
      Presale_WrongStatus: 'SALE_NOT_OPEN',
      Presale_UnsupportedToken: 'UNSUPPORTED_METHOD',
      Presale_BelowMinimum: (_offered: bigint, minimum: bigint) =>
        new AppError('BELOW_MINIMUM', { min: formatUnits(minimum, STABLE_DECIMALS), method: coin }),
      Presale_ShortPayment: coinFailed,
      TransferFromFailed: coinFailed,
      TransferFailed: coinFailed,
    },
    rejected: 'PURCHASE_REJECTED',
    otherwise: 'PURCHASE_FAILED_RETRY',
  };
}

/** What an act after the sale says where it fails; `otherwise` where nobody knows why. */
export function payoutFailures(otherwise: PlainCode): Failures {
  return {
    abi: presaleAbi,
    reverts: {
      Presale_WrongStatus: 'SALE_MOVED_ON',
      Presale_BelowSoftCap: 'SALE_MOVED_ON',
      Presale_NothingToBurn: 'NOTHING_TO_BURN',
      Presale_NothingToClaim: 'NOTHING_TO_CLAIM',
      Presale_NothingToRefund: 'NOTHING_TO_REFUND',
      TransferFailed: 'PAYOUT_REFUSED',
    },
    rejected: 'TRANSACTION_REJECTED',
    otherwise,
  };
}
