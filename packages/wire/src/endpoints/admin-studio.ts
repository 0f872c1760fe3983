// The endpoints of the studio on the admin page.
import { adminStudioBody, nothingIn } from '@lilape/wire/admin-studio';
import type { Endpoint } from '@lilape/wire/endpoint';
import { pinsBody } from '@lilape/wire/pins';

export const adminStudio = {
  method: 'get',
  path: '/api/admin/studio',
  operationId: 'getAdminStudio',
  tag: 'Admin',
  summary: 'Vouchers given lately and what became of them, painters, the last check of the files',
  answers: { 200: { schema: adminStudioBody, says: 'The studio' } },
  errors: [401, 429, 503],
} as const satisfies Endpoint;

export const checkFiles = {
  method: 'post',
  path: '/api/admin/studio/check',
  operationId: 'checkFiles',
  tag: 'Admin',
  summary: 'Begins to look at every file of an ape, and heals what is damaged or lost',
  body: nothingIn,
  answers: { 200: { schema: adminStudioBody, says: 'The studio, with the check' } },
  errors: [400, 401, 403, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const tryPinsAgain = {
  method: 'post',
  path: '/api/admin/pins/retry',
  operationId: 'tryPinsAgain',
  tag: 'Admin',
  summary: 'Has the files that wait to be pinned tried now',
  body: nothingIn,
  answers: { 200: { schema: pinsBody, says: 'Pins' } },
  errors: [400, 401, 403, 413, 415, 429, 503],
} as const satisfies Endpoint;
