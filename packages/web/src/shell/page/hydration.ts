/** Whether React is still taking over the HTML that was prerendered. */

let isTakingOver = typeof document !== 'undefined';
const taken = Promise.withResolvers<void>();

/** Resolves when the first page has been taken over. */
export const takenOver: Promise<void> = taken.promise;

/** Returns true in the browser until the first page has been taken over; false on the server. */
export function isHydrating(): boolean {
  return isTakingOver;
}

/** Notes that everything drawn from now on is drawn from scratch. */
export function endHydration(): void {
  isTakingOver = false;
  taken.resolve();
}
