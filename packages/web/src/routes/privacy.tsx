/** The privacy policy. */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { privacy } from '#content/privacy.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import type { PageHead } from '#shell/page/page-head.ts';
import { LongTextView } from '#ui/document/document.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  description: msg`What this site knows about you, and what it doesn’t.`,
};

/** What is stored and what is not; true to the software. @see specification §2 */
export function Page() {
  const language = useLanguage();
  return (
    <>
      <PageIntro title={privacy.title[language]} lead={privacy.lead[language]} art="ape-not-looking">
        <p>
          <strong>{privacy.edition[language]}</strong>
        </p>
      </PageIntro>
      <LongTextView text={privacy} language={language}>
        {/* A file, made by `build/notices.ts`. */}
        <p>
          <a href="/third-party-notices.txt">
            <Trans>Licences of the software and fonts in this site</Trans>
          </a>
        </p>
      </LongTextView>
    </>
  );
}
