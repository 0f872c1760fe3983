/** The last finished game for the board, kept until it is handed in: a reload or a lost network loses nothing. */
import { readStored, removeStored, writeStored } from '#shell/page/storage.ts';

/** Key in local storage. */
export const unsentKey = 'lilape.game';

/** What handing in takes, and what is said of it before. */
export type Unsent = {
  ticket: string;
  seed: number;
  /** By UTC, "2026-11-23". */
  day: string;
  /** Until when the ticket is taken, ISO 8601. */
  endsTime: string;
  /** Base64. */
  log: string;
  score: number;
};

/** The game that waits; null where none does, or its ticket has ended. */
export function readUnsent(): Unsent | null {
  const unsent = parseUnsent(readStored(unsentKey) ?? '');
  if (unsent === null || Date.parse(unsent.endsTime) > Date.now()) return unsent;
  forgetUnsent();
  return null;
}

/** Keeps a finished game; returns whether it was kept. */
export const keepUnsent = (unsent: Unsent): boolean => writeStored(unsentKey, JSON.stringify(unsent));

/** Forgets it: it was handed in, refused for good, or thrown away. */
export const forgetUnsent = (): void => removeStored(unsentKey);

/** What was stored; null where it is nothing that was stored here. */
export function parseUnsent(text: string): Unsent | null {
  try {
    const { ticket, seed, day, endsTime, log, score } = JSON.parse(text) as Record<string, unknown>;
    const isWhole =
      typeof ticket === 'string' &&
      Number.isInteger(seed) &&
      typeof day === 'string' &&
      typeof endsTime === 'string' &&
      !Number.isNaN(Date.parse(endsTime)) &&
      typeof log === 'string' &&
      Number.isInteger(score);
    return isWhole ? { ticket, seed: Number(seed), day, endsTime, log, score: Number(score) } : null;
  } catch {
    // No JSON, or null: not ours.
    return null;
  }
}
