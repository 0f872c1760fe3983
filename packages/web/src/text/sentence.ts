/** The sentence that people read about a thrown error; import it from lazily loaded code only. */
import { isMessageCode, sentence } from '@lilape/domain/messages/catalogue';
import type { Sentence } from '@lilape/domain/messages/message';
import { faultOf } from '#shell/api/fault.ts';
import type { Language } from '#shell/page/language.ts';

const hasUnfilledPlace = /\{\w+\}/;

/**
 * Title and text for `thrown` in a language. A wrapping sentence gets its cause's text as `{reason}`; the server's
 * own sentence stands in where the code is unknown or its values are not. Errors of nobody's table read
 * 'Purchase failed. Please try again.'
 */
export function sentenceOf(thrown: unknown, language: Language): Sentence {
  const fault = faultOf(thrown);
  if (fault === undefined || !isMessageCode(fault.code))
    return sentence('PURCHASE_FAILED_RETRY', {}, language);
  const reason = fault.cause === undefined ? undefined : reasonOf(fault.cause, language);
  const values = reason === undefined ? fault.values : { reason, ...fault.values };
  const filled = sentence(fault.code, values, language);
  if (hasUnfilledPlace.test(filled.text) && fault.detail !== undefined) return { text: fault.detail };
  return filled;
}

function reasonOf(cause: unknown, language: Language): string | undefined {
  return faultOf(cause) === undefined ? undefined : sentenceOf(cause, language).text;
}
