/** The living style page: every token and component in every state, in builds for the local chain only. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Figures, Pressables, States, Structure } from '#features/style/components.tsx';
import { Inputs, Overlays } from '#features/style/moving.tsx';
import { Tokens } from '#features/style/tokens.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import type { PageHead } from '#shell/page/page-head.ts';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  title: msg`Style`,
  description: msg`Every token and component of the site, for the people who build it.`,
};

/** Tokens first, then what is made of them; theme and language are those of the page. */
export function Page() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <>
      <PageIntro
        title={t`Style`}
        lead={t`Everything the pages are made of. Switch theme and language above; what changes here changes everywhere.`}
      />
      <Tokens language={language} />
      <Pressables language={language} />
      <Inputs language={language} />
      <States language={language} />
      <Structure language={language} />
      <Figures language={language} />
      <Overlays language={language} />
    </>
  );
}
