// Schedules and alerts as admins set them: made once a press, changed against the version that was read.
import { randomUUID } from 'node:crypto';
import type { AlertsBody, Schedule, SchedulesBody } from '@lilape/wire/schedules';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, useAdminRig } from '#testing/admin-rig.ts';

const rig = useAdminRig();
let cookie: string;

beforeEach(async () => {
  cookie = await rig.signIn();
  await rig.database.pool.query('truncate app.schedules, app.alert_rules restart identity cascade');
});

const DAILY = { name: 'Every quarter', interval: '15', postType: 'Post 2' };
const ask = (body: object) => rig.post('/api/schedule', body, { cookie });
const make = async (schedule: object = DAILY, requestId: string = randomUUID()) =>
  ((await (await ask({ action: 'create', requestId, schedule })).json()) as { schedule: Schedule }).schedule;
const all = async () => (await (await rig.get('/api/admin/schedules', { cookie })).json()) as SchedulesBody;

test('behavior: a schedule is made, paused, enabled and deleted, and each is in the log', async () => {
  const made = await make();
  expect(made).toMatchObject({ ...DAILY, enabled: true, lastRun: null, leftOut: null, version: 1 });
  const { schedules, as_of: now } = await all();
  expect(schedules).toEqual([made]);
  const inMs = Date.parse(made.nextRun ?? '') - Date.parse(now);
  expect(inMs).toBeGreaterThan(14 * 60_000);
  expect(inMs).toBeLessThanOrEqual(15 * 60_000);
  const paused = await ask({ action: 'toggle', id: made.id, enabled: false, version: 1 });
  expect(((await paused.json()) as { schedule: Schedule }).schedule).toMatchObject({
    enabled: false,
    nextRun: null,
    version: 2,
  });
  expect((await ask({ action: 'toggle', id: made.id, enabled: true, version: 2 })).status).toBe(200);
  const gone = await ask({ action: 'delete', id: made.id, version: 3 });
  expect(await gone.json()).toEqual({ success: true, schedule: null });
  expect((await all()).schedules).toEqual([]);
  expect((await rig.actions(cookie)).map(({ action }) => action).slice(0, 4)).toEqual([
    'schedule-deleted',
    'schedule-enabled',
    'schedule-paused',
    'schedule-made',
  ]);
});

test('behavior: one press makes one schedule, also when it arrives twice at once', async () => {
  const press = randomUUID();
  const made = await Promise.all([1, 2, 3].map(() => make(DAILY, press)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await all()).schedules).toHaveLength(1);
  const other = await ask({ action: 'create', requestId: press, schedule: { ...DAILY, interval: '5' } });
  expect(await codeOf(other)).toEqual([409, 'SCHEDULE_MADE']);
});

test.each([
  {},
  { ...DAILY, name: '' },
  { ...DAILY, name: '   ' },
  { name: 'x', interval: '15' },
  { ...DAILY, interval: '' },
])('error: all fields are to be filled in: %j', async (schedule) => {
  const answer = await ask({ action: 'create', requestId: randomUUID(), schedule });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'SCHEDULE_FIELDS_MISSING',
    error: 'Fill in all fields.',
  });
});

test.each([
  [{ ...DAILY, interval: '7' }, 'interval'],
  [{ ...DAILY, postType: 'Post 4' }, 'postType'],
  [{ ...DAILY, name: 'n'.repeat(61) }, 'schedule'],
  [{ ...DAILY, every: '1' }, 'every'],
])('error: a schedule that breaks the rules is not made: %j', async (schedule, field) => {
  const answer = await ask({ action: 'create', requestId: randomUUID(), schedule });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'INVALID_FIELD', field });
});

test('error: what was changed or deleted meanwhile is said', async () => {
  const { id } = await make();
  expect(await codeOf(await ask({ action: 'toggle', id, enabled: false, version: 9 }))).toEqual([
    409,
    'SCHEDULE_OVERTAKEN',
  ]);
  await ask({ action: 'delete', id, version: 1 });
  expect(await codeOf(await ask({ action: 'delete', id, version: 2 }))).toEqual([404, 'SCHEDULE_UNKNOWN']);
  expect(await codeOf(await ask({ action: 'toggle', id: '99', enabled: true, version: 1 }))).toEqual([
    404,
    'SCHEDULE_UNKNOWN',
  ]);
});

test('error: there are at most twenty', async () => {
  for (let n = 0; n < 20; n++) expect((await make({ ...DAILY, name: `s${n}` })).name).toBe(`s${n}`);
  const answer = await ask({ action: 'create', requestId: randomUUID(), schedule: DAILY });
  expect(await codeOf(answer)).toEqual([409, 'SCHEDULE_TOO_MANY']);
});

test('error: an action that there is not', async () => {
  expect((await ask({ action: 'run' })).status).toBe(400);
  expect((await ask({})).status).toBe(400);
  expect(await (await ask({ action: 'delete' })).json()).toMatchObject({ field: 'id' });
  expect(await (await ask({ action: 'toggle', id: '1' })).json()).toMatchObject({ field: 'enabled' });
});

test('behavior: the calls of the specification work to the letter', async () => {
  const nextRun = '2026-11-21T12:00:00.000Z';
  const schedule = { id: '1732', ...DAILY, enabled: false, nextRun };
  const answer = await ask({ action: 'create', schedule });
  expect(answer.status).toBe(200);
  const { schedule: made } = (await answer.json()) as { schedule: Schedule };
  expect(made).toMatchObject({ ...DAILY, id: '1', enabled: false, nextRun: null, version: 1 });
  const toggle = (enabled: boolean) => ask({ action: 'toggle', id: made.id, enabled });
  expect((await toggle(true)).status).toBe(200);
  expect((await all()).schedules[0]).toMatchObject({ enabled: true, version: 2 });
  expect((await toggle(false)).status).toBe(200);
  expect((await ask({ action: 'delete', id: made.id })).status).toBe(200);
  expect((await all()).schedules).toEqual([]);
});

const rules = { isOn: true, least: '50.5', mostAlone: 2, quietHours: { from: 22, to: 6 }, language: 'ru' };
const alerts = async () => (await (await rig.get('/api/admin/alerts', { cookie })).json()) as AlertsBody;
const setAlerts = (body: object) =>
  rig.api.request('/api/admin/alerts', {
    method: 'PUT',
    headers: {
      host: 'lilape.example',
      origin: 'https://lilape.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '192.0.2.7',
      'Content-Type': 'application/json',
      cookie,
    },
    body: JSON.stringify(body),
  });

test('behavior: alerts are off until somebody turns them on, by the rules that are set', async () => {
  expect(await alerts()).toMatchObject({
    isOn: false,
    least: '100',
    mostAlone: 3,
    quietHours: null,
    language: 'en',
    version: 0,
  });
  const answer = await setAlerts({ ...rules, version: 0 });
  expect(answer.status).toBe(200);
  expect(await alerts()).toMatchObject({ ...rules, version: 1 });
  expect(await codeOf(await setAlerts({ ...rules, isOn: false, version: 0 }))).toEqual([
    409,
    'ALERTS_OVERTAKEN',
  ]);
  expect(await alerts()).toMatchObject({ isOn: true, version: 1 });
});

test('behavior: rules that do not say in which language leave it as it stands', async () => {
  const { language, ...others } = rules;
  expect((await setAlerts({ ...rules, version: 0 })).status).toBe(200);
  expect((await setAlerts({ ...others, mostAlone: 4, version: 1 })).status).toBe(200);
  expect(await alerts()).toMatchObject({ mostAlone: 4, language, version: 2 });
});

test.each([
  [{ ...rules, least: '-1' }, 'least'],
  [{ ...rules, least: '1.0000001' }, 'least'],
  [{ ...rules, mostAlone: 0 }, 'mostAlone'],
  [{ ...rules, quietHours: { from: 24, to: 1 } }, 'quietHours'],
  [{ ...rules, isOn: 'yes' }, 'isOn'],
  [{ ...rules, language: 'xx' }, 'language'],
])('error: rules that are none: %j', async (body, field) => {
  const answer = await setAlerts({ ...body, version: 0 });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'INVALID_FIELD', field });
});
