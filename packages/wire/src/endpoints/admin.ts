// The endpoints of the admin panel.
import {
  actionsQuery,
  auditBody,
  doneBody,
  loginRequest,
  logoutRequest,
  sessionBody,
  sessionsBody,
} from '@lilape/wire/admin';
import { adminStateBody } from '@lilape/wire/admin-state';
import { characterIn, charactersBody } from '@lilape/wire/characters';
import type { Endpoint } from '@lilape/wire/endpoint';
import { pinsBody } from '@lilape/wire/pins';
import { z } from 'zod';

export const adminLogin = {
  method: 'post',
  path: '/api/admin/login',
  operationId: 'signInAsAdmin',
  tag: 'Admin',
  summary: 'Opens a session of 24 hours, kept in a cookie',
  body: loginRequest,
  answers: { 200: { schema: sessionBody, says: 'The session' } },
  errors: [400, 401, 403, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const adminLogout = {
  method: 'post',
  path: '/api/admin/logout',
  operationId: 'signOutAsAdmin',
  tag: 'Admin',
  summary: 'Ends this session, all others, or every one',
  body: logoutRequest,
  answers: { 200: { schema: doneBody, says: 'Ended' } },
  errors: [400, 401, 403, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const adminSession = {
  method: 'get',
  path: '/api/admin/session',
  operationId: 'getAdminSession',
  tag: 'Admin',
  summary: 'Whether this browser is signed in',
  answers: { 200: { schema: sessionBody, says: 'The session, or none' } },
  errors: [429, 503],
} as const satisfies Endpoint;

export const adminSessions = {
  method: 'get',
  path: '/api/admin/sessions',
  operationId: 'getAdminSessions',
  tag: 'Admin',
  summary: 'All sessions that are open',
  answers: { 200: { schema: sessionsBody, says: 'Sessions' } },
  errors: [401, 429, 503],
} as const satisfies Endpoint;

export const adminAudit = {
  method: 'get',
  path: '/api/admin/audit',
  operationId: 'getAdminActions',
  tag: 'Admin',
  summary: 'What admins did, the newest first, a page at a time',
  query: actionsQuery,
  answers: { 200: { schema: auditBody, says: 'Actions' } },
  errors: [400, 401, 429, 503],
} as const satisfies Endpoint;

export const adminPins = {
  method: 'get',
  path: '/api/admin/pins',
  operationId: 'getPins',
  tag: 'Admin',
  summary: 'Files that wait to be pinned on IPFS, the oldest first, and why',
  answers: { 200: { schema: pinsBody, says: 'Pins' } },
  errors: [401, 429, 503],
} as const satisfies Endpoint;
export const adminState = {
  method: 'get',
  path: '/api/admin/state',
  operationId: 'getAdminState',
  tag: 'Admin',
  summary: 'How the server is',
  answers: { 200: { schema: adminStateBody, says: 'Its state' } },
  errors: [401, 429, 503],
} as const satisfies Endpoint;

/** Open to everybody on the local chain. @see decision 37 */
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
