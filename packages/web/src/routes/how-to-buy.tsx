/** The way from an empty wallet to LILAPE, in six steps. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#lib/page-head.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/button.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import { Section } from '#ui/section.tsx';
import { Step, Steps } from '#ui/steps.tsx';

export const head: PageHead = {
  title: msg`How to buy`,
  description: msg`Six steps from an empty wallet to $LILAPE, with what each one costs.`,
};

/** The six steps with what each one costs. @see specification §2 */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        art="ape-on-branch"
        title={t`How to buy`}
        lead={t`LILAPE is sold on this site only and is not listed on any exchange. Whoever sells it elsewhere is selling something else.`}
      >
        <ButtonLink to="/">
          <Trans>Go to the sale</Trans>
        </ButtonLink>
      </PageIntro>
      <Section id="steps" title={t`Six steps`} look="dots">
        <Steps>
          <Step title={t`Get a wallet`}>
            <Trans>
              MetaMask, Coinbase Wallet, Rabby, Trust Wallet or OKX Wallet, with the network Base. Keep the
              seed phrase on paper and tell it to nobody, not even to us.
            </Trans>
          </Step>
          <Step title={t`Bring USDT or USDC to Base`}>
            <Trans>
              Send them from an exchange that supports Base, use a bridge, or buy them by card. USDT on Base
              is the bridged token: the purchase window shows its address.
            </Trans>
          </Step>
          <Step title={t`Keep a little ETH for fees`}>
            <Trans>Between 0.001 and 0.005 ETH on Base is plenty. A purchase costs a few cents.</Trans>
          </Step>
          <Step title={t`Connect on this site`}>
            <Trans>
              Press Connect Wallet, check that the address bar shows this site, and choose USDT or USDC.
            </Trans>
          </Step>
          <Step title={t`Enter an amount and confirm`}>
            <Trans>
              You see the tokens and the price before you sign. First you approve exactly the payment, then
              you buy. A page that asks for a larger approval is a scam.
            </Trans>
          </Step>
          <Step title={t`Claim after the sale`}>
            <Trans>
              Once the sale is finalised you claim your tokens here. If it is cancelled or ends below its
              minimum, you take back what you paid.
            </Trans>
          </Step>
        </Steps>
      </Section>
    </>
  );
}
