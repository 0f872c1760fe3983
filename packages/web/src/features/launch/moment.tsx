/** A time of the chain in the reader's own zone. */
import { useLanguage } from '#shell/page/use-language.ts';
import { formatMoment, formatZone } from '#shell/text/moment.ts';

export function Moment({ iso }: { iso: string }) {
  const language = useLanguage();
  return (
    <time dateTime={iso}>
      {formatMoment(iso, language)} {formatZone(iso)}
    </time>
  );
}
