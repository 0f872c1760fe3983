/** A time of the chain in the reader's own zone. */
import { useLanguage } from '#shell/page/use-language.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';

export function Moment({ iso }: { iso: string }) {
  const language = useLanguage();
  return <time dateTime={iso}>{formatZoned(iso, language)}</time>;
}
