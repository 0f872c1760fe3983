// What the admin page says of bot and group: each way in which it does not work, in words, and nothing of the token.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTelegramLook } from '#posts/telegram-state.ts';
import { BOT_TOKEN, type BotApiDouble, GROUP, startBotApi } from '#testing/bot-api-double.ts';
import { json } from '#testing/double.ts';

let telegram: BotApiDouble;
let now = Date.UTC(2027, 0, 1);

beforeEach(async () => {
  telegram = await startBotApi();
});
afterEach(() => telegram.close());

const lookOf = (over: { token?: string; chat?: string | null; apiUrl?: string } = {}) =>
  createTelegramLook(
    { token: BOT_TOKEN, chat: String(GROUP.id), adminChat: null, apiUrl: telegram.url, ...over },
    () => now,
  );
const calls = () => telegram.requests.map(({ url }) => url.pathname.split('/').at(-1));

test('behavior: bot and group are named, and asked for seldom, without a word in the group', async () => {
  const look = lookOf();
  const ready = { state: 'ready', bot: 'lilape_bot', chat: 'Jungle', fault: null, said: null };
  expect(await look()).toEqual({ ...ready, asOfMs: now });
  await Promise.all(Array.from({ length: 20 }, look));
  expect(calls()).toEqual(['getMe', 'getChat', 'getChatMember']);
  expect(telegram.arrived).toEqual([]);
  now += 120_000;
  expect(await look()).toEqual({ ...ready, asOfMs: now });
  expect(calls()).toHaveLength(6);
});

test('behavior: without a bot, or with one for the admins alone, posts go nowhere', async () => {
  const off = { state: 'off', bot: null, chat: null, fault: 'TELEGRAM_OFF', said: null, asOfMs: null };
  expect(await createTelegramLook(null, () => now)()).toEqual(off);
  expect(await lookOf({ chat: null })()).toEqual(off);
  expect(calls()).toEqual([]);
});

test('error: a token that is nobody’s', async () => {
  expect(await lookOf({ token: '123456:AAnotherToken' })()).toMatchObject({
    state: 'failing',
    bot: null,
    fault: 'TELEGRAM_TOKEN_WRONG',
    said: 'Unauthorized',
  });
});

test('error: a group that the bot does not see, which is yet named itself', async () => {
  expect(await lookOf({ chat: '-100999' })()).toMatchObject({
    state: 'failing',
    bot: 'lilape_bot',
    chat: null,
    fault: 'TELEGRAM_CHAT_UNKNOWN',
  });
});

const MUTE = { can_send_messages: false };
test.each([
  [{ status: 'left' }, 'TELEGRAM_NO_MEMBER'],
  [{ status: 'kicked', until_date: 0 }, 'TELEGRAM_NO_MEMBER'],
  [{ status: 'restricted', is_member: false, can_send_messages: true }, 'TELEGRAM_NO_MEMBER'],
  [{ status: 'restricted', is_member: true, can_send_messages: false }, 'TELEGRAM_NO_RIGHT'],
  [{ status: 'restricted', is_member: true, can_send_other_messages: false }, 'TELEGRAM_NO_RIGHT'],
])('error: as a member who may not write: %j', async (member, fault) => {
  telegram.member = member;
  expect(await lookOf()()).toMatchObject({ state: 'failing', bot: 'lilape_bot', chat: 'Jungle', fault });
});

test.each([
  [{ type: 'supergroup', permissions: MUTE }, { status: 'member' }, 'TELEGRAM_NO_RIGHT'],
  [{ type: 'supergroup', permissions: MUTE }, { status: 'administrator' }, null],
  [{ type: 'channel' }, { status: 'member' }, 'TELEGRAM_NO_RIGHT'],
  [{ type: 'channel' }, { status: 'administrator', can_post_messages: false }, 'TELEGRAM_NO_RIGHT'],
  [{ type: 'channel' }, { status: 'administrator', can_post_messages: true }, null],
  [{ type: 'channel' }, { status: 'creator' }, null],
])('behavior: who may write where: %j %j', async (group, member, fault) => {
  telegram.group = { ...GROUP, ...group };
  telegram.member = member;
  expect(await lookOf()()).toMatchObject({ state: fault === null ? 'ready' : 'failing', fault });
});

test.each(['cut', 'refused'] as const)(
  'error: Telegram is away (%s), and no word of it holds the token',
  async (how) => {
    telegram.intercept = () => (how === 'cut' ? 'cut' : json({ ok: false }, 502));
    const state = await lookOf()();
    expect(state).toMatchObject({ state: 'failing', bot: null, chat: null });
    expect(JSON.stringify(state)).not.toContain(BOT_TOKEN);
  },
);

test('error: nobody is kept waiting for Telegram, and its answer is there the next time', async () => {
  let isSilent = true;
  telegram.intercept = () => (isSilent ? 'silent' : undefined);
  const settings = { token: BOT_TOKEN, chat: String(GROUP.id), adminChat: null, apiUrl: telegram.url };
  expect(await createTelegramLook(settings, () => now, 1)()).toMatchObject({
    state: 'failing',
    fault: 'TELEGRAM_AWAY',
    asOfMs: null,
  });
  isSilent = false;
  expect(await lookOf()()).toMatchObject({ state: 'ready' });
});

test('error: nobody listens there', async () => {
  const { url } = telegram;
  await telegram.close();
  const state = await lookOf({ apiUrl: url })();
  expect(state).toMatchObject({ state: 'failing', fault: 'TELEGRAM_AWAY', said: null });
  expect(JSON.stringify(state)).not.toContain(BOT_TOKEN);
  telegram = await startBotApi();
});
