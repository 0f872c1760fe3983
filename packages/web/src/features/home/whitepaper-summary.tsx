/** The whitepaper in one paragraph. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import styles from './home.module.css';

/** Section `whitepaper`. */
export function WhitepaperSummary() {
  const { t } = useLingui();
  return (
    <Section
      id="whitepaper"
      title={t`Read before you buy`}
      lead={t`What the contracts do is public, and so are the few powers their owner has: cancel the sale before its end, close it early with notice, return what was sent by mistake.`}
    >
      <div className={styles.more}>
        <ButtonLink to="/whitepaper" look="secondary">
          <Trans>Whitepaper</Trans>
        </ButtonLink>
        <ButtonLink to="/contracts" look="secondary">
          <Trans>Contracts</Trans>
        </ButtonLink>
      </div>
    </Section>
  );
}
