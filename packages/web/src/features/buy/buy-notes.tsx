/** What a buyer must know before paying. @see specification §2 Buy modal notes, decision 8 "buy is atomic" */
import { MAX_LEFT_PPM } from '@lilape/domain/market/worst-case';
import { networkName } from '@lilape/domain/chains';
import { minimumText, type PaymentToken } from '@lilape/domain/presale/methods';
import type { PresaleInfo } from '@lilape/wire/presale';
import { textToUnits } from '@lilape/wire/text';
import { Trans } from '@lingui/react/macro';
import { chainId } from '#shell/first/deployment.ts';
import { Link } from '#shell/ui/link.tsx';
import { closeOverlay } from '#shell/first/overlay.ts';
import { percentText } from '#text/proportion.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import styles from './buy-notes.module.css';

/** The notes under the button. */
export function BuyNotes({ coin, info }: { coin: PaymentToken; info: PresaleInfo | null }) {
  const language = useLanguage();
  const network = networkName(chainId, language);
  const minimum = minimumText(coin);
  const left = percentText(MAX_LEFT_PPM, 1_000_000n, 2, language);
  const isGoalReached = info !== null && textToUnits(info.raised) >= textToUnits(info.soft_cap);
  return (
    <ul className={styles.notes}>
      <li>
        <Trans>Your wallet must be on {network}.</Trans>
      </li>
      <li>
        <Trans>
          Minimum: {minimum} {coin}.
        </Trans>
      </li>
      <li>
        <Trans>
          A payment cannot be reversed. It stays in the contract until the sale is finalised, and then you
          claim your tokens here.
        </Trans>{' '}
        {isGoalReached ? (
          <Trans>The sale has reached its goal; you can get a refund only if it is cancelled.</Trans>
        ) : (
          <Trans>
            If the sale is cancelled or ends below its goal, you can get a full refund; you pay only the
            network fee.
          </Trans>
        )}
      </li>
      <li>
        <Trans>
          After the sale, pools open. If all buyers sell at once, {left} of the opening price is left, or
          less:{' '}
          <Link to="/sale#worst-case" onClick={() => closeOverlay('buy')}>
            the worst case
          </Link>
          .
        </Trans>
      </li>
    </ul>
  );
}
