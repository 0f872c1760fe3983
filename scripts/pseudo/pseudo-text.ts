// A language that nobody speaks: every text a third longer, between ‹ and ›, and readable.

/** What a longer text is filled up with: words, so that it wraps as a text does. */
const FILLING = 'and so on and so forth '.repeat(40);

/** Whether a text is for the program rather than for people: a path, an address, a field's name, a code of a language. */
const isCode = (text: string): boolean =>
  !/\p{L}/u.test(text) ||
  (!/\s/.test(text) && (/[/_]/.test(text) || /[a-z]En$/.test(text) || /\.\w+$/.test(text)));

/** Returns the text between ‹ and ›, a third longer; what is code stays as it is. */
export function pseudo(text: string): string {
  if (isCode(text)) return text;
  const length = Math.max(1, Math.ceil(text.replace(/\{[^{}]*\}|<[^<>]*>/g, '').length / 3));
  return `‹${text} ${FILLING.slice(0, length).trim()}›`;
}
