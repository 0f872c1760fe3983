// The endpoints by which an admin makes launches and answers applications.
import {
  adminApplicationBody,
  applicationParams,
  applicationsBody,
  applicationsQuery,
  changeApplicationRequest,
} from '@lilape/wire/applications';
import type { Endpoint } from '@lilape/wire/endpoint';
import {
  adminLaunchBody,
  cancelLaunchRequest,
  changeLaunchRequest,
  launchParams,
  newLaunchRequest,
  pictureBody,
} from '@lilape/wire/launches';

/** Kinds of pictures that are taken. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const createLaunch = {
  method: 'post',
  path: '/api/admin/launches',
  operationId: 'createLaunch',
  tag: 'Admin',
  summary: 'Makes a launch, which is public from then on',
  body: newLaunchRequest,
  answers: { 200: { schema: adminLaunchBody, says: 'The launch' } },
  errors: [400, 401, 403, 404, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const changeLaunch = {
  method: 'put',
  path: '/api/admin/launches/{id}',
  operationId: 'changeLaunch',
  tag: 'Admin',
  summary: 'Changes or moves a launch, visibly, until the time of its snapshot',
  params: launchParams,
  body: changeLaunchRequest,
  answers: { 200: { schema: adminLaunchBody, says: 'The launch' } },
  errors: [400, 401, 403, 404, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const cancelLaunch = {
  method: 'post',
  path: '/api/admin/launches/{id}/cancel',
  operationId: 'cancelLaunch',
  tag: 'Admin',
  summary: 'Cancels a launch, visibly, until the time of its snapshot',
  params: launchParams,
  body: cancelLaunchRequest,
  answers: { 200: { schema: adminLaunchBody, says: 'The launch' } },
  errors: [400, 401, 403, 404, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const keepPicture = {
  method: 'post',
  path: '/api/admin/pictures',
  operationId: 'keepPicture',
  tag: 'Admin',
  summary: 'Keeps a picture as a WebP of at most 256 KiB without metadata',
  bytes: PICTURE_TYPES,
  answers: { 200: { schema: pictureBody, says: 'Where it is' } },
  errors: [401, 403, 413, 415, 422, 429, 503],
} as const satisfies Endpoint;

export const adminApplications = {
  method: 'get',
  path: '/api/admin/applications',
  operationId: 'getApplications',
  tag: 'Admin',
  summary: 'Applications for a launch, the newest first, a page at a time',
  query: applicationsQuery,
  answers: { 200: { schema: applicationsBody, says: 'Applications' } },
  errors: [400, 401, 429, 503],
} as const satisfies Endpoint;

export const changeApplication = {
  method: 'put',
  path: '/api/admin/applications/{number}',
  operationId: 'changeApplication',
  tag: 'Admin',
  summary: 'Gives an application a state and a note',
  params: applicationParams,
  body: changeApplicationRequest,
  answers: { 200: { schema: adminApplicationBody, says: 'The application' } },
  errors: [400, 401, 403, 404, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;
