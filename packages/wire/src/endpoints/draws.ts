// The endpoints of draws and of the giveaway.
import {
  drawBeaconBody,
  drawBody,
  drawIdIn,
  drawsBody,
  entrantsQuery,
  giveawayAccountBody,
  giveawayAccountParams,
  giveawayBody,
  giveawayEntrantsBody,
  prizeRequest,
} from '@lilape/wire/draws';
import type { Endpoint } from '@lilape/wire/endpoint';
import { prizeBody } from '@lilape/wire/studio';
import { z } from 'zod';

export const draws = {
  method: 'get',
  path: '/api/draws',
  operationId: 'getDraws',
  tag: 'Draws',
  summary: 'All draws: what was fixed, what the beacon said, how far they are',
  answers: { 200: { schema: drawsBody, says: 'The draws' } },
  errors: [404, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const draw = {
  method: 'get',
  path: '/api/draws/{id}',
  operationId: 'getDraw',
  tag: 'Draws',
  summary: 'A draw with its winners',
  params: z.object({ id: drawIdIn }),
  answers: { 200: { schema: drawBody, says: 'The draw' } },
  errors: [400, 404, 429, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const drawBeacon = {
  method: 'get',
  path: '/api/draws/{id}/beacon',
  operationId: 'getDrawBeacon',
  tag: 'Draws',
  summary: 'The signature of a draw’s round, checked; 404 with its time until it is due',
  params: z.object({ id: drawIdIn }),
  answers: { 200: { schema: drawBeaconBody, says: 'The signature' } },
  errors: [400, 404, 429, 503],
} as const satisfies Endpoint;

export const giveaway = {
  method: 'get',
  path: '/api/giveaway',
  operationId: 'getGiveaway',
  tag: 'Draws',
  summary: 'Where the giveaway stands, and its list once that is fixed',
  answers: { 200: { schema: giveawayBody, says: 'The giveaway' } },
  errors: [404, 429, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const giveawayEntrants = {
  method: 'get',
  path: '/api/giveaway/entrants',
  operationId: 'getGiveawayEntrants',
  tag: 'Draws',
  summary: 'The list of entrants, in pages',
  query: entrantsQuery,
  answers: { 200: { schema: giveawayEntrantsBody, says: 'A page of it' } },
  errors: [400, 404, 429, 503],
} as const satisfies Endpoint;

export const giveawayAccount = {
  method: 'get',
  path: '/api/giveaway/{address}',
  operationId: 'getGiveawayAccount',
  tag: 'Draws',
  summary: 'Whether an account is entered, with which chance, and what it won',
  params: giveawayAccountParams,
  answers: { 200: { schema: giveawayAccountBody, says: 'What is known of it' } },
  errors: [400, 404, 429, 503],
} as const satisfies Endpoint;

export const prize = {
  method: 'post',
  path: '/api/giveaway/prize',
  operationId: 'givePrize',
  tag: 'Draws',
  summary: 'A prize ape, the account that won it, and the proof to mint it with',
  body: prizeRequest,
  answers: { 200: { schema: prizeBody, says: 'The ape with its proof' } },
  errors: [400, 404, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;
