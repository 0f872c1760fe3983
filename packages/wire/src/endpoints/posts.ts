// The endpoints by which an admin writes to the group: posts, schedules, alerts, and what became of them.
import type { Endpoint } from '@lilape/wire/endpoint';
import { dropBody, messageParams, outboxBody, outboxQuery, sendPostBody } from '@lilape/wire/outbox';
import { clipParams, customizationRequest, postsBody, sendPostRequest } from '@lilape/wire/posts';
import {
  alertsBody,
  alertsRequest,
  scheduleBody,
  scheduleRequest,
  schedulesBody,
} from '@lilape/wire/schedules';
import { z } from 'zod';

export const adminPosts = {
  method: 'get',
  path: '/api/admin/posts',
  operationId: 'getPosts',
  tag: 'Admin',
  summary: 'The posts, as each would be sent now, with the figures and what they were read from',
  answers: { 200: { schema: postsBody, says: 'The posts' } },
  errors: [401, 429, 503],
} as const satisfies Endpoint;

export const customizePosts = {
  method: 'post',
  path: '/api/post-customization',
  operationId: 'customizePosts',
  tag: 'Admin',
  summary: 'Changes the words and clips of posts',
  body: customizationRequest,
  answers: { 200: { schema: postsBody, says: 'The posts after it' } },
  errors: [400, 401, 403, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const sendPost = {
  method: 'post',
  path: '/api/purchase',
  operationId: 'sendPost',
  tag: 'Admin',
  summary: 'Writes a post, filled from the ledger, into the outbox',
  body: sendPostRequest,
  answers: { 200: { schema: sendPostBody, says: 'The message' } },
  errors: [400, 401, 403, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const adminOutbox = {
  method: 'get',
  path: '/api/admin/outbox',
  operationId: 'getOutbox',
  tag: 'Admin',
  summary: 'What was sent or waits, the newest first, a page at a time',
  query: outboxQuery,
  answers: { 200: { schema: outboxBody, says: 'Messages' } },
  errors: [400, 401, 429, 503],
} as const satisfies Endpoint;

export const dropMessage = {
  method: 'post',
  path: '/api/admin/outbox/{id}/drop',
  operationId: 'dropMessage',
  tag: 'Admin',
  summary: 'Takes a message out that waits, or puts one aside of which nobody knows whether it went',
  params: messageParams,
  answers: { 200: { schema: dropBody, says: 'The message after it' } },
  errors: [400, 401, 403, 404, 409, 429, 503],
} as const satisfies Endpoint;

/** Open to everybody: what goes to a group is no secret. */
export const clip = {
  method: 'get',
  path: '/clips/{name}',
  operationId: 'getClip',
  tag: 'Site',
  summary: 'A clip that posts go with; a part of it for players that ask by Range',
  params: clipParams,
  answers: {
    200: { schema: z.string(), says: 'The clip', type: 'video/mp4' },
    206: { schema: z.string(), says: 'The part of it that was asked for', type: 'video/mp4' },
  },
  errors: [400, 429],
  isConditional: true,
} as const satisfies Endpoint;

export const adminSchedules = {
  method: 'get',
  path: '/api/admin/schedules',
  operationId: 'getSchedules',
  tag: 'Admin',
  summary: 'The schedules, and when each sends next',
  answers: { 200: { schema: schedulesBody, says: 'Schedules' } },
  errors: [401, 429, 503],
} as const satisfies Endpoint;

export const changeSchedule = {
  method: 'post',
  path: '/api/schedule',
  operationId: 'changeSchedule',
  tag: 'Admin',
  summary: 'Makes, pauses, enables or deletes a schedule',
  body: scheduleRequest,
  answers: { 200: { schema: scheduleBody, says: 'The schedule after it' } },
  errors: [400, 401, 403, 404, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const adminAlerts = {
  method: 'get',
  path: '/api/admin/alerts',
  operationId: 'getAlerts',
  tag: 'Admin',
  summary: 'Which purchases are announced to the group',
  answers: { 200: { schema: alertsBody, says: 'The rules' } },
  errors: [401, 429, 503],
} as const satisfies Endpoint;

export const changeAlerts = {
  method: 'put',
  path: '/api/admin/alerts',
  operationId: 'changeAlerts',
  tag: 'Admin',
  summary: 'Changes these rules',
  body: alertsRequest,
  answers: { 200: { schema: alertsBody, says: 'The rules after it' } },
  errors: [400, 401, 403, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;
