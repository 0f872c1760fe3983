// The endpoints of the workshop, for those who build the site.
import { characterIn, charactersBody } from '@lilape/wire/characters';
import type { Endpoint } from '@lilape/wire/endpoint';
import { z } from 'zod';

/** Open to everybody on the local chain. @see decision 37 "the workshop" */
export const debugCharacters = {
  method: 'get',
  path: '/api/debug-characters',
  operationId: 'getCharacters',
  tag: 'Admin',
  summary: 'The cast',
  answers: { 200: { schema: charactersBody, says: 'Characters' } },
  errors: [401, 429, 503],
} as const satisfies Endpoint;

export const characterPicture = {
  method: 'get',
  path: '/api/debug-characters/{id}/picture',
  operationId: 'getCharacterPicture',
  tag: 'Admin',
  summary: 'A character, drawn',
  params: characterIn,
  answers: { 200: { schema: z.string(), says: 'The picture', type: 'image/svg+xml' } },
  errors: [400, 401, 404, 429, 503],
} as const satisfies Endpoint;
