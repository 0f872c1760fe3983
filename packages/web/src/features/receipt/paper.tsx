/** The paper of a receipt: every purchase of the transaction, its block, and the word of how sure it is. */
import { BASE_CHAIN_ID, networkName } from '@lilape/domain/chains';
import type { TransactionBody } from '@lilape/wire/chain';
import type { Purchase } from '@lilape/wire/purchases';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { chainId, contracts } from '#shell/first/deployment.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Art } from '#shell/ui/art.tsx';
import { ConfirmationWord } from '#ui/confirmation-word.tsx';
import { Explored } from '#ui/explored.tsx';
import { Portions } from './portions.tsx';
import { Rounded } from './rounded.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './receipt.module.css';
import { Said } from './said.tsx';

type Props = { transaction: TransactionBody };

/** One sheet, also when it is printed. */
export function Paper({ transaction }: Props) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { txHash, block, purchases } = transaction;
  const first = purchases[0];
  const network = networkName(chainId, language);
  return (
    <article className={styles.paper} aria-label={t`Receipt`}>
      <header className={styles.head}>
        <Art name="logo-mark" width={64} isEager />
        <div>
          <p className={styles.brand}>LilApe</p>
          <p>
            <Trans>Receipt from the sale on {network}</Trans>
          </p>
          {chainId !== BASE_CHAIN_ID && (
            <p className={styles.test}>
              <Trans>Test network: nothing here is real money</Trans>
            </p>
          )}
        </div>
        {first !== undefined && (
          <span className={styles.stamp} aria-live="polite">
            <ConfirmationWord status={first.status} />
          </span>
        )}
      </header>
      <div className={styles.half}>
        {purchases.map((purchase) => (
          <Bought key={purchase.ordinal} purchase={purchase} />
        ))}
        <p>
          <Meaning status={first?.status ?? 'seen'} />
        </p>
      </div>
      <div className={styles.half}>
        <Facts look="rows" className={styles.facts}>
          <Fact name={<Trans>Time</Trans>}>{first && formatZoned(first.time, i18n.locale)}</Fact>
          <Fact name={<Trans>Block</Trans>}>{block}</Fact>
          <Fact name={<Trans>Transaction</Trans>} className={styles.long}>
            <Explored page={`tx/${txHash}`}>{txHash}</Explored>
          </Fact>
          <Fact name={<Trans>Sale contract</Trans>} className={styles.long}>
            <Explored page={`address/${contracts.presale}`}>{contracts.presale}</Explored>
          </Fact>
        </Facts>
        {purchases.map((purchase) => (
          <Said key={purchase.ordinal} purchase={purchase} />
        ))}
      </div>
    </article>
  );
}

function Bought({ purchase }: { purchase: Purchase }) {
  const { i18n } = useLingui();
  const { paid, method, tokens, buyer, bands: portions } = purchase;
  return (
    <section className={styles.bought}>
      <Facts look="rows" className={styles.facts}>
        <Fact name={<Trans>Paid</Trans>} data-strong="">
          {formatDecimal(paid, i18n.locale)} {method}
        </Fact>
        <Fact name={<Trans>Credited</Trans>} data-strong="">
          <Rounded tokens={tokens} /> LILAPE
        </Fact>
        <Fact name={<Trans>To</Trans>} className={styles.long}>
          <Explored page={`address/${buyer}`}>{buyer}</Explored>
        </Fact>
      </Facts>
      <Portions portions={portions} />
    </section>
  );
}

function Meaning({ status }: { status: Purchase['status'] }): ReactNode {
  switch (status) {
    case 'seen':
      return (
        <Trans>
          Seen: the network has it. It becomes safe, then final, by itself within about 20 minutes.
        </Trans>
      );
    case 'safe':
      return <Trans>Safe: it’s recorded on Ethereum too. It becomes final by itself.</Trans>;
    case 'final':
      return <Trans>Final: the network will never drop it.</Trans>;
    case 'orphaned':
      return <Trans>Dropped: the network gave up its block, and nothing was charged.</Trans>;
  }
}
