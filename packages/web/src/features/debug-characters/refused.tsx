/** What stands in the place of the cast where it did not come: the way to sign in, or to ask again. */
import { AppError } from '@lilape/domain/app-error';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { ButtonLink } from '#shell/ui/button.tsx';
import { sentenceOf } from '#text/sentence.ts';
import { Failed } from '#ui/failed.tsx';
import { Stand } from '#ui/card/stand.tsx';

/** A session may have ended since the page was given. */
export function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const language = useLanguage();
  if (!(error instanceof AppError) || error.code !== 'SIGN_IN_FIRST')
    return <Failed error={error} onRetry={onRetry} />;
  return (
    <Stand art="ape-guard">
      <p role="alert">{sentenceOf(error, language).text}</p>
      <ButtonLink to="/admin?for=debug-characters">
        <Trans>Sign in</Trans>
      </ButtonLink>
    </Stand>
  );
}
