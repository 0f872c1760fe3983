/** A sale that failed: what was paid, coin by coin, and the way back for it. */
import type { Address } from '@lilape/domain/address';
import { PAYMENT_TOKENS, type PaymentToken } from '@lilape/domain/presale/methods';
import { type Account, refundableUnits } from '@lilape/domain/presale/payouts';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDollars } from '#shell/first/format.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { Button } from '#shell/ui/button.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { Lost } from '#shell/ui/lost.tsx';
import { usePreload } from '#ui/act/use-preload.ts';
import { ActStatus } from '#ui/act/act-status.tsx';
import { Card } from '#ui/card/card.tsx';
import { refunding } from '#wallet/acts/payouts.tsx';
import styles from './claim.module.css';
import { coinsText } from './coins-text.ts';
import type { RefundEndingProps } from './endings.tsx';
import { RefundFigures } from './refund-figures.tsx';

const Ending = part<RefundEndingProps>({
  load: async () => (await import('./endings.tsx')).RefundEnding,
  lost: Lost,
});

type Props = {
  address: Address;
  account: Account;
  flow: ReturnType<typeof refunding.current>;
  isMine: boolean;
};

/** Takes back for `address` what it paid, each coin by itself, or both at once where the wallet can. */
export function RefundPanel({ address, account, flow, isMine }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  // What has just come back may still be owed by the account as it was read before.
  const back = flow.status === 'success' ? flow.outcome.coins : [];
  const owed = PAYMENT_TOKENS.filter((coin) => refundableUnits(account, coin) > 0n && !back.includes(coin));
  const units = owed.reduce((sum, coin) => sum + refundableUnits(account, coin), 0n);
  const dollars = formatDollars(formatUnits(units, STABLE_DECIMALS), i18n.locale);
  const who = shortAddress(address);
  const outcome = flow.status === 'success' ? flow.outcome : null;
  const isDone = owed.length === 0;
  const isBusy = flow.status === 'pending';
  const [pressed, setPressed] = useState<readonly PaymentToken[] | null>(null);
  // What is under way says what it is for, once its terms are agreed on; until then it is what was pressed.
  const asked = flow.status === 'pending' ? (flow.terms?.coins ?? pressed ?? owed) : null;
  const takeBack = (coins: readonly PaymentToken[]) => {
    setPressed(coins);
    void refunding.start({ account: address, coins });
  };
  usePreload(isBusy, Ending);
  // Where one coin of two is left, the panel goes on below the ending of the first.
  const ending = (outcome !== null || isDone) && (
    <Ending
      outcome={outcome}
      address={address}
      account={account}
      left={owed.map((coin) => [coin, refundableUnits(account, coin)] as const)}
      isMine={isMine}
      onClose={refunding.dismiss}
    />
  );
  if (isDone) return ending;
  return (
    <>
      {ending}
      <Card className={classNames(styles.panel, styles.lagoon)}>
        <RefundFigures account={account} />
        <p>
          {isMine ? (
            <Trans>
              The sale failed. You can get back all of the <strong>${dollars}</strong> that you paid, in the
              coins you paid with. You pay only the network fee.
            </Trans>
          ) : (
            <Trans>
              The sale failed. <strong>${dollars}</strong> go back to {who}, and to nobody else.
            </Trans>
          )}
        </p>
        {ending === false && (
          <ActStatus
            flow={flow}
            words={refunding.words}
            ending={refunding.ending(flow, language)}
            onStartAgain={refunding.startAgain}
          />
        )}
        <div className={styles.act}>
          <TakeBack account={account} coins={owed} asked={asked} onPress={takeBack} />
          {owed.length > 1 &&
            owed.map((coin) => (
              <TakeBack key={coin} account={account} coins={[coin]} asked={asked} onPress={takeBack} isPart />
            ))}
        </div>
      </Card>
    </>
  );
}

type TakeBackProps = {
  account: Account;
  coins: readonly PaymentToken[];
  /** What is being taken back now; null while nothing is. */
  asked: readonly PaymentToken[] | null;
  onPress: (coins: readonly PaymentToken[]) => void;
  /** One coin of two. */
  isPart?: boolean;
};

/** Only the one that was pressed is busy; the others wait for it. */
function TakeBack({ account, coins, asked, onPress, isPart = false }: TakeBackProps) {
  const { i18n } = useLingui();
  const amount = coinsText(
    coins.map((coin) => [coin, refundableUnits(account, coin)]),
    i18n.locale,
  );
  const isAsked = asked?.join() === coins.join();
  return (
    <Button
      look={isPart ? 'secondary' : 'primary'}
      size={isPart ? 'medium' : 'large'}
      isWide={!isPart}
      isBusy={isAsked}
      disabled={asked !== null && !isAsked}
      onClick={() => onPress(coins)}
    >
      {isPart ? <Trans>Only the {amount}</Trans> : <Trans>Refund {amount}</Trans>}
    </Button>
  );
}
