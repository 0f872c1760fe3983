/** Games for the board that this browser keeps: one that was finished and is not handed in, and one that was left in the middle. */
import { readStored, removeStored, writeStored } from '#shell/first/storage.ts';

/** Keys in local storage. @see content/privacy.ts */
export const keptKeys = { finished: 'lilape.game', open: 'lilape.game.open' } as const;
export type Kept = keyof typeof keptKeys;

/** What the site gave at Start. */
export type StartedGame = {
  /** Hands it in, once. */
  nonce: string;
  seed: number;
  /** By UTC, "2026-11-23". */
  day: string;
  /** Until when it is taken, ISO 8601. */
  endsTime: string;
};

/** A started game with its inputs: what handing it in takes, or going on with it. */
export type KeptGame = StartedGame & {
  /** Inputs so far, base64. */
  log: string;
  score: number;
};

/** The game that is kept; null where none is, or it can no longer be handed in. */
export function readKept(kind: Kept): KeptGame | null {
  const game = parseKept(readStored(keptKeys[kind]) ?? '');
  if (game !== null && Date.parse(game.endsTime) > Date.now()) return game;
  forget(kind);
  return null;
}

/** Keeps a game; returns whether it was kept. A finished one makes room for one that scored as much. */
export function keep(kind: Kept, game: KeptGame): boolean {
  const before = kind === 'finished' ? readKept(kind) : null;
  if (before !== null && before.nonce !== game.nonce && before.score > game.score) return false;
  const { nonce: ticket, ...rest } = game;
  return writeStored(keptKeys[kind], JSON.stringify({ ticket, ...rest }));
}

/** Forgets it; where a nonce is given, only its game. */
export function forget(kind: Kept, nonce?: string): void {
  if (nonce !== undefined && parseKept(readStored(keptKeys[kind]) ?? '')?.nonce !== nonce) return;
  removeStored(keptKeys[kind]);
}

/** What was stored; null where it is nothing that was stored here. */
export function parseKept(text: string): KeptGame | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { ticket: nonce, seed, day, endsTime, log, score } = stored as Record<string, unknown>;
  if (typeof nonce !== 'string' || typeof day !== 'string' || typeof endsTime !== 'string') return null;
  if (typeof log !== 'string' || typeof seed !== 'number' || typeof score !== 'number') return null;
  return Number.isNaN(Date.parse(endsTime)) ? null : { nonce, seed, day, endsTime, log, score };
}
