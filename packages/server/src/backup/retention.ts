// Which backups stay: many of the last minutes, fewer of the days before.
import type { BackupEntry } from '#backup/manifest.ts';

/** The newest of all. */
const NEWEST = 20;
const HOUR_MS = 3_600_000;
/** The last of each hour for two days, and of each day for a month. */
const STEPS = [
  { stepMs: HOUR_MS, forMs: 48 * HOUR_MS },
  { stepMs: 24 * HOUR_MS, forMs: 31 * 24 * HOUR_MS },
] as const;

/** Those of `backups`, the newest last, that stay at `nowMs`, Unix milliseconds. */
export function staying(backups: readonly BackupEntry[], nowMs: number): BackupEntry[] {
  const stays = new Set(backups.slice(-NEWEST));
  for (const { stepMs, forMs } of STEPS) {
    const lastOf = new Map<number, BackupEntry>();
    for (const entry of backups)
      if (nowMs - entry.takenAtMs <= forMs) lastOf.set(Math.floor(entry.takenAtMs / stepMs), entry);
    for (const entry of lastOf.values()) stays.add(entry);
  }
  return backups.filter((entry) => stays.has(entry));
}
