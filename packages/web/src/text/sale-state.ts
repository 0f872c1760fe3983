/** In which states of the sale a text that is written beforehand is true. */
import type { SaleStatus } from '@lilape/domain/presale/sale-status';

/** A state of the sale, or `unknown` until there is an answer and where there are no scripts. */
export type SaleState = SaleStatus | 'unknown';

/** While it is not decided how the sale ends. */
export const undecided: readonly SaleState[] = ['unknown', 'upcoming', 'open', 'closing'];
/** Once the sale is over and reached its goal. */
export const reached: readonly SaleState[] = ['ended', 'finalised'];
/** Once nothing is sold any more, however it ended. */
export const over: readonly SaleState[] = ['ended', 'finalised', 'refunding', 'cancelled'];
/** Unless it fails. */
export const notFailed: readonly SaleState[] = [...undecided, ...reached];
/** Once buyers take their money back. */
export const failed: readonly SaleState[] = ['refunding', 'cancelled'];
