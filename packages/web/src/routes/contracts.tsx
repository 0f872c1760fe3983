/** The contracts of this build: name, purpose, full address. */
import type { PageHead } from '#lib/page-head.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { chainId, chainName, contracts, type ContractName } from '#lib/deployment.ts';
import { Card } from '#ui/card.tsx';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import styles from './contracts.module.css';

export const head: PageHead = {
  title: msg`Contracts`,
  description: msg`The address of every LilApe contract and every power its owner has.`,
};

const entries: readonly { contract: ContractName; title: string; purpose: MessageDescriptor }[] = [
  { contract: 'lilape', title: 'LilApe', purpose: msg`The token. It has no owner and cannot be changed.` },
  {
    contract: 'presale',
    title: 'Presale',
    purpose: msg`Sells the tokens and holds the money. Its owner can cancel the sale before its end, close it early with at least an hour's notice, and give back tokens that were sent by mistake. Nothing else.`,
  },
  { contract: 'usdt', title: 'USDT', purpose: msg`One of the two coins you can pay with; not ours.` },
  { contract: 'usdc', title: 'USDC', purpose: msg`One of the two coins you can pay with; not ours.` },
  {
    contract: 'ethUsdFeed',
    title: 'ETH/USD',
    purpose: msg`The price feed behind the network cost in dollars; not ours.`,
  },
];

/** Every contract that exists, with its address in full. */
export function Page() {
  const { t, i18n } = useLingui();
  const existing = entries.filter(({ contract }) => contracts[contract] !== null);
  const network = `${chainName} (${chainId})`;
  return (
    <>
      <PageIntro
        title={t`Contracts`}
        lead={t`This page pays only the contracts below. They were fixed when the site was built for ${network}.`}
      />
      <ul className={styles.list}>
        {existing.map(({ contract, title, purpose }) => (
          <Card key={contract} as="li" className={styles.contract}>
            <h2>{title}</h2>
            <p>{i18n._(purpose)}</p>
            <CopyableAddress address={contracts[contract] ?? ''} isFull />
          </Card>
        ))}
        {existing.length === 0 && (
          <Card as="li" className={styles.contract}>
            <h2>
              <Trans>Nothing deployed yet</Trans>
            </h2>
            <p>
              <Trans>There is no contract on this network, so nothing can be bought here.</Trans>
            </p>
          </Card>
        )}
      </ul>
    </>
  );
}
