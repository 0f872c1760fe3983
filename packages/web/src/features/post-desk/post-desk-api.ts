/** The calls of what the group is told by itself, and of what became of it; each may answer that nobody is signed in. */
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
import type {
  AlertsBody,
  AlertsRequest,
  OutboxBody,
  PostsBody,
  Schedule,
  SchedulesBody,
  WirePostTemplate,
} from '@lilape/wire/posts';
import { callApi } from '#shell/api/api.ts';

type Signal = AbortSignal | undefined;

/** The posts as each would be sent now, with the figures that fill them. */
export const readPosts = async (signal: Signal): Promise<PostsBody> =>
  (await callApi(adminPosts, { signal })).body;

/** Changes a post of which a version was read; resolves to all posts after it. @throws AppError POST_OVERTAKEN */
export const changePost = async (
  post: PostType,
  { title, fields, gif }: WirePostTemplate,
  version: number,
): Promise<PostsBody> =>
  (
    await callApi(customizePosts, {
      body: {
        customTexts: { [post]: { title, fields } },
        gifFiles: { [post]: gif as 'lilape-post2.gif.mp4' | 'lilape-post3.gif.mp4' | null },
        versions: { [post]: version },
      },
    })
  ).body;

/** Sends a post: the same request sends one message. @throws AppError with the refusal of the post */
export const sendNow = async (postType: PostType, requestId: string): Promise<void> => {
  await callApi(sendPost, { body: { type: 'promo', postType, requestId } });
};

/** The schedules, and the time by which workers take their turns. */
export const readSchedules = async (signal: Signal): Promise<SchedulesBody> =>
  (await callApi(adminSchedules, { signal })).body;

export type NewSchedule = { readonly name: string; readonly interval: string; readonly postType: string };

/** Makes a schedule: the same request makes the same one. @throws AppError SCHEDULE_FIELDS_MISSING and others */
export const makeSchedule = async (requestId: string, schedule: NewSchedule): Promise<void> => {
  await callApi(changeSchedule, { body: { action: 'create', requestId, schedule } });
};

/** Pauses or enables a schedule of which this version was read. @throws AppError SCHEDULE_OVERTAKEN, SCHEDULE_UNKNOWN */
export const toggleSchedule = async ({ id, version }: Schedule, enabled: boolean): Promise<void> => {
  await callApi(changeSchedule, { body: { action: 'toggle', id, enabled, version } });
};

/** Deletes it. @throws AppError as above */
export const deleteSchedule = async ({ id, version }: Schedule): Promise<void> => {
  await callApi(changeSchedule, { body: { action: 'delete', id, version } });
};

export const readAlerts = async (signal: Signal): Promise<AlertsBody> =>
  (await callApi(adminAlerts, { signal })).body;

/** Changes the rules of which a version was read. @throws AppError ALERTS_OVERTAKEN */
export const writeAlerts = async (rules: AlertsRequest): Promise<AlertsBody> =>
  (await callApi(changeAlerts, { body: rules })).body;

/** The newest messages, or those before one. */
export const readOutbox = async (before: string | undefined, signal: Signal): Promise<OutboxBody> =>
  (await callApi(adminOutbox, { signal, query: { before } })).body;

/** Takes a message out that waits, or puts an unknown one aside. @throws AppError OUTBOX_SETTLED */
export const takeOut = async (id: string): Promise<void> => {
  await callApi(dropMessage, { params: { id } });
};
