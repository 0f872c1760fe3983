import { expect, test } from 'vitest';
import { readTelegram } from '#posts/settings.ts';

const TOKEN = '123456:AAExampleOfATokenForTests';

test('behavior: without a bot there is none, and with one a group, an admins’ chat or both', () => {
  expect(readTelegram({})).toBeNull();
  expect(readTelegram({ TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_CHAT_ID: '-1001' })).toEqual({
    token: TOKEN,
    chat: '-1001',
    adminChat: null,
    apiUrl: undefined,
  });
  expect(
    readTelegram({
      TELEGRAM_BOT_TOKEN: TOKEN,
      TELEGRAM_ADMIN_CHAT_ID: '@lilape_admins',
      TELEGRAM_API_URL: 'http://127.0.0.1:8081/',
    }),
  ).toEqual({ token: TOKEN, chat: null, adminChat: '@lilape_admins', apiUrl: 'http://127.0.0.1:8081' });
});

test.each([
  [{ TELEGRAM_CHAT_ID: '-1001' }, 'TELEGRAM_CHAT_ID is set, but TELEGRAM_BOT_TOKEN is not'],
  [{ TELEGRAM_ADMIN_CHAT_ID: '-1001' }, 'TELEGRAM_ADMIN_CHAT_ID is set, but TELEGRAM_BOT_TOKEN is not'],
  [{ TELEGRAM_BOT_TOKEN: TOKEN }, 'neither TELEGRAM_CHAT_ID nor TELEGRAM_ADMIN_CHAT_ID is'],
  [{ TELEGRAM_BOT_TOKEN: 'secret', TELEGRAM_CHAT_ID: '-1001' }, 'must be a number, a colon'],
  [{ TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_CHAT_ID: 'jungle' }, 'TELEGRAM_CHAT_ID must be a number'],
])('error: half a setting, or a bad one, is said in a sentence: %j', (env, sentence) => {
  expect(() => readTelegram(env)).toThrow(sentence);
});

test('error: a bad token is never repeated', () => {
  expect(() => readTelegram({ TELEGRAM_BOT_TOKEN: 'my secret', TELEGRAM_CHAT_ID: '-1' })).not.toThrow(
    'my secret',
  );
});
