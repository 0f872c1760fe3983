/** How buying works, in three steps. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { Step, Steps } from '#ui/steps.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './home.module.css';

/** Section `how-to-buy`. */
export function ThreeSteps() {
  const { t } = useLingui();
  return (
    <Section id="how-to-buy" title={t`Three steps, no tricks`}>
      <Steps>
        <Step title={t`Connect a wallet`}>
          <Trans>
            Any wallet that knows Base. We see its address and nothing else, and ask for nothing before you
            press Buy.
          </Trans>
        </Step>
        <Step title={t`Pay in USDT or USDC`}>
          <Trans>
            From $1. You approve exactly what you pay, and see the tokens and the price of each stage before
            you sign.
          </Trans>
        </Step>
        <Step title={t`Claim after the sale`}>
          <Trans>
            Your tokens are recorded in the contract at once, and yours to claim when the sale is finalised.
          </Trans>
        </Step>
      </Steps>
      <div className={styles.more}>
        <ButtonLink to="/how-to-buy" look="secondary">
          <Trans>
            Learn More <VisuallyHidden>about the six steps</VisuallyHidden>
          </Trans>
        </ButtonLink>
      </div>
    </Section>
  );
}
