// `/api/schedule`, `/api/admin/schedules`, `/api/admin/alerts`: what the group hears by itself.
import { randomUUID } from 'node:crypto';
import { AppError } from '@lilape/domain/app-error';
import { message } from '@lilape/domain/messages/catalogue';
import { fillSentence } from '@lilape/domain/messages/message';
import type { AdminAction } from '@lilape/domain/admin/actions';
import { INTERVALS_MINUTES } from '@lilape/domain/posts/slots';
import { POST_TYPES } from '@lilape/domain/posts/template';
import { adminAlerts, adminSchedules, changeAlerts, changeSchedule } from '@lilape/wire/endpoints/posts';
import type { AlertsBody, Schedule, ScheduleRequest } from '@lilape/wire/schedules';
import { textToUnits, unitsToText } from '@lilape/wire/text';
import type { Context } from 'hono';
import { noteAction } from '#admin/actions.ts';
import { adminOf, forAdmin } from '#admin/guard.ts';
import { limitBodyTo } from '#http/exact-json.ts';
import type { ApiEnv } from '#http/requests.ts';
import { isoOfMs } from '#moments.ts';
import { readAlertRules, writeAlertRules } from '#posts/alert-rules.ts';
import {
  type ScheduleTerms,
  type StoredSchedule,
  deleteSchedule,
  makeSchedule,
  nextRunOf,
  readSchedules,
  toggleSchedule,
} from '#posts/schedules.ts';
import type { Db } from '#postgres/database.ts';
import { readNowMs } from '#postgres/now.ts';
import { inOneGo } from '#postgres/transaction.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

const MAX_BYTES = 4 * 1_024;

/** Registers them, for the admin alone. */
export function addAdminSchedules(app: ApiApp, parts: ApiParts): void {
  const { db, clock } = parts;
  const limit = limitBodyTo(MAX_BYTES);
  app.openapi(routeOf(adminSchedules, forAdmin(parts)), async (c) => {
    // Workers go by the database's clock, and so does what is said of them.
    const [schedules, nowMs] = await reachDatabase(() => Promise.all([readSchedules(db), readNowMs(db)]));
    const body = { schedules: schedules.map((each) => scheduleToWire(each, nowMs)), as_of: isoOfMs(nowMs) };
    return c.json({ success: true as const, ...body }, 200);
  });

  app.openapi(routeOf(changeSchedule, forAdmin(parts), limit), async (c) => {
    const asked = c.req.valid('json');
    const schedule = await reachDatabase(() =>
      inOneGo(db, async (client) => {
        const nowMs = await readNowMs(client);
        const after = await carryOut(client, asked, nowMs, noterOf(c, parts, client));
        return after === null ? null : scheduleToWire(after, nowMs);
      }),
    );
    return c.json({ success: true as const, schedule }, 200);
  });

  app.openapi(routeOf(adminAlerts, forAdmin(parts)), async (c) => c.json(await readAlerts(db, clock()), 200));

  app.openapi(routeOf(changeAlerts, forAdmin(parts), limit), async (c) => {
    const { version, least, language: named, ...rest } = c.req.valid('json');
    await reachDatabase(() =>
      inOneGo(db, async (client) => {
        await noterOf(c, parts, client)('alerts-changed', { on: String(rest.isOn) });
        const language = named ?? (await readAlertRules(client)).rules.language;
        await writeAlertRules(client, { ...rest, language, leastUnits: textToUnits(least) }, version);
      }),
    );
    return c.json(await readAlerts(db, clock()), 200);
  });
}

type Noter = (action: AdminAction, detail: Readonly<Record<string, string | number>>) => Promise<void>;

const noterOf =
  (c: Context<ApiEnv>, { clientOf }: ApiParts, db: Db): Noter =>
  (action, detail) =>
    noteAction(db, { action, detail, session: adminOf(c).id, client: clientOf(c) });

async function carryOut(
  db: Db,
  asked: ScheduleRequest,
  nowMs: number,
  note: Noter,
): Promise<StoredSchedule | null> {
  if (asked.action === 'create') {
    const { requestId = randomUUID(), schedule: wanted = {} } = asked;
    const { schedule, isNew } = await makeSchedule(db, requestId, termsIn(wanted), nowMs);
    if (isNew) await note('schedule-made', { schedule: schedule.id.toString(), name: schedule.name });
    return schedule;
  }
  const id = given('id', asked.id);
  const which = { id: BigInt(id), version: asked.version ?? null };
  if (asked.action === 'delete') {
    await note('schedule-deleted', { schedule: id });
    await deleteSchedule(db, which);
    return null;
  }
  const isEnabled = given('enabled', asked.enabled);
  await note(isEnabled ? 'schedule-enabled' : 'schedule-paused', { schedule: id });
  return toggleSchedule(db, which, isEnabled, nowMs);
}

/** @throws AppError INVALID_FIELD for what an action needs and was not given */
function given<T>(field: string, value: T | undefined): T {
  if (value !== undefined) return value;
  throw new AppError('INVALID_FIELD', { field, problem: 'IS_MISSING', expected: 'AS_DOCUMENTED' });
}

/** @throws AppError SCHEDULE_FIELDS_MISSING, INVALID_FIELD */
function termsIn({
  name = '',
  interval = '',
  postType = '',
  enabled = true,
}: NonNullable<ScheduleRequest['schedule']>): ScheduleTerms {
  if (name === '' || interval === '' || postType === '') throw new AppError('SCHEDULE_FIELDS_MISSING');
  const intervalMinutes = INTERVALS_MINUTES.find((minutes) => String(minutes) === interval);
  const post = POST_TYPES.find((type) => type === postType);
  if (intervalMinutes === undefined) throw noneOf('interval', INTERVALS_MINUTES);
  if (post === undefined) throw noneOf('postType', POST_TYPES);
  return { name, intervalMinutes, postType: post, isEnabled: enabled };
}

function noneOf(field: string, choices: readonly (string | number)[]): AppError {
  const expected = { expected: 'ONE_OF', words: choices.join(', ') } as const;
  return new AppError('INVALID_FIELD', { field, problem: 'IS_NONE_OF', ...expected });
}

function scheduleToWire(schedule: StoredSchedule, nowMs: number): Schedule {
  const { id, name, intervalMinutes, postType, isEnabled, version, leftOut, lastRunAt } = schedule;
  const next = nextRunOf(schedule, nowMs);
  return {
    id: id.toString(),
    name,
    interval: String(intervalMinutes),
    postType,
    enabled: isEnabled,
    nextRun: next === null ? null : isoOfMs(next),
    lastRun: lastRunAt?.toISOString() ?? null,
    leftOut:
      leftOut === null
        ? null
        : {
            code: leftOut.code,
            error: fillSentence(message(leftOut.code as Parameters<typeof message>[0]), leftOut.values).text,
            at: leftOut.at,
          },
    version,
  };
}

async function readAlerts(db: Db, nowMs: number): Promise<AlertsBody> {
  const { rules, version } = await reachDatabase(() => readAlertRules(db));
  const { isOn, leastUnits, mostAlone, quietHours, language } = rules;
  const least = unitsToText(leastUnits);
  return { success: true, isOn, least, mostAlone, quietHours, language, version, as_of: isoOfMs(nowMs) };
}
