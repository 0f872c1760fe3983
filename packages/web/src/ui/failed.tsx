/** What stands in the place of an answer that did not come; load it then, because every sentence about errors comes with it. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#shell/page/language.ts';
import { Button } from '#shell/ui/button.tsx';
import { sentenceOf } from '#text/sentence.ts';
import { Stand } from './stand.tsx';

/** Says why, with a way to ask again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <Stand art="ape-lost">
      <p role="alert">{sentenceOf(error, i18n.locale as Language).text}</p>
      <Button onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </Stand>
  );
}
