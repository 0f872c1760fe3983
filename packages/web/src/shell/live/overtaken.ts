/** Which of two answers about the chain is newer, also where the server began anew between them. */

/** Longer than an answer can be on its way, milliseconds. */
const longestWayMs = 60_000;

/**
 * Whether what was read at `asOfMs` is to be left out because something read later is shown. The time of reading
 * decides, never the version of the ledger, which begins anew when the database is rebuilt. An answer that is older by
 * more than the longest way was not overtaken: the server is another one, or its clock was mended, and is believed.
 */
export function isOvertaken(asOfMs: number, shownAsOfMs: number | null): boolean {
  if (shownAsOfMs === null) return false;
  const lateMs = shownAsOfMs - asOfMs;
  return lateMs > 0 && lateMs <= longestWayMs;
}
