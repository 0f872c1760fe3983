/** Every address of the deployment, with places for what the chain says of it now; written at build time. */
import { contracts } from '@lilape/wire/endpoints/chain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#shell/ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { ContractCards } from './contract-cards.tsx';
import said from '#ui/said.module.css';
import styles from './contracts.module.css';
import { Now } from './now.tsx';

/** The section `addresses`, and in the token's card `supply`. */
export function Addresses() {
  const { t } = useLingui();
  return (
    <div className={styles.first}>
      <Section
        id="addresses"
        title={t`Addresses`}
        lead={t`Compare them with what your wallet shows before you sign.`}
      >
        <Reading />
        <ContractCards />
      </Section>
    </div>
  );
}

/** When the figures were read, or that they could not be; one of the three is shown. */
function Reading() {
  return (
    <div className={styles.reading} aria-live="polite">
      <p data-when="asking">
        <Trans>Owners and balances: reading the chain…</Trans>
      </p>
      <noscript>
        <p>
          <Trans>
            Owners and balances as data: <a href={contracts.path}>JSON</a>.
          </Trans>
        </p>
      </noscript>
      <p data-when="read" hidden>
        <Trans>
          Owners and balances as of block <Now of="block" sample="1,234" />,{' '}
          <Now of="time" sample="1 January 2026, 12:00:00" />.
        </Trans>
      </p>
      <div className={styles.unread} data-when="failed" hidden>
        <p className={said.alert}>
          <Trans>We can’t read owners and balances right now. The addresses are correct.</Trans>
        </p>
        <Button look="secondary" size="small" data-action="retry">
          <Trans>Retry</Trans>
        </Button>
      </div>
    </div>
  );
}
