/** The chain's time, by which locks end: the visitor's clock until a node has told what the newest block says. */

let aheadMs = 0;

/** Takes a block's time, unix seconds, as now. */
export function setChainTime(seconds: number): void {
  aheadMs = seconds * 1_000 - Date.now();
}

/** Unix milliseconds by the chain's clock. */
export function chainNowMs(): number {
  return Date.now() + aheadMs;
}
