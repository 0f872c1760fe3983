/** The privacy policy. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#lib/page-head.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageIntro } from '#ui/page-intro.tsx';
import { Prose } from '#ui/prose.tsx';

export const head: PageHead = {
  title: msg`Privacy`,
  description: msg`What this site knows about you, and what it does not.`,
};

/** What is stored and what is not; true to the software. @see specification §2 */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`Privacy`}
        lead={t`Last updated January 22, 2025. In one sentence: we do not ask who you are, and the blockchain remembers what your wallet does.`}
      />
      <Prose>
        <h2>
          <Trans>What we see</Trans>
        </h2>
        <p>
          <Trans>
            Your wallet address when you connect it, and ordinary usage data such as which pages were asked
            for. No names, no e-mail addresses, no phone numbers. Purchases are public on the blockchain,
            whether or not this site exists.
          </Trans>
        </p>
        <h2>
          <Trans>What we use it for</Trans>
        </h2>
        <p>
          <Trans>
            To show your purchases, to count the totals of the sale, and to keep the site from being overrun.
          </Trans>
        </p>
        <h2>
          <Trans>How it is kept safe</Trans>
        </h2>
        <p>
          <Trans>
            Logs do not join wallet addresses to network addresses. We never have your keys or your seed
            phrase: signing happens in your wallet.
          </Trans>
        </p>
        <h2>
          <Trans>Cookies</Trans>
        </h2>
        <p>
          <Trans>
            None for visitors. Your browser itself remembers the theme, the language, the wallet you chose and
            purchases under way, and you can delete that at any time.
          </Trans>
        </p>
        <h2>
          <Trans>Third parties</Trans>
        </h2>
        <p>
          <Trans>
            Pages load nothing from other hosts. When you connect a wallet, that wallet speaks to its own
            services under its own rules.
          </Trans>
        </p>
        <h2>
          <Trans>Your rights</Trans>
        </h2>
        <p>
          <Trans>
            You may ask what we hold about you, have it corrected or erased, and object to its use. What is
            written on the blockchain nobody can erase.
          </Trans>
        </p>
        <h2>
          <Trans>Contact and changes</Trans>
        </h2>
        <p>
          <Trans>
            Write to the e-mail address in the footer. If this page changes, the date above changes with it.
          </Trans>
        </p>
      </Prose>
    </>
  );
}
