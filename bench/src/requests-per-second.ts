// Load: how many answers a second 64 connections get.
import autocannon from 'autocannon';

/** Requests answered a second. @throws where one of them was not answered as it should be */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const result = await autocannon({ url, connections: 64, duration: seconds });
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(
      `${url}: ${result.errors} errors, ${result.timeouts} time-outs, ${result.non2xx} not 2xx`,
    );
  return result.requests.average;
}
