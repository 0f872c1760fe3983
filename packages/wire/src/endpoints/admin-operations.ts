// The endpoints of the admin page's operations: sessions, actions, pins and the server's state.
import { actionsQuery, auditBody, sessionsBody } from '@lilape/wire/admin';
import { adminStateBody } from '@lilape/wire/admin-state';
import type { Endpoint } from '@lilape/wire/endpoint';
import { pinsBody } from '@lilape/wire/pins';

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
