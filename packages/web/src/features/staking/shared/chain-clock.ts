/** The chain's time, by which locks end: the visitor's clock until a node has said what the newest block is. */

let aheadMs: number | null = null;

/** Takes a block's time, unix seconds, as now; a block that has grown old turns nothing back. */
export function setChainTime(seconds: number): void {
  const offsetMs = seconds * 1_000 - Date.now();
  aheadMs = Math.max(aheadMs ?? offsetMs, offsetMs);
}

/** Unix milliseconds by the chain's clock. */
export function chainNowMs(): number {
  return Date.now() + (aheadMs ?? 0);
}
