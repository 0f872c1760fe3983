// The endpoints by which an admin changes what of the site needs no build.
import type { Endpoint } from '@lilape/wire/endpoint';
import { changeSiteRequest, siteBody } from '@lilape/wire/site';

export const adminSite = {
  method: 'get',
  path: '/api/admin/site',
  operationId: 'getSiteSettings',
  tag: 'Admin',
  summary: 'Links and the line above the header as they are, and who changed them when',
  answers: { 200: { schema: siteBody, says: 'Settings' } },
  errors: [401, 429, 503],
} as const satisfies Endpoint;

export const changeSite = {
  method: 'put',
  path: '/api/admin/site',
  operationId: 'changeSiteSettings',
  tag: 'Admin',
  summary: 'Changes them for everybody at once; what stood before is kept',
  body: changeSiteRequest,
  answers: { 200: { schema: siteBody, says: 'Settings' } },
  errors: [400, 401, 403, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;
