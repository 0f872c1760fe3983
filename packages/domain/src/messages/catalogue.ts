// The one catalogue of sentences that people read. Server, page and tests take them from here.
import { ACT_MESSAGES } from '@lilape/domain/messages/act';
import { ADMIN_MESSAGES } from '@lilape/domain/messages/admin';
import { BUY_MESSAGES } from '@lilape/domain/messages/buy';
import { GAME_MESSAGES } from '@lilape/domain/messages/game';
import { GIVEAWAY_MESSAGES } from '@lilape/domain/messages/giveaway';
import { OPERATIONS_MESSAGES } from '@lilape/domain/messages/operations';
import { LAUNCH_MESSAGES } from '@lilape/domain/messages/launches';
import { LAB_MESSAGES } from '@lilape/domain/messages/lab';
import { HTTP_MESSAGES } from '@lilape/domain/messages/http';
import { MARKET_MESSAGES } from '@lilape/domain/messages/market';
import type { Language } from '@lilape/domain/languages';
import {
  type Message,
  type MessageValue,
  type Places,
  type Sentence,
  fillSentence,
} from '@lilape/domain/messages/message';
import { MINT_MESSAGES } from '@lilape/domain/messages/mint';
import { POST_MESSAGES } from '@lilape/domain/messages/posts';
import { PURCHASE_POST_MESSAGES } from '@lilape/domain/messages/purchase-post';
import { SALE_OWNER_MESSAGES } from '@lilape/domain/messages/sale-owner';
import { STAKING_MESSAGES } from '@lilape/domain/messages/staking';
import { STUDIO_MESSAGES } from '@lilape/domain/messages/studio';
import { WALLET_MESSAGES } from '@lilape/domain/messages/wallet';

export const MESSAGES = {
  ...HTTP_MESSAGES,
  ...PURCHASE_POST_MESSAGES,
  ...WALLET_MESSAGES,
  ...BUY_MESSAGES,
  ...MINT_MESSAGES,
  ...STUDIO_MESSAGES,
  ...STAKING_MESSAGES,
  ...GIVEAWAY_MESSAGES,
  ...MARKET_MESSAGES,
  ...LAUNCH_MESSAGES,
  ...GAME_MESSAGES,
  ...POST_MESSAGES,
  ...OPERATIONS_MESSAGES,
  ...ACT_MESSAGES,
  ...SALE_OWNER_MESSAGES,
  ...ADMIN_MESSAGES,
  ...LAB_MESSAGES,
} as const;

export type MessageCode = keyof typeof MESSAGES;

type TextsOf<Words extends Sentence> = Extract<Words[keyof Words], string>;

type PlacesOf<Code extends MessageCode> = Code extends MessageCode
  ? Places<TextsOf<(typeof MESSAGES)[Code]['en']>>
  : never;

/** The values that the sentence of a code asks for; `reason` may come from the error's cause instead. */
export type ValuesOf<Code extends MessageCode> = Readonly<
  Record<Exclude<PlacesOf<Code>, 'reason'>, MessageValue>
> & { readonly reason?: MessageValue };

/** Codes whose sentences name nothing. */
export type PlainCode = {
  [Code in MessageCode]: [PlacesOf<Code>] extends [never] ? Code : never;
}[MessageCode];

/** Codes whose sentences say what failed and leave it to their cause why. */
export type WrapperCode = {
  [Code in MessageCode]: [PlacesOf<Code>] extends ['reason'] ? Code : never;
}[Exclude<MessageCode, PlainCode>];

/** Arguments behind a code: its values, which may be left out where its sentence needs none, and then `More`. */
export type WithValues<Code extends MessageCode, More extends readonly unknown[]> = [
  Exclude<PlacesOf<Code>, 'reason'>,
] extends [never]
  ? [values?: ValuesOf<Code>, ...more: More]
  : [values: ValuesOf<Code>, ...more: More];

/** The catalogue's entry for a code. */
export function message(code: MessageCode): Message {
  return MESSAGES[code];
}

/** Title and text of a code with its values filled in. */
export function sentence<Code extends MessageCode>(
  code: Code,
  ...[values, language]: WithValues<Code, [language?: Language]>
): Sentence {
  return fillSentence(MESSAGES[code], values, language);
}

/** Whether `text` is a code of the catalogue, so that an answer from elsewhere can be trusted to have a sentence. */
export function isMessageCode(text: string): text is MessageCode {
  return Object.hasOwn(MESSAGES, text);
}
