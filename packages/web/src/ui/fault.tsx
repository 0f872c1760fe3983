/** The sentence about what went wrong, with which every sentence about errors comes. */
import { useLanguage } from '#shell/page/use-language.ts';
import { sentenceOf } from '#text/sentence.ts';

/** The sentence alone. */
export function Fault({ error }: { error: unknown }) {
  const language = useLanguage();
  return <>{sentenceOf(error, language).text}</>;
}
