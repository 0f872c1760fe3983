// Where messages go: the bot and its chats, read from the environment.
import { ConfigError, type Env, httpUrl } from '#settings.ts';

export type TelegramSettings = {
  /** Never shown. */
  readonly token: string;
  /** Number or @name of the group; null where posts go nowhere. */
  readonly chat: string | null;
  /** The same of the admins' own; null where alarms are sent nowhere. */
  readonly adminChat: string | null;
  /** Telegram's own unless given. */
  readonly apiUrl: string | undefined;
};

/** The settings; null where there is no bot. @throws ConfigError where only half of it is given */
export function readTelegram(env: Env): TelegramSettings | null {
  const token = env['TELEGRAM_BOT_TOKEN'] || '';
  const chat = readChat(env, 'TELEGRAM_CHAT_ID');
  const adminChat = readChat(env, 'TELEGRAM_ADMIN_CHAT_ID');
  const url = env['TELEGRAM_API_URL'] || '';
  if (token === '') {
    const chatName = chat === null ? 'TELEGRAM_ADMIN_CHAT_ID' : 'TELEGRAM_CHAT_ID';
    if (chat !== null || adminChat !== null)
      throw new ConfigError(`${chatName} is set, but TELEGRAM_BOT_TOKEN is not: @BotFather gives it.`);
    return null;
  }
  // The text is not repeated: whoever knows it speaks as the bot.
  if (!/^\d{1,20}:[\w-]{10,100}$/.test(token))
    throw new ConfigError('TELEGRAM_BOT_TOKEN must be a number, a colon and the bot’s secret.');
  if (chat === null && adminChat === null)
    throw new ConfigError(
      'TELEGRAM_BOT_TOKEN is set, but neither TELEGRAM_CHAT_ID nor TELEGRAM_ADMIN_CHAT_ID is.',
    );
  const apiUrl = url === '' ? undefined : httpUrl('TELEGRAM_API_URL', url).replace(/\/+$/, '');
  return { token, chat, adminChat, apiUrl };
}

function readChat(env: Env, name: string): string | null {
  const text = env[name] || '';
  if (text === '') return null;
  if (!/^(-?\d{1,20}|@\w{5,32})$/.test(text))
    throw new ConfigError(`${name} must be a number such as -1001234567890, or an @name, not "${text}".`);
  return text;
}
