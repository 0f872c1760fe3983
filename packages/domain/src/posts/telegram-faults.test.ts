import { expect, test } from 'vitest';
import { telegramFault } from '@lilape/domain/posts/telegram-faults';

test.for<[string, ReturnType<typeof telegramFault>]>([
  ['Unauthorized', 'TELEGRAM_TOKEN_WRONG'],
  ['Not Found', 'TELEGRAM_TOKEN_WRONG'],
  ['Bad Request: chat not found', 'TELEGRAM_CHAT_UNKNOWN'],
  ['Bad Request: group chat was upgraded to a supergroup chat', 'TELEGRAM_CHAT_MOVED'],
  ['Forbidden: bot was kicked from the supergroup chat', 'TELEGRAM_NO_MEMBER'],
  ['Forbidden: bot is not a member of the channel chat', 'TELEGRAM_NO_MEMBER'],
  ['Bad Request: not enough rights to send text messages to the chat', 'TELEGRAM_NO_RIGHT'],
  ['Bad Request: CHAT_WRITE_FORBIDDEN', 'TELEGRAM_NO_RIGHT'],
  ['Telegram cannot be reached.', 'TELEGRAM_AWAY'],
  ['Bad Request: wrong file identifier', null],
  ['Bad Request: message thread not found', null],
])('behavior: “%s” means %s', ([description, fault]) => {
  expect(telegramFault(description)).toBe(fault);
});
