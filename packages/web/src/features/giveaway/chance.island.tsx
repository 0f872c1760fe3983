/** Whether an address is entered and with what chance: that of the connected wallet, or any that is typed. @see decision 103 "the page of the draw" */
import { useLingui } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import styles from '#ui/lookup/found.module.css';
import { LookupCard } from '#ui/lookup/lookup-card.tsx';
import type { AccountProps } from './draw/account.tsx';
import { lookup } from './lookup.ts';
import type { PrizeProps } from './draw/prize.tsx';
import { isOpenToLookup } from './stage.ts';
import { useStage } from './use-stage.ts';

const Account = part<AccountProps>({
  load: async () => (await import('./draw/account.tsx')).Account,
  catalog: 'draws',
  blank: ChanceBlank,
  lost: Lost,
});
const Prize = part<PrizeProps>({
  load: async () => (await import('./draw/prize.tsx')).Prize,
  catalog: 'draws',
  lost: Lost,
});

/** The card of the first screen; none where nobody can be entered. */
export function Chance() {
  const { t } = useLingui();
  const { stage } = useStage();
  const { result, isTyped } = useStore(lookup);
  if (!isOpenToLookup(stage)) return null;
  return (
    <LookupCard
      title={t`Your entry`}
      lookup={lookup}
      invitation={t`Connect the wallet you bought with, or check any address. You sign nothing.`}
      connect={t`Connect Wallet`}
      blank={<ChanceBlank />}
      failure={() => t`The site isn’t answering right now. The draw isn’t affected: what counts is on chain.`}
      note={
        result?.won != null && (
          <Prize address={result.address} place={result.won.place} ape={result.ape} isTyped={isTyped} />
        )
      }
    >
      {(account) => <Account account={account} />}
    </LookupCard>
  );
}

function ChanceBlank() {
  return (
    <p className={styles.figure}>
      <Blank sample="1 in 1,234" />
    </p>
  );
}
