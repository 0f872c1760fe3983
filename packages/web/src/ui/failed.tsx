/** What stands in the place of an answer that did not come; load it then, because every sentence about errors comes with it. */
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { sentenceOf } from '#text/sentence.ts';
import { Stand } from './stand.tsx';

/** Says why, with a way to ask again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const language = useLanguage();
  return (
    <Stand art="ape-lost">
      <p role="alert">{sentenceOf(error, language).text}</p>
      <Button onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </Stand>
  );
}
