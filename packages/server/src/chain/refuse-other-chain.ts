// A start whose endpoints all show another chain than the configured one ends with a sentence.
import type { Endpoint } from '#chain/endpoints.ts';
import { withDeadline } from '#deadline.ts';
import { StartError } from '#start-error.ts';

/** An endpoint that is slower is let pass, as is one of two: the watcher sets aside what shows another chain. A machine that is busy starting is slow itself. */
const PATIENCE_MS = 5_000;

/** Asks all endpoints at once which chain they show. @throws StartError where each shows another than `chainId` */
export async function refuseOtherChain(endpoints: readonly Endpoint[], chainId: number): Promise<void> {
  const shown = await Promise.all(endpoints.map(shownBy));
  const others = shown.filter((other) => other !== null && other !== chainId);
  if (others.length === endpoints.length)
    throw new StartError(
      `RPC_URL leads to chain ${others.join(' and ')}, not ${chainId}: correct RPC_URL or CHAIN_ID.`,
    );
}

/** The chain that an endpoint shows; null where it says nothing of use, which is no reason to refuse. */
async function shownBy({ request }: Endpoint): Promise<number | null> {
  const answer = await withDeadline(request('eth_chainId', []), PATIENCE_MS).catch(() => null);
  return typeof answer === 'string' && /^0x[0-9a-f]{1,12}$/i.test(answer) ? Number(answer) : null;
}
