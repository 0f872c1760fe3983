// How the bot and its group are, as Telegram says it: asked seldom, and never to send anything.
import { type TelegramFault, telegramFault } from '@lilape/domain/posts/telegram-faults';
import { Api, GrammyError } from 'grammy';
import { createKeptRead } from '#cache/kept-read.ts';
import type { TelegramSettings } from '#posts/settings.ts';

export type TelegramState = {
  readonly state: 'off' | 'ready' | 'failing';
  readonly bot: string | null;
  readonly chat: string | null;
  readonly fault: TelegramFault | null;
  /** Telegram's own words. */
  readonly said: string | null;
  readonly asOfMs: number | null;
};

/** An answer is asked for again after this. */
const FRESH_MS = 60_000;
const TIMEOUT_SECONDS = 5;

const OFF: TelegramState = {
  state: 'off',
  bot: null,
  chat: null,
  fault: 'TELEGRAM_OFF',
  said: null,
  asOfMs: null,
};

/** Looks at the bot and the group that posts go to; never rejects. */
export function createTelegramLook(
  settings: TelegramSettings | null,
  clock: () => number,
): () => Promise<TelegramState> {
  if (settings === null || settings.chat === null) return async () => OFF;
  const { token, chat, apiUrl } = settings;
  const api = new Api(token, {
    timeoutSeconds: TIMEOUT_SECONDS,
    ...(apiUrl === undefined ? {} : { apiRoot: apiUrl }),
  });
  const look = async (): Promise<TelegramState> => {
    const known = { state: 'failing', bot: null, chat: null, fault: null, said: null } as const;
    try {
      const me = await api.getMe();
      const bot = me.username;
      try {
        const group = await api.getChat(chat);
        const title = group.title ?? chat;
        return { ...known, state: 'ready', bot, chat: title, asOfMs: clock() };
      } catch (error) {
        return { ...known, bot, ...faultOf(error), asOfMs: clock() };
      }
    } catch (error) {
      return { ...known, ...faultOf(error), asOfMs: clock() };
    }
  };
  const kept = createKeptRead(look, FRESH_MS, clock);
  return () => kept.current();
}

/** grammY tells the address it asked with an error of the network, and that holds the token: only refusals have words. */
function faultOf(error: unknown): Pick<TelegramState, 'fault' | 'said'> {
  if (!(error instanceof GrammyError)) return { fault: 'TELEGRAM_AWAY', said: null };
  return { fault: telegramFault(error.description), said: error.description };
}
