// What a minter reads when a file is not pinned.
import { AppError } from '@lilape/domain/app-error';
import type { PinFault } from '#studio/pins/pinner.ts';

/** The error of a fault; `leftMs` until the next try. */
export function wordsFor(fault: PinFault, leftMs: number): AppError {
  switch (fault) {
    case 'away':
      return new AppError('MINT_PIN_AWAY');
    case 'busy':
      return new AppError('MINT_PIN_BUSY', { seconds: Math.max(1, Math.ceil(leftMs / 1_000)) });
    case 'refused':
      return new AppError('MINT_PIN_REFUSED');
    case 'untrue':
      return new AppError('MINT_PIN_UNTRUE');
    case 'failed':
      return new AppError('MINT_PIN_FAILED');
  }
}
