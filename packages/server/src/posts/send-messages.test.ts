// What waits in the outbox is sent once, in order, at the group's pace, whatever is cut off in the middle.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#log.ts';
import { createMetrics } from '#metrics.ts';
import { type NewMessage, queueMessage, readMessages } from '#posts/messages.ts';
import { type Messenger, createMessenger } from '#posts/messenger.ts';
import { type SenderParts, giveUpCutOff, sendNext } from '#posts/send-messages.ts';
import { BOT_TOKEN, type BotApiDouble, GROUP, startBotApi } from '#testing/bot-api-double.ts';
import { isDeep } from '#testing/deep.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { seededRandom } from '#testing/random.ts';

const START = Date.UTC(2027, 0, 1);
const CLIP = Buffer.from('a clip');
let database: TestDatabase;
let telegram: BotApiDouble;
let now = START;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = START;
  telegram = await startBotApi(() => now);
  await database.pool.query('truncate app.messages restart identity cascade');
});
afterEach(() => telegram.close());
afterAll(() => database.drop());

function parts(over: Partial<SenderParts> = {}): SenderParts {
  return {
    db: database.pool,
    messenger: createMessenger({ token: BOT_TOKEN, apiUrl: telegram.url }),
    audience: 'group',
    chat: String(GROUP.id),
    clipOf: async () => CLIP,
    log: createLog('error', () => undefined),
    metrics: createMetrics(),
    clock: async () => now,
    ...over,
  };
}
const message = (text: string, over: Partial<NewMessage> = {}): NewMessage => ({
  kind: 'post',
  postType: 'Post 1',
  turn: null,
  html: `<b>${text}</b>`,
  text,
  clip: null,
  facts: {},
  ...over,
});
const queue = (...texts: string[]) =>
  texts.reduce<Promise<unknown>>(
    (before, text) => before.then(() => queueMessage(database.pool, message(text))),
    Promise.resolve(),
  );
const outbox = async () =>
  (await readMessages(database.pool, { before: null, state: null, limit: 100 }))
    .toReversed()
    .map(({ text, state, fault }) => [text, state, ...(fault === null ? [] : [fault])]);

/** Sends until nothing waits; time passes as it says. */
async function sendAll(given: SenderParts): Promise<void> {
  await giveUpCutOff(given);
  for (let wait = await sendNext(given); wait !== null; wait = await sendNext(given)) now += wait;
}

test('behavior: messages go in their order, with their clips, and their links are kept', async () => {
  await queue('one', 'two');
  await queueMessage(database.pool, message('three', { clip: 'lilape-post2.gif.mp4' }));
  await sendAll(parts());
  expect(telegram.arrived.map(({ text, clip }) => [text, clip])).toEqual([
    ['<b>one</b>', null],
    ['<b>two</b>', null],
    ['<b>three</b>', 'lilape-post2.gif.mp4'],
  ]);
  const [last] = await readMessages(database.pool, { before: null, state: 'sent', limit: 1 });
  expect(last).toMatchObject({ chat: 'lilape_test', messageId: 3n, tries: 1 });
});

test('behavior: the turn of a schedule is written once', async () => {
  const turn = { scheduleId: 7n, turn: 3 };
  expect(await queueMessage(database.pool, message('a', { kind: 'turn', turn }))).not.toBeNull();
  expect(await queueMessage(database.pool, message('b', { kind: 'turn', turn }))).toBeNull();
});

test('behavior: a group that others write to holds back all of ours, and nothing is lost', async () => {
  await queue('one', 'two', 'three');
  let refusals = 0;
  telegram.intercept = () =>
    refusals++ < 2
      ? {
          status: 429,
          body: JSON.stringify({
            ok: false,
            error_code: 429,
            description: 'slow',
            parameters: { retry_after: 30 },
          }),
        }
      : undefined;
  await sendAll(parts());
  expect(telegram.arrived.map(({ text }) => text)).toEqual(['<b>one</b>', '<b>two</b>', '<b>three</b>']);
  expect(telegram.arrived[0]?.atMs).toBeGreaterThanOrEqual(START + 60_000);
  expect(telegram.tooFast).toBe(0);
});

test('behavior: while Telegram cannot be reached messages wait', async () => {
  await queue('one');
  await telegram.close();
  expect(await sendNext(parts())).toBe(0);
  expect(await outbox()).toEqual([['one', 'queued', 'Telegram cannot be reached.']]);
  telegram = await startBotApi(() => now);
  await sendAll(parts());
  expect(await outbox()).toEqual([['one', 'sent']]);
});

test.each([
  ['silence', 'cut', 'Telegram did not answer.'],
  [
    'a failure',
    { status: 502, body: '{"ok":false,"error_code":502,"description":"Bad Gateway"}' },
    'Bad Gateway',
  ],
  [
    'an answer that is none of Telegram’s',
    { status: 200, headers: { 'content-type': 'application/json' }, body: '{"error":"no route"}' },
    'Telegram did not answer.',
  ],
] as const)('error: after %s nobody knows, and nothing is sent again', async (_, failure, fault) => {
  await queue('one', 'two');
  let asked = 0;
  telegram.intercept = () => (asked++ === 0 ? failure : undefined);
  await sendAll(parts());
  expect(await outbox()).toEqual([
    ['one', 'unknown', fault],
    ['two', 'sent'],
  ]);
});

test('error: a wrong token, a wrong chat and a lost clip are said in words, without the token', async () => {
  await queue('one');
  await sendAll(parts({ messenger: createMessenger({ token: '1:wrong', apiUrl: telegram.url }) }));
  await queue('two');
  await sendAll(parts({ chat: '@nowhere' }));
  await queueMessage(database.pool, message('three', { clip: 'lilape-post2.gif.mp4' }));
  await sendAll(parts({ clipOf: () => Promise.reject(new Error('gone')) }));
  expect(await outbox()).toEqual([
    ['one', 'refused', 'Unauthorized'],
    ['two', 'refused', 'Bad Request: chat not found'],
    ['three', 'refused', 'The clip lilape-post2.gif.mp4 cannot be read.'],
  ]);
});

class Killed extends Error {}

/** The same parts in a process that ends at its `last` step: just before what it does there, or just after. */
function mortal(given: SenderParts, last: number, isAfter: boolean): SenderParts {
  let steps = 0;
  const step = async <T>(action: () => Promise<T>): Promise<T> => {
    if (steps >= last) throw new Killed();
    steps += 1;
    if (steps < last) return action();
    if (isAfter) await action();
    throw new Killed();
  };
  const query = (...args: unknown[]) =>
    step(() => (given.db.query as (...all: unknown[]) => Promise<unknown>)(...args));
  const messenger: Messenger = { send: (one) => step(() => given.messenger.send(one)) };
  return { ...given, db: { query } as unknown as SenderParts['db'], messenger };
}

const [MESSAGES, KILLS, LONGEST_LIFE] = isDeep ? [10_000, 100, 600] : [300, 20, 60];

test(`behavior: ${MESSAGES} messages over ${KILLS} kills: none twice, none too fast, each sent or said to be unknown`, async () => {
  const random = seededRandom(13);
  await database.pool.query(
    `insert into app.messages (kind, html, text) select 'post', 'm' || n, 'm' || n from generate_series(1, $1) n`,
    [MESSAGES],
  );
  const whole = parts();
  for (let kill = 0; kill < KILLS; kill++) {
    const sender = mortal(whole, 1 + random.below(LONGEST_LIFE), random.chance(0.5));
    await expect(sendAll(sender)).rejects.toThrow(Killed);
    now += random.below(90_000);
  }
  await sendAll(whole);
  now += 90_000;
  await sendAll(whole);
  const texts = telegram.arrived.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(telegram.tooFast).toBe(0);
  const { rows } = await database.pool.query<{ state: string; texts: string[] }>(
    'select state, array_agg(html order by id) as texts from app.messages group by state',
  );
  const by = new Map(rows.map(({ state, texts: of }) => [state, of]));
  expect([...by.keys()].toSorted()).toEqual(['sent', 'unknown']);
  const [sent = [], unknown = []] = [by.get('sent'), by.get('unknown')];
  expect(sent.length + unknown.length).toBe(MESSAGES);
  expect(unknown.length).toBeLessThanOrEqual(KILLS);
  const wentAll = new Set(texts);
  expect(sent.filter((text) => !wentAll.has(text))).toEqual([]);
  // What is unknown went or did not: both happened.
  const went = unknown.filter((text) => wentAll.has(text)).length;
  expect(went).toBeGreaterThan(0);
  expect(went).toBeLessThan(unknown.length);
}, 600_000);
