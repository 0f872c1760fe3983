// Whether a password that somebody chose is too easy to guess. Any characters may be in it.

/** The least that is advised for a password that stands alone. @see ASVS 5.0 6.2.1 */
export const MIN_CHARS = 15;
/** What must be left of it without the words and rows below. */
const MIN_OWN_CHARS = 8;
const MIN_DIFFERENT = 8;

/** Words that whoever knows this site, or lists of passwords, would try: what they add does not count. */
export const KNOWN_WORDS = [
  'lilape',
  'lil',
  'ape',
  'banana',
  'monkey',
  'jungle',
  'moon',
  'admin',
  'administrator',
  'password',
  'passwort',
  'passw',
  'parol',
  'пароль',
  'secret',
  'default',
  'changeme',
  'change',
  'letmein',
  'welcome',
  'login',
  'root',
  'test',
  'qwerty',
  'azerty',
  'iloveyou',
  'dragon',
  'base',
  'crypto',
  'token',
  'presale',
  'bitcoin',
  'ethereum',
  'split',
  'correct',
  'horse',
  'battery',
  'staple',
] as const;

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LIKE: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** What is wrong with a password in a phrase that follows its name; null if it will do. */
export function weaknessOf(password: string): string | null {
  const text = password.normalize('NFKC').toLowerCase();
  const chars = Array.from(text);
  if (chars.length < MIN_CHARS) return `has fewer than ${MIN_CHARS} characters`;
  const isPlain = new Set(chars).size < MIN_DIFFERENT;
  if (isPlain || ownChars(text) < MIN_OWN_CHARS) return 'is too easy to guess';
  return null;
}

/** How many characters are neither part of a known word, written with letters or with signs like them, nor of a row. */
function ownChars(text: string): number {
  let rest = withoutRows(text);
  for (const word of [...KNOWN_WORDS].sort((one, other) => other.length - one.length))
    rest = without(rest, word);
  const letters = Array.from(rest).filter((char) => /[\p{L}\p{N}]/u.test(char));
  return new Set(letters).size;
}

function without(text: string, word: string): string {
  const plain = Array.from(text, (char) => LIKE[char] ?? char).join('');
  const at = plain.indexOf(word);
  // Signs stand one for one, so that a place in the one is the same place in the other.
  return at === -1 ? text : without(`${text.slice(0, at)} ${text.slice(at + word.length)}`, word);
}

const isNext = (one = '', other = ''): boolean =>
  one === other || ROWS.some((row) => row.includes(`${one}${other}`) || row.includes(`${other}${one}`));

/** Without three or more neighbours of the alphabet, the digits or a keyboard, forwards or backwards, or of one kind. */
function withoutRows(text: string): string {
  const chars = Array.from(text);
  const inRow = chars.map(
    (char, at) =>
      (isNext(chars[at - 1], char) && isNext(chars[at - 2], chars[at - 1])) ||
      (isNext(chars[at - 1], char) && isNext(char, chars[at + 1])) ||
      (isNext(char, chars[at + 1]) && isNext(chars[at + 1], chars[at + 2])),
  );
  return chars.map((char, at) => (inRow[at] ? ' ' : char)).join('');
}
