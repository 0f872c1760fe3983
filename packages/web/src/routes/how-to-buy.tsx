/** The way from an empty wallet to LILAPE, in six steps. */
import { msg } from '@lingui/core/macro';
import { guideSteps } from '#content/guide/steps.ts';
import { guideWords as words } from '#content/guide/words.ts';
import { GuideStart } from '#features/guide/guide-start.tsx';
import { Beside } from '#ui/beside.tsx';
import { Exceptions, Paying } from '#features/guide/paying.tsx';
import { StepPanels } from '#features/guide/step-panels.tsx';
import { TokenCard } from '#features/guide/token-card.tsx';
import { InSale, whileSale } from '#ui/in-sale.tsx';
import { SaleNote } from '#ui/sale-note.tsx';
import { failed, notFailed, reached, undecided } from '#text/sale-state.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import type { PageHead } from '#shell/page/page-head.ts';
import { ButtonLink } from '#shell/ui/button.tsx';
import { SaleLink } from '#ui/sale-link.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import { Section } from '#ui/section.tsx';

export const head: PageHead = {
  description: msg`Six steps from an empty wallet to $LILAPE, with what each one costs.`,
};

/** Warning, six steps and paying by card while something is sold; token details unless it failed, and when money comes back unless it was reached. @see specification §2 */
export function Page() {
  const language = useLanguage();
  return (
    <>
      <PageIntro
        note={<SaleNote />}
        title={words.title[language]}
        lead={
          <>
            <InSale states={undecided}>{words.lead[language]}</InSale>
            <InSale states={reached}>{words.leadReached[language]}</InSale>
            <InSale states={failed}>{words.leadFailed[language]}</InSale>
          </>
        }
        art="ape-joy"
        isLow
      >
        <SaleLink />
        <span {...whileSale(notFailed)}>
          <ButtonLink to="/how-to-buy#token" look="secondary">
            {words.toToken[language]}
          </ButtonLink>
        </span>
      </PageIntro>
      <div {...whileSale(undecided)}>
        <GuideStart language={language} />
        <Section id="steps" title={words.steps[language]} look="dots">
          <StepPanels steps={guideSteps} language={language} />
        </Section>
        <Section id="card" title={words.card[language]} lead={words.cardLead[language]}>
          <Paying language={language} />
        </Section>
      </div>
      <div {...whileSale(notFailed)}>
        <Section
          id="token"
          look="dots"
          layout="beside"
          title={words.token[language]}
          lead={
            <>
              <InSale states={undecided}>{words.tokenLead[language]}</InSale>
              <InSale states={reached}>{words.tokenLeadReached[language]}</InSale>
            </>
          }
          aside={<Beside name="logo-mark" width={168} />}
        >
          <TokenCard language={language} />
        </Section>
      </div>
      <div {...whileSale([...undecided, ...failed])}>
        <Section
          id="refunds"
          layout="beside"
          title={words.final[language]}
          lead={words.finalLead[language]}
          aside={<Beside name="ape-basket" width={200} />}
        >
          <Exceptions language={language} />
        </Section>
      </div>
    </>
  );
}
