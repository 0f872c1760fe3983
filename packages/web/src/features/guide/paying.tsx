/** By card, the two coins, and when money comes back. */
import { guideWords } from '#content/guide/words.ts';
import { onRamps } from '#content/on-ramps.ts';
import { contracts, isLocalChain } from '#shell/first/deployment.ts';
import type { Language } from '@lilape/domain/languages';
import { ButtonAnchor } from '#shell/ui/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import { Fold } from '#ui/fold.tsx';
import { Inline } from '#ui/document/inline.tsx';
import styles from './paying.module.css';

type Props = { language: Language };

/** How to come by the coins: by card, and which coins they are. */
export function Paying({ language }: Props) {
  return (
    <div className={styles.paying}>
      <CardPayment language={language} />
      <CoinAddresses language={language} />
    </div>
  );
}

/** The two on-ramps and what they cost. @see decision 11 "rates" */
function CardPayment({ language }: Props) {
  return (
    <Fold label={guideWords.cardTerms[language]}>
      <div className={styles.stack}>
        <p className={styles.text}>{guideWords.cardRate[language]}</p>
        <div className={styles.row} data-site="on-ramps">
          {onRamps.map(({ name, url }) => (
            <ButtonAnchor key={name} href={url} look="secondary">
              {name} ↗
            </ButtonAnchor>
          ))}
        </div>
      </div>
    </Fold>
  );
}

/** The coins with their addresses on this network; nothing where there are none. */
function CoinAddresses({ language }: Props) {
  const { usdt, usdc } = contracts;
  if (usdt === null || usdc === null) return null;
  const nameOf = (symbol: 'USDT' | 'USDC') => {
    if (isLocalChain) return `${symbol}, ${guideWords.testCoin[language]}`;
    return symbol === 'USDT' ? guideWords.usdt[language] : guideWords.usdc[language];
  };
  return (
    <Fold heading={<h3>{guideWords.coins[language]}</h3>} label={guideWords.coins[language]} isFramed>
      <ul className={styles.coins} id="coins">
        <li>
          <p>{nameOf('USDT')}</p>
          <CopyableAddress address={usdt} isFull />
        </li>
        <li>
          <p>{nameOf('USDC')}</p>
          <CopyableAddress address={usdc} isFull />
        </li>
      </ul>
    </Fold>
  );
}

/** The two ways in which a payment comes back. @see decision 8 "buy is atomic" */
export function Exceptions({ language }: Props) {
  return (
    <>
      <ul className={styles.exceptions}>
        {guideWords.exceptions.map(({ title, text }) => (
          <Card key={title.en} as="li">
            <h3>{title[language]}</h3>
            <p>{text[language]}</p>
          </Card>
        ))}
      </ul>
      <Fold label={guideWords.finalHow[language]}>
        <p className={styles.text}>
          <Inline text={guideWords.finalNote} language={language} />
        </p>
      </Fold>
    </>
  );
}
