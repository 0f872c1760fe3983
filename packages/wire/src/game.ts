// The banana hunt on the wire: a started game, the recorded game that is handed in, the board of a day.
import type { InputProblem } from '@lilape/domain/messages/input';
import { PLAYER_NAME_RULE } from '@lilape/domain/game';
import { isoTime, textIn } from '@lilape/wire/amounts';
import { expectations } from '@lilape/wire/expected';
import { noObject, typedText } from '@lilape/wire/typed';
import { z } from 'zod';

/** Scores that a day's board keeps. */
export const BOARD_ROWS = 100;

const day = z.iso.date().meta({ description: 'Day by UTC', example: '2026-11-23' });
const seed = z.int().min(0).max(0xffff_ffff).meta({ description: "The day's level, 32 bits" });
const score = z.int().min(0).meta({ description: 'Bananas, enemies and the bonus of a win' });
const ticks = z.int().min(0).meta({ description: 'How long it took, in 16 ms' });
const outcome = z.enum(['won', 'lost', 'timeout']);
const place = z.int().min(1).meta({ description: 'By score, then by fewer ticks, then by who was earlier' });

/** Base64 of so many bytes has four characters for each three. */
const LOG_CHARS = 76_000;

/** `POST /api/game/start`. */
export const startGameRequest = z.strictObject({}, { error: noObject }).meta({ id: 'StartGameRequest' });

export const gameStartBody = z
  .object({
    success: z.literal(true),
    ticket: z.string().meta({ description: 'Hands in one game, once' }),
    seed,
    day,
    endsTime: isoTime.meta({ description: 'Until when the game is taken' }),
  })
  .meta({ id: 'GameStart' });

export type GameStartBody = z.infer<typeof gameStartBody>;

/** `POST /api/game/scores`. */
export const gameScoreRequest = z
  .strictObject(
    {
      ticket: textIn()
        .regex(/^[\w-]{22}$/, 'IS_NO_TICKET' satisfies InputProblem)
        .meta({ example: 'q83vEjRWeJCrze8SNFZ4kA' })
        .register(expectations, { expected: 'TICKET' }),
      log: textIn()
        .max(LOG_CHARS, 'IS_TOO_LONG' satisfies InputProblem)
        .regex(
          /^(?:[A-Za-z\d+/]{4})+(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
          'IS_NO_BASE64' satisfies InputProblem,
        )
        .meta({
          description: "The game's inputs, base64 (packages/game/src/log.ts)",
          example: 'AQYEOpUANwBYAg==',
        })
        .register(expectations, { expected: 'GAME_LOG' }),
      name: typedText(PLAYER_NAME_RULE)
        .meta({ description: 'For the board; without, nobody is named', example: 'Banana Joe' })
        .optional(),
    },
    { error: noObject },
  )
  .meta({ id: 'GameScoreRequest' });

export type GameScoreRequest = z.infer<typeof gameScoreRequest>;

export const gameScoreBody = z
  .object({
    success: z.literal(true),
    day,
    place,
    isOnBoard: z.boolean().meta({ description: `Whether it is among the best ${BOARD_ROWS} of its day` }),
    score,
    ticks,
    outcome,
  })
  .meta({ id: 'GameScore' });

export type GameScoreBody = z.infer<typeof gameScoreBody>;

/** `GET /api/game/scores`. */
export const gameBoardQuery = z.object({
  day: textIn()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'IS_NO_DAY' satisfies InputProblem)
    .refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text), {
      error: 'IS_NO_DAY' satisfies InputProblem,
    })
    .meta({ description: 'Day by UTC; without, today', example: '2026-11-23' })
    .register(expectations, { expected: 'DAY' })
    .optional(),
});

export const gameBoardBody = z
  .object({
    success: z.literal(true),
    day,
    replaysTime: isoTime.meta({
      description: 'From when its games can be watched: nobody can hand one in any more',
    }),
    scores: z.array(
      z.object({
        place,
        name: z.string().nullable(),
        score,
        ticks,
        outcome,
        time: isoTime,
        replay: z
          .string()
          .nullable()
          .meta({ description: 'Number of the recorded game; null while it cannot be watched' }),
      }),
    ),
  })
  .meta({ id: 'GameBoard' });

export type GameBoardBody = z.infer<typeof gameBoardBody>;

export const gameReplayParams = z.object({
  id: textIn()
    .regex(/^[1-9]\d{0,14}$/, 'IS_NO_NUMBER' satisfies InputProblem)
    .meta({ description: 'Number of a game', example: '1' }),
});

/** `GET /api/game/replays/{id}`. */
export const gameReplayBody = z
  .object({
    success: z.literal(true),
    day,
    seed,
    name: z.string().nullable(),
    score,
    ticks,
    outcome,
    log: z.string().meta({ description: "The game's inputs, base64" }),
  })
  .meta({ id: 'GameReplay' });

export type GameReplayBody = z.infer<typeof gameReplayBody>;

/** `GET /api/admin/game/scores`: the board with the number of each row. */
export const adminGameBoardBody = z
  .object({
    success: z.literal(true),
    day,
    scores: z.array(
      z.object({
        number: z.string(),
        place,
        name: z.string().nullable(),
        score,
        ticks,
        outcome,
        time: isoTime,
      }),
    ),
  })
  .meta({ id: 'AdminGameBoard' });

export const removedBody = z.object({ success: z.literal(true) }).meta({ id: 'GameScoreRemoved' });

/** `POST /api/admin/game/scores/{id}/removal`. */
export const removeScoreRequest = z.strictObject({}, { error: noObject }).meta({ id: 'RemoveScoreRequest' });
