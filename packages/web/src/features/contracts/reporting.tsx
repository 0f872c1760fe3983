/** Where a flaw is reported, and where to. */
import { Trans, useLingui } from '@lingui/react/macro';
import { security } from '#content/security.ts';
import { Section } from '#ui/section.tsx';
import said from '#ui/said.module.css';
import styles from './powers.module.css';

/** Section `report`. */
export function Reporting() {
  const { t } = useLingui();
  const shown = security.contact.replace(/^mailto:/, '');
  return (
    <Section id="report" look="dots" layout="beside" title={t`Found a flaw?`}>
      <div className={styles.report}>
        <p>
          <Trans>
            Please tell us first, at <a href={security.contact}>{shown}</a>: what you found and how to
            reproduce it. Don’t touch anyone’s money to prove it.
          </Trans>
        </p>
        {security.isExample && (
          <p className={said.small}>
            <Trans>Example address: the real one hasn’t been set up yet.</Trans>
          </p>
        )}
        <p>
          <Trans>
            The same for machines: <a href="/.well-known/security.txt">security.txt</a>.
          </Trans>
        </p>
      </div>
    </Section>
  );
}
