/** The sentence that people read about a thrown error; import it from lazily loaded code only. */
import type { Language } from '#shell/page/language.ts';
import { AppError } from '@lilape/domain/app-error';
import { isMessageCode, message, sentence } from '@lilape/domain/messages/catalogue';
import { fillSentence, type Sentence } from '@lilape/domain/messages/message';
import { formatDecimal } from '#shell/text/format.ts';
import { WalletFault } from './wallet-fault.ts';

const hasUnfilledPlace = /\{\w+\}/;

/**
 * Title and text for `thrown` in a language. A wrapping sentence gets its cause's text as `{reason}`; the server's
 * own sentence stands in where the code or one of its places is unknown here. A wallet's own words come after ours.
 * Errors of nobody's table read 'Purchase failed. Please try again.'
 */
export function sentenceOf(thrown: unknown, language: Language): Sentence {
  if (!(thrown instanceof AppError)) return sentence('PURCHASE_FAILED_RETRY', {}, language);
  const { code, cause, message: received } = thrown;
  if (!isMessageCode(code)) return { text: received };
  const reason = cause instanceof AppError ? { reason: sentenceOf(cause, language).text } : {};
  const filled = fillSentence(message(code), { ...reason, ...written(thrown.values, language) }, language);
  if (hasUnfilledPlace.test(filled.text) && received !== code) return { text: received };
  return thrown instanceof WalletFault ? withWords(filled, thrown.words, language) : filled;
}

/** Amounts of money, as the page writes them; codes carry them plain, as the wire does. */
const amounts = ['balance', 'min'] as const;

function written(values: AppError['values'], language: Language): AppError['values'] {
  const found = amounts.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
      ? [[name, formatDecimal(value, language)] as const]
      : [];
  });
  return { ...values, ...Object.fromEntries(found) };
}

function withWords(filled: Sentence, words: string | undefined, language: Language): Sentence {
  const { text } = filled;
  if (words === undefined || text.includes(words)) return filled;
  const ended = /[.!?…]$/.test(text) ? text : `${text}.`;
  return { ...filled, text: `${ended} ${sentence('WALLET_SAYS', { words }, language).text}` };
}
