/** The whitepaper, with its PDF. */
import { msg } from '@lingui/core/macro';
import { whitepaperFile, whitepaperSavedAs } from '#content/whitepaper/file.ts';
import { whitepaper } from '#content/whitepaper/whitepaper.ts';
import type { Said } from '#text/document.ts';
import { SaleNote } from '#ui/sale-note.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import type { PageHead } from '#shell/page/page-head.ts';
import { ButtonDownload } from '#ui/button-download.tsx';
import { ButtonLink } from '#shell/ui/button.tsx';
import { LongTextView } from '#ui/document/document.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  description: msg`How $LILAPE is sold and shared, and what its contracts can’t do.`,
};

const download: Said = { en: 'Download PDF', ru: 'Скачать PDF' };
const contracts: Said = { en: 'Contracts', ru: 'Контракты' };

/** Overview, tokenomics, sale, plans, roadmap, security, risks, legal notice. @see specification §2 */
export function Page() {
  const language = useLanguage();
  return (
    <>
      <PageIntro
        note={<SaleNote />}
        title={whitepaper.title[language]}
        lead={whitepaper.lead[language]}
        art="ape-reading"
      >
        <ButtonDownload href={whitepaperFile[language]} saveAs={whitepaperSavedAs[language]}>
          {download[language]}
        </ButtonDownload>
        <ButtonLink to="/contracts" look="secondary">
          {contracts[language]}
        </ButtonLink>
      </PageIntro>
      <LongTextView text={whitepaper} language={language} />
    </>
  );
}
