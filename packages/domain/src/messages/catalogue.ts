// The one catalogue of sentences that people read. Server, page and tests take them from here.
import { ADMIN_MESSAGES } from '@lilape/domain/messages/admin';
import { BUY_MESSAGES } from '@lilape/domain/messages/buy';
import { LAB_MESSAGES } from '@lilape/domain/messages/lab';
import { HTTP_MESSAGES } from '@lilape/domain/messages/http';
import {
  type Language,
  type Message,
  type MessageValues,
  type Sentence,
  fillSentence,
} from '@lilape/domain/messages/message';
import { MINT_MESSAGES } from '@lilape/domain/messages/mint';
import { PURCHASE_POST_MESSAGES } from '@lilape/domain/messages/purchase-post';
import { STAKING_MESSAGES } from '@lilape/domain/messages/staking';
import { WALLET_MESSAGES } from '@lilape/domain/messages/wallet';

export const MESSAGES = {
  ...HTTP_MESSAGES,
  ...PURCHASE_POST_MESSAGES,
  ...WALLET_MESSAGES,
  ...BUY_MESSAGES,
  ...MINT_MESSAGES,
  ...STAKING_MESSAGES,
  ...ADMIN_MESSAGES,
  ...LAB_MESSAGES,
} as const;

export type MessageCode = keyof typeof MESSAGES;

/** The catalogue's entry for a code. */
export function message(code: MessageCode): Message {
  return MESSAGES[code];
}

/** Title and text of a code with its values filled in. */
export function sentence(code: MessageCode, values?: MessageValues, language?: Language): Sentence {
  return fillSentence(MESSAGES[code], values, language);
}

/** Whether `text` is a code of the catalogue, so that an answer from elsewhere can be trusted to have a sentence. */
export function isMessageCode(text: string): text is MessageCode {
  return Object.hasOwn(MESSAGES, text);
}
