/** What a buyer must know before paying. @see specification §2 Buy modal notes, decision 8 */
import { networkName } from '@lilape/domain/chains';
import { minimumText, type PaymentToken } from '@lilape/domain/presale/methods';
import { Trans, useLingui } from '@lingui/react/macro';
import { chainId } from '#shell/deployment.ts';
import type { Language } from '#shell/page/language.ts';
import styles from './buy-notes.module.css';

/** The notes under the button. */
export function BuyNotes({ coin }: { coin: PaymentToken }) {
  const { i18n } = useLingui();
  const network = networkName(chainId, i18n.locale as Language);
  const minimum = minimumText(coin);
  return (
    <ul className={styles.notes}>
      <li>
        <Trans>Your wallet must be on {network}.</Trans>
      </li>
      <li>
        <Trans>
          The least you can pay is {minimum} {coin}.
        </Trans>
      </li>
      <li>
        <Trans>
          A payment cannot be reversed. It stays in the contract until the sale is settled: then you claim
          your tokens here, or, if the sale is cancelled or ends below its goal, take your money back.
        </Trans>
      </li>
    </ul>
  );
}
