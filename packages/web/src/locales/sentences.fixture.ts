/** Every sentence of the site in one language, with where it comes from: what the tests of words read. */
import { RUNBOOK } from '@lilape/domain/alarms/runbook';
import { MESSAGES } from '@lilape/domain/messages/catalogue';
import { FIRST_LANGUAGE, type Language, LANGUAGES } from '@lilape/domain/languages';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { resolve } from 'node:path';

/** `isLong`: a part of a long text (whitepaper, guide, privacy, alarms); `isQuoted`: the specification says it word for word. */
export type Sentence = {
  readonly text: string;
  readonly from: string;
  readonly isLong: boolean;
  readonly isQuoted: boolean;
};

const root = resolve(import.meta.dirname, '../..');
const modules = import.meta.glob(['#content/**/*.ts', '#text/*.ts', '!**/*.test.ts'], { eager: true });

/** Whatever is said in every language, however deep it lies. */
function saidIn(thing: unknown, language: Language): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  if (LANGUAGES.every((each) => each in thing)) {
    const said = (thing as Record<Language, unknown>)[language];
    if (typeof said === 'string') return [said];
  }
  return Object.values(thing).flatMap((each) => saidIn(each, language));
}

async function interfaceSentences(language: Language): Promise<Sentence[]> {
  const config = getConfig({ cwd: root, configPath: resolve(root, 'lingui.config.ts') });
  const read = (await getCatalogs(config)).map(async (catalog) =>
    Object.entries((await catalog.read('ru')) ?? {}).map(([id, { message, translation }]) => ({
      text: (language === FIRST_LANGUAGE ? (message ?? id) : translation) ?? '',
      from: catalog.path.split('/').at(-1) ?? '',
      isLong: false,
      isQuoted: false,
    })),
  );
  return (await Promise.all(read)).flat();
}

/** Placeholders stay; what is code is left out. */
export async function sentencesIn(language: Language): Promise<readonly Sentence[]> {
  const coded = Object.entries(MESSAGES).flatMap(([code, message]) => {
    const said = message[language];
    const isQuoted = message.source.startsWith('§');
    return Object.values(said).map((text) => ({ text, from: code, isLong: false, isQuoted }));
  });
  // What to do about an alarm is one sentence, so that it can be read over a phone.
  const alarms = Object.entries(RUNBOOK).flatMap(([code, entry]) =>
    Object.values(entry[language]).map((text) => ({ text, from: code, isLong: true, isQuoted: false })),
  );
  const typed = Object.entries(modules).flatMap(([path, module]) =>
    saidIn(module, language).map((text) => ({
      text,
      from: path.slice(path.lastIndexOf('/src/') + 5),
      isLong: /whitepaper|guide|privacy/.test(path),
      isQuoted: false,
    })),
  );
  return [...coded, ...alarms, ...typed, ...(await interfaceSentences(language))].map((sentence) => ({
    ...sentence,
    text: sentence.text.replace(/`[^`]*`/g, ''),
  }));
}

/** More words than somebody keeps in mind who reads on the way to a button. */
const MAX_WORDS = 28;

/** The parts between marks that end a thought, without what stands in brackets of a placeholder. */
function parts(text: string): string[] {
  return text
    .replace(/\{(\w+), (plural|select), [^}]*\}\}?/g, '{$1}')
    .split(/(?<=[.!?])\s+/)
    .map((part) => part.trim());
}

const wordsIn = (part: string) => part.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length;

/** Whether a sentence outside long texts has more words than are read with ease. */
export const isTooLong = ({ text, isLong }: Pick<Sentence, 'text' | 'isLong'>): boolean =>
  !isLong && parts(text).some((part) => wordsIn(part) > MAX_WORDS);
