/** What the contract itself said: the event, in base units, from which anyone computes the tokens again. */
import type { Purchase } from '@lilape/wire/purchases';
import { textToTokens, textToUnits } from '@lilape/wire/text';
import { Trans } from '@lingui/react/macro';
import { contracts } from '#shell/first/deployment.ts';
import styles from './receipt.module.css';

/** The event's name and arguments as the chain keeps them. */
export function Said({ purchase }: { purchase: Purchase }) {
  const { buyer, method, paid, tokens, raisedBefore } = purchase;
  const coin = method === 'USDT' ? contracts.usdt : contracts.usdc;
  return (
    <div className={styles.said}>
      <p>
        <Trans>What the contract recorded</Trans>
      </p>
      <pre>
        <code>
          {[
            'Purchased(',
            `  buyer ${buyer},`,
            `  paymentToken ${coin},`,
            `  charged ${textToUnits(paid)},`,
            `  tokens ${textToTokens(tokens)},`,
            `  raisedBefore ${textToUnits(raisedBefore)}`,
            ')',
          ].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </code>
      </pre>
    </div>
  );
}
