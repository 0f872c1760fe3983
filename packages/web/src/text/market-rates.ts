/** The two rates of the pools as sentences say them. */
import { POOL_FEE_BPS, POOLED_BPS } from '@lilape/domain/market/opening';

/** Part of the money raised that goes into the pools. */
export const pooled = `${POOLED_BPS / 100}%`;

/** What a swap in them costs. */
export const fee = `${POOL_FEE_BPS / 100}%`;
