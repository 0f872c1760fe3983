// The ETH price of the rate table: the feed's last answer with its age, never an invented one. @see decision 11 "rates"
import { AppError } from '@lilape/domain/app-error';
import { formatUnits } from '@lilape/domain/units';
import type { RatesBody } from '@lilape/wire/chain';
import type { EthPrice } from '#chain/reads.ts';
import { type KeptRead, createKeptRead } from '#cache/kept-read.ts';
import { isoOf, isoOfMs } from '#moments.ts';

/** An answer is asked for again after this; the feed itself moves a few times an hour. */
const FRESH_MS = 15_000;

/**
 * Rates read through `readPrice`. While the chain does not answer, the last answer is given with the time at which it
 * was read. @throws AppError SERVICE_UNAVAILABLE before there was any
 */
export function createRates(
  readPrice: () => Promise<EthPrice>,
  clock: () => number = Date.now,
): KeptRead<RatesBody> {
  const read = async (): Promise<RatesBody> => {
    const price = await readPrice();
    if (price.answer <= 0n || price.updatedAtSeconds === 0) throw new AppError('SERVICE_UNAVAILABLE');
    return {
      success: true,
      ethUsd: formatUnits(price.answer, price.decimals),
      updatedAt: isoOf(price.updatedAtSeconds),
      as_of: isoOfMs(clock()),
    };
  };
  return createKeptRead(read, FRESH_MS, clock);
}
