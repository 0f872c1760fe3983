/** Too little ETH for the network's fee, shown before anything is pressed. */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#shell/ui/link.tsx';
import { closeOverlay } from '#shell/first/overlay.ts';
import { formatAmountDown } from '#text/amount.ts';
import styles from './network-notice.module.css';
import type { Fee } from './wallet-facts.ts';

/** How much the fee takes, how much there is, and where to read how to get more. */
export function FeeNotice({ fee }: { fee: Fee }) {
  const { i18n } = useLingui();
  const ether = (wei: bigint) => formatAmountDown(wei, TOKEN_DECIMALS, 6, i18n.locale);
  // Never says less than it takes.
  const cost = ether(fee.costWei + 10n ** 12n);
  const held = ether(fee.heldWei);
  return (
    <div className={styles.notice} aria-live="polite">
      <p>
        <Trans>
          The network fee is paid in ETH: about {cost} ETH. This wallet holds {held} ETH.
        </Trans>{' '}
        <Link to="/how-to-buy#gas" onClick={() => closeOverlay('buy')}>
          <Trans>How to get ETH</Trans>
        </Link>
      </p>
    </div>
  );
}
