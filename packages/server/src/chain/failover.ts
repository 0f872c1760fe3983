// Asks the chain's endpoints one after the other, the one first that answered last, and remembers which do not.
import { type Endpoint } from '#chain/endpoints.ts';
import { EndpointError, RpcError } from '#chain/rpc.ts';
import { LateError, withDeadline } from '#deadline.ts';

/** What one endpoint gives for `work`, or the next where it gives nothing. @throws the last one's error */
export type AskChain = <T>(work: (endpoint: Endpoint) => Promise<T>) => Promise<T>;

/** How long an endpoint may think before the next one is asked. */
const PATIENCE_MS = 1_000;
const FIRST_ASIDE_MS = 1_000;
const LONGEST_ASIDE_MS = 16_000;
/** JSON-RPC's code of a call that a contract refused: an answer, whoever is asked. @see EIP-1474 */
const REVERTED = 3;

type Health = { failures: number; asideUntilMs: number };

/**
 * Asks `endpoints` in their order. One that failed or was silent is passed over for a second, then longer each time, by
 * everybody who asks through the same function; with all of them aside each is asked nevertheless.
 */
export function createFailover(
  endpoints: readonly Endpoint[],
  clock: () => number = () => performance.now(),
): AskChain {
  const healths = new Map<Endpoint, Health>();
  const isAside = (endpoint: Endpoint) => (healths.get(endpoint)?.asideUntilMs ?? 0) > clock();
  const setAside = (endpoint: Endpoint) => {
    const failures = healths.get(endpoint)?.failures ?? 0;
    const asideMs = Math.min(FIRST_ASIDE_MS * 2 ** failures, LONGEST_ASIDE_MS);
    healths.set(endpoint, { failures: failures + 1, asideUntilMs: clock() + asideMs });
  };
  return async <T>(work: (endpoint: Endpoint) => Promise<T>): Promise<T> => {
    const order = [...endpoints.filter((one) => !isAside(one)), ...endpoints.filter(isAside)];
    let failure: unknown = new EndpointError('There is no endpoint.');
    for (const [at, endpoint] of order.entries()) {
      try {
        const isLast = at === order.length - 1;
        const answer = await (isLast ? work(endpoint) : withDeadline(work(endpoint), PATIENCE_MS));
        healths.delete(endpoint);
        return answer;
      } catch (error) {
        if (isFaultOfEndpoint(error)) setAside(endpoint);
        failure = error;
      }
    }
    throw failure;
  };
}

/** Whether the endpoint is to blame; viem wraps what it was given. */
function isFaultOfEndpoint(error: unknown): boolean {
  if (error instanceof RpcError) return error.code !== REVERTED;
  if (error instanceof EndpointError || error instanceof LateError) return true;
  return error instanceof Error && error.cause !== undefined && isFaultOfEndpoint(error.cause);
}
