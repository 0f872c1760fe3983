// What the group hears by itself, on the wire: schedules, and the rules of purchase alerts.
import { LANGUAGES } from '@lilape/domain/languages';
import { INTERVALS_MINUTES, SCHEDULE_NAME_RULE } from '@lilape/domain/posts/slots';
import type { InputProblem } from '@lilape/domain/messages/input';
import { decimalText, isoTime, textIn, wordIn, wrong } from '@lilape/wire/amounts';
import { postType } from '@lilape/wire/posts';
import { noObject, noteText, numberIn, readVersion, requestIdIn } from '@lilape/wire/typed';
import { z } from 'zod';

const count = z.int().min(0);

export const schedule = z
  .object({
    id: z.string(),
    name: z.string(),
    interval: z.string().meta({ description: 'Minutes', example: '15' }),
    postType,
    enabled: z.boolean(),
    nextRun: isoTime.nullable().meta({ description: 'null while it is paused' }),
    lastRun: isoTime.nullable().meta({ description: 'When its last message was written' }),
    leftOut: z
      .object({ code: z.string(), error: z.string(), at: isoTime })
      .nullable()
      .meta({ description: 'Why its last turn sent nothing; null where it did' }),
    version: count,
  })
  .meta({ id: 'Schedule' });
export type Schedule = z.infer<typeof schedule>;

/** `GET /api/admin/schedules`. */
export const schedulesBody = z
  .object({ success: z.literal(true), schedules: z.array(schedule), as_of: isoTime })
  .meta({ id: 'Schedules' });
export type SchedulesBody = z.infer<typeof schedulesBody>;

/** `POST /api/schedule`; which fields there must be goes by the action. What is missing of a schedule is answered with the sentence of the specification. */
export const scheduleRequest = z
  .strictObject(
    {
      action: wordIn(['create', 'toggle', 'delete']),
      requestId: requestIdIn(
        'To create: made once for a press, so that sent again it is the same; left out, each request is one',
      ).optional(),
      schedule: z
        .strictObject(
          {
            name: noteText(SCHEDULE_NAME_RULE).optional(),
            interval: textIn()
              .optional()
              .meta({ description: `Minutes: ${INTERVALS_MINUTES.join(', ')}`, example: '15' }),
            postType: textIn().optional().meta({ example: 'Post 1' }),
            enabled: z
              .boolean({ error: wrong('IS_WRONG') })
              .optional()
              .meta({ description: 'false: it is made paused' }),
            id: textIn().optional().meta({ description: 'Passed over: the server numbers it' }),
            nextRun: textIn()
              .nullable()
              .optional()
              .meta({ description: 'Passed over: it follows from the interval' }),
          },
          { error: noObject },
        )
        .optional(),
      id: numberIn('schedule').optional(),
      enabled: z.boolean({ error: wrong('IS_WRONG') }).optional(),
      version: readVersion().optional().meta({
        description: 'Version that was read; another one is answered with 409. Left out, the last write wins',
      }),
    },
    { error: noObject },
  )
  .meta({ id: 'ScheduleRequest' });
export type ScheduleRequest = z.infer<typeof scheduleRequest>;

/** `POST /api/schedule`. */
export const scheduleBody = z
  .object({
    success: z.literal(true),
    schedule: schedule.nullable().meta({ description: 'As it is now; null once it is deleted' }),
  })
  .meta({ id: 'ScheduleBody' });

const hour = z
  .int({ error: wrong('IS_WRONG') })
  .min(0, 'IS_WRONG' satisfies InputProblem)
  .max(23, 'IS_WRONG' satisfies InputProblem);

const alertRules = {
  isOn: z.boolean(),
  least: decimalText(6, 'dollars', '100').meta({
    description: 'Smaller purchases are not announced, dollars',
  }),
  mostAlone: z
    .int()
    .min(1)
    .max(20)
    .meta({ description: 'More than so many that wait are announced together' }),
  quietHours: z.strictObject({ from: hour, to: hour }).nullable().meta({
    description: 'Hours of the day, UTC, in which nothing is announced: from the first to before the second',
  }),
  language: z.enum(LANGUAGES).meta({ description: 'The language of what the group hears' }),
};

/** `GET /api/admin/alerts`. */
export const alertsBody = z
  .object({ success: z.literal(true), ...alertRules, version: count, as_of: isoTime })
  .meta({ id: 'Alerts' });
export type AlertsBody = z.infer<typeof alertsBody>;

/** `PUT /api/admin/alerts`: all of it. */
export const alertsRequest = z
  .strictObject(
    {
      isOn: z.boolean({ error: wrong('IS_WRONG') }),
      least: textIn()
        .regex(/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/, 'IS_NO_PAYMENT' satisfies InputProblem)
        .meta({ example: '100' }),
      mostAlone: z
        .int({ error: wrong('IS_WRONG') })
        .min(1, 'IS_WRONG' satisfies InputProblem)
        .max(20, 'IS_WRONG' satisfies InputProblem),
      quietHours: z.strictObject({ from: hour, to: hour }, { error: noObject }).nullable(),
      language: wordIn(LANGUAGES).optional().meta({ description: 'It stays, where left out' }),
      version: readVersion(),
    },
    { error: noObject },
  )
  .meta({ id: 'AlertsRequest' });
export type AlertsRequest = z.infer<typeof alertsRequest>;
