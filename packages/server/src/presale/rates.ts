// The ETH price of the rate table: the feed's last answer with its age, never an invented one. @see decision 11
import { AppError } from '@lilape/domain/app-error';
import { formatUnits } from '@lilape/domain/units';
import type { RatesBody } from '@lilape/wire/chain';
import type { EthPrice } from '#presale/chain-reads.ts';

/** An answer is asked for again after this; the feed itself moves a few times an hour. */
const FRESH_MS = 15_000;

export type Rates = { current(): Promise<RatesBody> };

/**
 * Rates read through `readPrice`. While the chain does not answer, the last answer is given with the time at which it
 * was read. @throws AppError SERVICE_UNAVAILABLE before there was any
 */
export function createRates(readPrice: () => Promise<EthPrice>, clock: () => number = Date.now): Rates {
  let last: { body: RatesBody; atMs: number } | undefined;
  let reading: Promise<RatesBody> | undefined;

  const read = async (): Promise<RatesBody> => {
    const price = await readPrice();
    if (price.answer <= 0n || price.updatedAtSeconds === 0) throw new AppError('SERVICE_UNAVAILABLE');
    const atMs = clock();
    const body: RatesBody = {
      success: true,
      ethUsd: formatUnits(price.answer, price.decimals),
      updatedAt: new Date(price.updatedAtSeconds * 1_000).toISOString(),
      as_of: new Date(atMs).toISOString(),
    };
    last = { body, atMs };
    return body;
  };

  return {
    async current() {
      if (last !== undefined && clock() - last.atMs < FRESH_MS) return last.body;
      reading ??= read().finally(() => (reading = undefined));
      try {
        return await reading;
      } catch (error) {
        if (last !== undefined) return last.body;
        throw error;
      }
    },
  };
}
