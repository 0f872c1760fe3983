// The endpoints of the banana hunt and of its board.
import type { Endpoint } from '@lilape/wire/endpoint';
import {
  adminGameBoardBody,
  gameBoardBody,
  gameBoardQuery,
  gameReplayBody,
  gameReplayParams,
  gameScoreBody,
  gameScoreRequest,
  gameStartBody,
  removeScoreRequest,
  removedBody,
  startGameRequest,
} from '@lilape/wire/game';

export const startGame = {
  method: 'post',
  path: '/api/game/start',
  operationId: 'startGame',
  tag: 'Game',
  summary: "The day's level, and a nonce that hands in one game on it",
  body: startGameRequest,
  answers: { 200: { schema: gameStartBody, says: 'Level and nonce' } },
  errors: [400, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const postScore = {
  method: 'post',
  path: '/api/game/scores',
  operationId: 'postGameScore',
  tag: 'Game',
  summary: 'Hands in a recorded game; it is played again, and the score is what comes of that',
  body: gameScoreRequest,
  answers: { 200: { schema: gameScoreBody, says: 'What it scored, and its place' } },
  errors: [400, 404, 409, 413, 415, 422, 429, 503],
} as const satisfies Endpoint;

export const gameBoard = {
  method: 'get',
  path: '/api/game/scores',
  operationId: 'getGameScores',
  tag: 'Game',
  summary: 'The best games of a day',
  query: gameBoardQuery,
  answers: { 200: { schema: gameBoardBody, says: 'The board' } },
  errors: [400, 429, 503],
} as const satisfies Endpoint;

export const gameReplay = {
  method: 'get',
  path: '/api/game/replays/{id}',
  operationId: 'getGameReplay',
  tag: 'Game',
  summary: 'A recorded game of a day that is over, to be watched or played again',
  params: gameReplayParams,
  answers: { 200: { schema: gameReplayBody, says: 'Level and inputs' } },
  errors: [400, 404, 409, 429, 503],
} as const satisfies Endpoint;

export const adminGameBoard = {
  method: 'get',
  path: '/api/admin/game/scores',
  operationId: 'getAdminGameScores',
  tag: 'Admin',
  summary: "A day's board, with the numbers by which rows are removed",
  query: gameBoardQuery,
  answers: { 200: { schema: adminGameBoardBody, says: 'The board' } },
  errors: [400, 401, 429, 503],
} as const satisfies Endpoint;

export const removeScore = {
  method: 'post',
  path: '/api/admin/game/scores/{id}/removal',
  operationId: 'removeGameScore',
  tag: 'Admin',
  summary: 'Takes a game off the board, for good',
  params: gameReplayParams,
  body: removeScoreRequest,
  answers: { 200: { schema: removedBody, says: 'It is gone' } },
  errors: [400, 401, 403, 404, 413, 415, 429, 503],
} as const satisfies Endpoint;
