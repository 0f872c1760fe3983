/** What a wallet asks for when a token is added by hand, each with a button that copies it. */
import { networkTitle } from '@lilape/domain/chains';
import { TOKEN } from '@lilape/domain/token';
import { guideWords } from '#content/guide/words.ts';
import { chainId, contracts } from '#shell/first/deployment.ts';
import type { Said } from '#text/document.ts';
import type { Language } from '@lilape/domain/languages';
import { Mount } from '#shell/island/mount.tsx';
import { Button } from '#shell/ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './token-card.module.css';

type Props = { language: Language };

/** Name, symbol, decimals, network and contract; the button asks the visitor's wallet to show the token. */
export function TokenCard({ language }: Props) {
  const words = guideWords;
  const address = contracts.lilape;
  return (
    <div className={styles.card}>
      <Facts className={styles.details}>
        <Detail name={words.tokenName} value={TOKEN.name} language={language} />
        <Detail name={words.tokenSymbol} value={TOKEN.symbol} language={language} />
        <Detail name={words.tokenDecimals} value={String(TOKEN.decimals)} language={language} />
        <Fact name={words.tokenNetwork[language]}>
          {networkTitle(chainId, language)} ({chainId})
        </Fact>
        <Fact className={styles.contract} name={words.tokenContract[language]}>
          {address === null ? words.tokenMissing[language] : <CopyableAddress address={address} isFull />}
        </Fact>
      </Facts>
      {address !== null && (
        <Mount file="features/guide/add-token.mount.ts" when="press">
          <Button>{words.addToWallet[language]}</Button>
        </Mount>
      )}
    </div>
  );
}

type DetailProps = { name: Said; value: string; language: Language };

function Detail({ name, value, language }: DetailProps) {
  const { copy, copied, notCopied } = guideWords;
  return (
    <Fact name={name[language]}>
      <span>{value}</span>
      <CopyButton
        label={`${copy[language]}: ${name[language]}`}
        text={value}
        copied={copied[language]}
        failed={notCopied[language]}
      />
    </Fact>
  );
}
