/** Every address of the deployment, and what the chain says of it now. */
import type { ContractsBody } from '@lilape/wire/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDecimal } from '#lib/format.ts';
import { useAsync } from '#lib/use-async.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { contractsNow } from './answer.ts';
import { ContractCards } from './contract-cards.tsx';
import styles from './contracts.module.css';
import { Recipients } from './recipients.tsx';
import { Supply } from './supply.tsx';

/** The sections `addresses` and `supply`. */
export function Holdings() {
  const { t } = useLingui();
  const { value, error, isLoading, reload } = useAsync('contracts', contractsNow);
  const reading = <Reading body={value} hasFailed={error !== null} isBusy={isLoading} retry={reload} />;
  return (
    <>
      <Section
        id="addresses"
        title={t`Addresses`}
        lead={t`Compare them with what your wallet shows before you sign.`}
      >
        {reading}
        <ContractCards body={value} />
      </Section>
      <Section
        id="supply"
        look="dots"
        title={t`Where the supply is`}
        lead={t`All LILAPE were minted once, to seven addresses. A reserve keeps its share until the contract that it is meant for exists.`}
      >
        <Supply body={value} />
        <Recipients body={value} />
      </Section>
    </>
  );
}

type ReadingProps = {
  body: ContractsBody | null;
  hasFailed: boolean;
  isBusy: boolean;
  retry: () => void;
};

/** When the figures were read, or that they could not be. */
function Reading({ body, hasFailed, isBusy, retry }: ReadingProps) {
  const { i18n } = useLingui();
  const block = formatDecimal(String(body?.block ?? 0), i18n.locale);
  const when =
    body === null
      ? ''
      : new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', timeStyle: 'medium' }).format(
          new Date(body.time),
        );
  return (
    <div className={styles.reading} aria-live="polite">
      {body !== null && (
        <p>
          <Trans>
            Owners and balances as of block {block}, {when}.
          </Trans>
        </p>
      )}
      {body === null && !hasFailed && (
        <p>
          <Trans>Owners and balances: asking the chain…</Trans>
        </p>
      )}
      {hasFailed && (
        <>
          <p className={styles.failed}>
            <Trans>Owners and balances could not be read just now. The addresses hold.</Trans>
          </p>
          <Button look="secondary" size="small" isBusy={isBusy} onClick={retry}>
            <Trans>Retry</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
