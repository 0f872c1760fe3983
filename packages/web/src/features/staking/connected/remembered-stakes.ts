/** How many open stakes the wallet had when the page was last open; here, as no other page needs them. */
import { readStored, removeStored, writeStored } from '#shell/first/storage.ts';
import { stakesKey } from '#shell/first/remembered.ts';

/** How many open stakes the remembered account had when it was last asked; 0 where that is not known. */
export function rememberedStakes(): number {
  return Number(readStored(stakesKey) ?? 0);
}

/** Remembers that over a reload; none are not kept. */
export function rememberStakes(open: number): void {
  if (open === 0) removeStored(stakesKey);
  else writeStored(stakesKey, String(open));
}
