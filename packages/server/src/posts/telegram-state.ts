// How the bot and its group are, as Telegram says it: asked seldom, and never to send anything.
import { setTimeout as wait } from 'node:timers/promises';
import { type TelegramFault, telegramFault } from '@lilape/domain/posts/telegram-faults';
import { Api, GrammyError } from 'grammy';
import type { ChatFullInfo, ChatMember } from 'grammy/types';
import { createKeptRead } from '#cache/kept-read.ts';
import { isRefusal } from '#posts/messenger.ts';
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
const FRESH_MS = 30_000;
const TIMEOUT_SECONDS = 5;
/** Who looks at the admin page is not kept waiting longer; the answer is there the next time. */
const PATIENCE_MS = 2_000;

const OFF: TelegramState = {
  state: 'off',
  bot: null,
  chat: null,
  fault: 'TELEGRAM_OFF',
  said: null,
  asOfMs: null,
};

const SILENT: TelegramState = { ...OFF, state: 'failing', fault: 'TELEGRAM_AWAY' };

/** Looks at the bot and the group that posts go to; never rejects. */
export function createTelegramLook(
  settings: TelegramSettings | null,
  clock: () => number,
  patienceMs: number = PATIENCE_MS,
): () => Promise<TelegramState> {
  if (settings === null || settings.chat === null) return async () => OFF;
  const { token, chat, apiUrl } = settings;
  const api = new Api(token, {
    timeoutSeconds: TIMEOUT_SECONDS,
    ...(apiUrl === undefined ? {} : { apiRoot: apiUrl }),
  });
  const kept = createKeptRead(() => look(api, chat, clock), FRESH_MS, clock);
  return () => Promise.race([kept.current(), wait(patienceMs, SILENT, { ref: false })]);
}

async function look(api: Api, chat: string, clock: () => number): Promise<TelegramState> {
  const known = { state: 'failing', bot: null, chat: null, fault: null, said: null } as const;
  let bot: string | null = null;
  try {
    const me = await api.getMe();
    bot = me.username;
    const group = await api.getChat(chat);
    const named = { ...known, bot, chat: group.title ?? chat, asOfMs: clock() };
    const fault = group.type === 'private' ? null : rightsFault(group, await api.getChatMember(chat, me.id));
    return fault === null ? { ...named, state: 'ready' } : { ...named, fault };
  } catch (error) {
    return { ...known, bot, ...faultOf(error), asOfMs: clock() };
  }
}

/**
 * Why a bot that sees a group may yet not write there, messages and clips both; null where it may. A public group is seen by
 * bots that are no members. @see core.telegram.org/bots/api#chatmember
 */
function rightsFault({ type, permissions }: ChatFullInfo, member: ChatMember): TelegramFault | null {
  const { status } = member;
  if (status === 'creator') return null;
  if (status === 'left' || status === 'kicked') return 'TELEGRAM_NO_MEMBER';
  if (status === 'restricted' && !member.is_member) return 'TELEGRAM_NO_MEMBER';
  // In a channel administrators alone write, and only those who were given that.
  if (type === 'channel')
    return status === 'administrator' && member.can_post_messages === true ? null : 'TELEGRAM_NO_RIGHT';
  if (status === 'administrator') return null;
  const rights = status === 'restricted' ? member : permissions;
  const mayNot = rights?.can_send_messages === false || rights?.can_send_other_messages === false;
  return mayNot ? 'TELEGRAM_NO_RIGHT' : null;
}

/**
 * grammY tells the address it asked with an error of the network, and that holds the token: only refusals have words. An
 * answer that is none of Telegram's is somebody's between us.
 */
function faultOf(error: unknown): Pick<TelegramState, 'fault' | 'said'> {
  if (!(error instanceof GrammyError) || !isRefusal(error)) return { fault: 'TELEGRAM_AWAY', said: null };
  return { fault: telegramFault(error.description), said: error.description };
}
