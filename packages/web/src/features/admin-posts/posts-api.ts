/** The calls by which an admin writes to the group; each may answer that nobody is signed in. */
import type { PostType } from '@lilape/domain/posts/template';
import {
  adminAlerts,
  adminOutbox,
  adminPosts,
  adminSchedules,
  changeAlerts,
  changeSchedule,
  customizePosts,
  dropMessage,
  sendPost,
} from '@lilape/wire/endpoints/posts';
import type { OutboxBody, OutboxMessage } from '@lilape/wire/outbox';
import type { CustomizationRequest, PostsBody } from '@lilape/wire/posts';
import type { AlertsBody, AlertsRequest, ScheduleRequest, SchedulesBody } from '@lilape/wire/schedules';
import { callApi } from '#shell/first/api.ts';

type Signal = AbortSignal | undefined;

export const readPosts = async (signal: Signal): Promise<PostsBody> =>
  (await callApi(adminPosts, { signal })).body;

/** Saves words and clips on top of the versions that were read. @throws AppError POST_OVERTAKEN */
export const savePost = async (body: CustomizationRequest): Promise<PostsBody> =>
  (await callApi(customizePosts, { body })).body;

/** Writes a post into the outbox; the same `requestId` is the same message. */
export const send = async (postType: PostType, requestId: string): Promise<OutboxMessage> =>
  (await callApi(sendPost, { body: { type: 'promo', postType, requestId } })).body.message;

/** The newest messages, or those before one. */
export const readOutbox = async (before: string | undefined, signal: Signal): Promise<OutboxBody> =>
  (await callApi(adminOutbox, { signal, query: { before } })).body;

/** Takes a message out that waits, or puts one aside of which nobody knows whether it went. */
export const drop = async (id: string): Promise<OutboxMessage> =>
  (await callApi(dropMessage, { params: { id } })).body.message;

export const readSchedules = async (signal: Signal): Promise<SchedulesBody> =>
  (await callApi(adminSchedules, { signal })).body;

/** Makes, pauses, enables or deletes one. @throws AppError SCHEDULE_OVERTAKEN, SCHEDULE_UNKNOWN, SCHEDULE_TOO_MANY */
export const schedule = async (body: ScheduleRequest): Promise<void> => {
  await callApi(changeSchedule, { body });
};

export const readAlerts = async (signal: Signal): Promise<AlertsBody> =>
  (await callApi(adminAlerts, { signal })).body;

/** Saves the rules on top of the version that was read. @throws AppError ALERTS_OVERTAKEN */
export const saveAlerts = async (body: AlertsRequest): Promise<AlertsBody> =>
  (await callApi(changeAlerts, { body })).body;
