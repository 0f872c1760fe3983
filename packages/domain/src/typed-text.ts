// What may stand in a text that somebody typed for others to read: lengths, no markup, nothing invisible, https links. Pure.
import type { InputProblem } from '@lilape/domain/messages/input';

export type TextRule = {
  /** Characters (UTF-16 units) at most. */
  readonly most: number;
  /** Whether it may have several lines. */
  readonly hasLines?: true;
};

/** Controls, marks that turn the direction of writing, zero widths, fillers, halves of characters, private ones. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What is invisible by itself and makes one emoji of several, or of a sign. */
const IN_EMOJI = /(?<=\p{Emoji})\ufe0f|(?<=\p{Emoji}\ufe0f?)\u200d(?=\p{Emoji})/gu;
/** No script needs as many marks on one letter. */
const PILE = /\p{M}{4}/u;
const MARKUP = /<[a-z!/?]|\]\(|&#?\w{1,32};/iu;

/** The text as it is kept and signed: without space at its ends, composed, lines ended in one way. */
export function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** What is wrong with a tidied text; null if nothing is. */
export function textProblem(text: string, { most, hasLines }: TextRule): InputProblem | null {
  if (text === '') return 'IS_MISSING';
  if (text.length > most) return 'IS_TOO_LONG';
  const seen = text.replaceAll(IN_EMOJI, '');
  if (INVISIBLE.test(hasLines ? seen.replaceAll('\n', '') : seen)) return 'HAS_INVISIBLE';
  if (PILE.test(text)) return 'HAS_PILE';
  return MARKUP.test(text) ? 'HAS_MARKUP' : null;
}

/** Characters that a link has at most. */
export const MAX_LINK_CHARS = 200;

/** What is wrong with a link: it is https to a host with a name, without a password in it. Null if nothing is. */
export function linkProblem(text: string): InputProblem | null {
  if (text.length > MAX_LINK_CHARS) return 'IS_TOO_LONG';
  // Printable ASCII without quotes and brackets: letters of other scripts come as punycode and percent signs.
  if (!/^https:\/\/[!#-;=?-[\]_a-z~]+$/i.test(text)) return 'IS_NO_LINK';
  if (!URL.canParse(text)) return 'IS_NO_LINK';
  const { hostname, username, password } = new URL(text);
  const isNamed = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(hostname);
  return isNamed && username === '' && password === '' ? null : 'IS_NO_LINK';
}
