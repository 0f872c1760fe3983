/** One purchase: what was paid, what was credited in each stage, when, and how sure it is. */
import type { Purchase } from '@lilape/wire/purchases';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDecimal, formatPrice, formatTextDown } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { Card } from '#ui/card/card.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { Link } from '#shell/ui/link.tsx';
import { Exact } from '#ui/exact.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { HowSure } from '#ui/act/how-sure.tsx';
import { ConfirmationWord } from '#ui/confirmation-word.tsx';
import styles from './purchases.module.css';

/** The card of a purchase; its portions are listed where there are several, the steps to final until it is. */
export function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { t, i18n } = useLingui();
  const { paid, method, tokens, bands: portions, time, status, txHash } = purchase;
  const amount = formatTextDown(paid, 2, i18n.locale);
  const credited = formatTextDown(tokens, 2, i18n.locale);
  const when = formatZoned(time, i18n.locale);
  const isOnTheWay = status === 'seen' || status === 'safe';
  const short = shortAddress(txHash);
  return (
    <Card as="li" className={classNames(styles.card, status === 'orphaned' && styles.orphaned)}>
      <div className={styles.line}>
        <p className={styles.amount}>
          <strong>
            <Exact short={credited} full={formatDecimal(tokens, i18n.locale)} /> LILAPE
          </strong>
          <span>
            <Trans>
              for <Exact short={amount} full={formatDecimal(paid, i18n.locale)} /> {method}
            </Trans>
          </span>
        </p>
        {!isOnTheWay && <ConfirmationWord status={status} className={styles.word} />}
      </div>
      {isOnTheWay && <HowSure status={status} />}
      {portions.length > 1 && (
        <ul className={styles.portions}>
          {portions.map((portion) => {
            const part = formatTextDown(portion.tokens, 2, i18n.locale);
            const price = formatPrice(portion.price, i18n.locale);
            return (
              <li key={portion.stage}>
                <Trans>
                  Stage {portion.stage}: {part} at ${price}
                </Trans>
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.when}>
        <time dateTime={time}>{when}</time>
        <span className={styles.hash}>
          <code>{short}</code>
          <CopyButton
            label={t`Copy the hash ${short}`}
            text={txHash}
            copied={t`Hash copied`}
            failed={t`We couldn’t copy the hash. It’s on the receipt.`}
          />
        </span>
        {status !== 'orphaned' && (
          <Link to={`/purchases/${txHash}`}>
            <Trans>Receipt</Trans>
          </Link>
        )}
      </p>
    </Card>
  );
}
