/** Rates, fees and minimums of all methods, and what to do with a card. @see specification §2 Buy modal, decision 11 "rates" */
import { BASE_CHAIN_ID } from '@lilape/domain/chains';
import { METHODS, type PaymentMethod, minimumText } from '@lilape/domain/presale/methods';
import { Trans, useLingui } from '@lingui/react/macro';
import { chainId, contracts } from '#shell/first/deployment.ts';
import { onRampsNow } from '#shell/page/on-ramps-now.ts';
import { formatDecimal, formatTextDown } from '#shell/first/format.ts';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import { Table } from '#ui/table/table.tsx';
import styles from './rates-table.module.css';

/** The table; `ethUsd` is the ETH price read on chain as decimal text, null while unknown. */
export function RatesTable({ ethUsd }: { ethUsd: string | null }) {
  const { t, i18n } = useLingui();
  const rateOf = (method: PaymentMethod) => {
    if (method !== 'ETH') return '$1';
    return ethUsd === null ? '…' : `$${formatTextDown(ethUsd, 2, i18n.locale)}`;
  };
  const feeOf = (feeBps: number) => `${formatDecimal(String(feeBps / 100), i18n.locale)}%`;
  const minimumOf = (method: PaymentMethod) => {
    const minimum = formatDecimal(minimumText(method), i18n.locale);
    return method === 'CARD' ? `$${minimum}` : `${minimum} ${method}`;
  };
  return (
    <div className={styles.rates}>
      <Table
        caption={
          <b>
            <Trans>Rates</Trans>
          </b>
        }
        columns={[
          { title: t`Method` },
          { title: t`Rate`, isNumber: true },
          { title: t`Fee`, isNumber: true },
          { title: t`Minimum`, isNumber: true },
        ]}
        rows={METHODS.map(({ method, feeBps, selectable }) => ({
          key: method,
          cells: [method, rateOf(method), feeOf(feeBps), minimumOf(method)].map((text) =>
            selectable ? (
              text
            ) : (
              <span key={text} className={styles.other}>
                {text}
              </span>
            ),
          ),
        }))}
      />
      <p>
        <Trans>This sale takes USDT and USDC. With a card, first buy USDC on Base from</Trans>{' '}
        {onRampsNow().map(({ name, url }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </span>
        ))}
        .
      </p>
      {contracts.usdt !== null && (
        <div>
          {chainId === BASE_CHAIN_ID ? (
            <Trans>USDT on Base is the bridged token, not one that Tether issues:</Trans>
          ) : (
            <Trans>USDT on this network is a test coin without value:</Trans>
          )}{' '}
          <CopyableAddress address={contracts.usdt} />
        </div>
      )}
    </div>
  );
}
