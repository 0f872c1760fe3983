/** What a wallet asks for when a token is added by hand, each with a button that copies it. */
import { networkTitle } from '@lilape/domain/chains';
import { TOKEN } from '@lilape/domain/token';
import { guideWords } from '#content/guide/words.ts';
import { chainId, contracts } from '#shell/deployment.ts';
import type { Said } from '#text/document.ts';
import type { Language } from '@lilape/domain/languages';
import { Button } from '#shell/ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import styles from './token-card.module.css';

type Props = { language: Language };

/** Name, symbol, decimals, network and contract; the button asks the visitor's wallet to show the token. */
export function TokenCard({ language }: Props) {
  const words = guideWords;
  const address = contracts.lilape;
  return (
    <div className={styles.card}>
      <dl className={styles.details}>
        <Detail name={words.tokenName} value={TOKEN.name} language={language} />
        <Detail name={words.tokenSymbol} value={TOKEN.symbol} language={language} />
        <Detail name={words.tokenDecimals} value={String(TOKEN.decimals)} language={language} />
        <div>
          <dt>{words.tokenNetwork[language]}</dt>
          <dd className={styles.value}>
            {networkTitle(chainId, language)} ({chainId})
          </dd>
        </div>
        <div className={styles.contract}>
          <dt>{words.tokenContract[language]}</dt>
          <dd>
            {address === null ? words.tokenMissing[language] : <CopyableAddress address={address} isFull />}
          </dd>
        </div>
      </dl>
      {address !== null && <Button data-action="add-token">{words.addToWallet[language]}</Button>}
    </div>
  );
}

type DetailProps = { name: Said; value: string; language: Language };

function Detail({ name, value, language }: DetailProps) {
  const { copy, copied, notCopied } = guideWords;
  return (
    <div>
      <dt>{name[language]}</dt>
      <dd className={styles.value}>
        <span>{value}</span>
        <CopyButton
          label={`${copy[language]}: ${name[language]}`}
          text={value}
          copied={copied[language]}
          failed={notCopied[language]}
        />
      </dd>
    </div>
  );
}
