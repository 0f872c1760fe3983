/** What stands in the place of an answer that did not come; load it then, because every sentence about errors comes with it. */
import { AppError } from '@lilape/domain/app-error';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { sentenceOf } from '#text/sentence.ts';
import { contactId } from '#shell/page/contact-id.ts';
import { Stand } from './card/stand.tsx';

/** Says why, with a way to ask again, and to the project’s channels where the sentence names support. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const language = useLanguage();
  return (
    <Stand art="ape-lost">
      <p role="alert">{sentenceOf(error, language).text}</p>
      {error instanceof AppError && error.code === 'SERVER_ERROR' && (
        <p>
          <a href={`#${contactId}`}>
            <Trans>Write to us</Trans>
          </a>
        </p>
      )}
      <Button onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </Stand>
  );
}
