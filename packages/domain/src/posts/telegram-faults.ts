// What Telegram's refusals mean, by what it says: a code with a sentence for whoever runs the bot. Pure.
import type { MessageCode } from '@lilape/domain/messages/catalogue';

export type TelegramFault = Extract<MessageCode, `TELEGRAM_${string}`>;

/** In order: the first that fits. @see core.telegram.org/bots/api#making-requests */
const FAULTS: readonly (readonly [RegExp, TelegramFault])[] = [
  // A bare "Not Found" is what a token without a bot gets.
  [/^(unauthorized|not found)$/i, 'TELEGRAM_TOKEN_WRONG'],
  [/chat not found|chat_id is empty|peer_id_invalid/i, 'TELEGRAM_CHAT_UNKNOWN'],
  [/upgraded to a supergroup/i, 'TELEGRAM_CHAT_MOVED'],
  [/not a member|was kicked|was blocked|group chat was deleted/i, 'TELEGRAM_NO_MEMBER'],
  [/rights|write_forbidden|send_[a-z]+_forbidden/i, 'TELEGRAM_NO_RIGHT'],
  [/cannot be reached/i, 'TELEGRAM_AWAY'],
];

/** What a description of a refusal means; null for one that only its own words explain. */
export function telegramFault(description: string): TelegramFault | null {
  return FAULTS.find(([words]) => words.test(description.trim()))?.[1] ?? null;
}
