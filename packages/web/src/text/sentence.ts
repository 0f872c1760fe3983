/** The sentence that people read about a thrown error; import it from lazily loaded code only. */
import type { Language } from '@lilape/domain/languages';
import { AppError } from '@lilape/domain/app-error';
import { isMessageCode, message, type PlainCode, sentence } from '@lilape/domain/messages/catalogue';
import { withInputWords } from '@lilape/domain/messages/input';
import { fillSentence, type Sentence } from '@lilape/domain/messages/message';
import { formatDecimal } from '#shell/first/format.ts';
import { WalletFault } from './wallet-fault.ts';

const hasUnfilledPlace = /\{\w+\}/;

/**
 * Title and text for `thrown` in a language. A wrapping sentence gets its cause's text as `{reason}`; the server's
 * own sentence stands in where the code or one of its places is unknown here. A wallet's own words come after ours.
 * Errors of nobody's table read 'Purchase failed. Please try again.'
 */
export function sentenceOf(thrown: unknown, language: Language): Sentence {
  if (!(thrown instanceof AppError)) return sentence('PURCHASE_FAILED_RETRY', {}, language);
  const { code, message: received } = thrown;
  if (!isMessageCode(code)) return { text: received };
  const said = fillSentence(
    message(code),
    { ...written(thrown.values, language), ...ofCause(thrown, language) },
    language,
  );
  if (hasUnfilledPlace.test(said.text) && received !== code) return { text: received };
  const filled = ofEther.has(code) ? withSentence(said, sentence('FEE_IN_ETH', {}, language)) : said;
  return thrown instanceof WalletFault ? withWords(filled, thrown.words, language) : filled;
}

/** What a sentence says of its cause, in the language of the sentence. */
function ofCause({ cause, values }: AppError, language: Language): AppError['values'] {
  if (!(cause instanceof AppError)) return {};
  const { text } = sentenceOf(cause, language);
  return { ...('reason' in values ? {} : { reason: text }), ...('error' in values && { error: text }) };
}

/** What a node says of its own coin without naming it. */
const ofEther: ReadonlySet<string> = new Set<PlainCode>([
  'INSUFFICIENT_FUNDS',
  'INSUFFICIENT_FUNDS_FOR_TRANSACTION',
]);

/** Amounts of money, as the page writes them; errors carry them plain, as the wire does. */
const amounts = ['balance', 'free', 'min', 'reward'] as const;

function written(values: AppError['values'], language: Language): AppError['values'] {
  const found = amounts.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
      ? [[name, formatDecimal(value, language)] as const]
      : [];
  });
  return { ...withInputWords(values, language), ...Object.fromEntries(found) };
}

function withWords(filled: Sentence, words: string | undefined, language: Language): Sentence {
  const { text } = filled;
  if (words === undefined || text.includes(words)) return filled;
  return withSentence(filled, sentence('WALLET_SAYS', { words }, language));
}

function withSentence(first: Sentence, { text }: Sentence): Sentence {
  const ended = /[.!?…]$/.test(first.text) ? first.text : `${first.text}.`;
  return { ...first, text: `${ended} ${text}` };
}
