/** What is wanted on the screen, and where it comes from. */
import { AppError } from '@lilape/domain/app-error';
import { forget, readKept, type StartedGame } from './kept.ts';
import type { Finished } from './result.ts';
import { askStart } from './ask-start.ts';

export type Wanted =
  /** The day's level, for the board. */
  | { readonly to: 'play' }
  /** A level for practice; without a seed one of chance. */
  | { readonly to: 'practise'; readonly seed?: number }
  /** The game that was left in the middle. */
  | { readonly to: 'continue' }
  /** A game of the board. */
  | { readonly to: 'watch'; readonly id: string }
  /** The visitor's own last game. */
  | { readonly to: 'review'; readonly game: Finished };

export type Level = {
  readonly seed: number;
  /** What hands the game in; null where it is not for the board. */
  readonly started: StartedGame | null;
  /** What was played already, or all that is shown. */
  readonly inputs?: Uint16Array;
  readonly isShown: boolean;
  /** Whose game is shown, in a line. */
  readonly title?: string;
};

type Words = { language: string; nobody: string };

/** The level that is wanted. @throws AppError where it cannot be had */
export async function levelFor(wanted: Wanted, words: Words, signal: AbortSignal): Promise<Level> {
  switch (wanted.to) {
    case 'play': {
      const started = await askStart(signal);
      return { seed: started.seed, started, isShown: false };
    }
    case 'practise':
      return { seed: wanted.seed ?? seedOfChance(), started: null, isShown: false };
    case 'continue': {
      const game = readKept('open');
      if (game === null) throw new AppError('GAME_TICKET_UNKNOWN');
      const { log, score: _, ...started } = game;
      const { inputsOf } = await import('./recorded.ts');
      try {
        return { seed: game.seed, started, inputs: inputsOf(log), isShown: false };
      } catch (cause) {
        // It will not be readable the next time either.
        forget('open');
        throw cause;
      }
    }
    case 'watch':
      return shownLevel(wanted.id, words, signal);
    case 'review':
      return { seed: wanted.game.seed, started: null, inputs: wanted.game.inputs, isShown: true };
  }
}

async function shownLevel(id: string, { language, nobody }: Words, signal: AbortSignal): Promise<Level> {
  const { askReplay, inputsOf, titleOf } = await import('./recorded.ts');
  const game = await askReplay(id, signal);
  const title = titleOf(game, nobody, language);
  return { seed: game.seed, started: null, inputs: inputsOf(game.log), isShown: true, title };
}

const seedOfChance = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
