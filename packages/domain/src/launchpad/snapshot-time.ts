// When the holders of a launch are counted. Pure.

/** So long before a launch its holders are counted. @see spec §5 launchpad rules */
export const SNAPSHOT_LEAD_SECONDS = 86_400;

/** The moment of a launch's snapshot, Unix seconds: the last block with this time or an earlier one counts. */
export function snapshotTimeOf(launchTimeSeconds: number): number {
  return launchTimeSeconds - SNAPSHOT_LEAD_SECONDS;
}
