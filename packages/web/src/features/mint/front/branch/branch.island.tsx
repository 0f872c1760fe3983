/** The branch: the apes that can be minted now, of which everybody may choose one. @see decision 149 "the branch" */
import { branch } from '@lilape/wire/endpoints/studio';
import { Trans } from '@lingui/react/macro';
import { callApi } from '#shell/first/api.ts';
import { contracts } from '#shell/first/deployment.ts';
import { useStore } from '#shell/page/use-store.ts';
import { Button } from '#shell/ui/button.tsx';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { useSession } from '#shell/page/use-session.ts';
import { useAsync } from '#ui/use-async.ts';
import { stats } from '../stats-store.ts';
import { choose, chosen, isEaselBusy, offeredApe } from './chosen.ts';
import { EmptyPerch, Perch } from './perch.tsx';
import { walkTo } from './walk.ts';
import styles from './branch.module.css';
import said from '#ui/said.module.css';

const shownSize = 24;
const places = Array.from({ length: shownSize }, (_, index) => index);

/** What is shown of it to the wallet, asked for anew whenever the counts are, and whenever a choice came too late. */
export function Branch() {
  const session = useSession();
  const { body: counts } = useStore(stats);
  const { id: chosenId, missed } = useStore(chosen);
  const offeredId = useStore(offeredApe);
  const isBusy = useStore(isEaselBusy);
  const isConnected = session.status === 'connected';
  const wallet = isConnected ? session.address : undefined;
  const { value, error, isLoading, reload } = useAsync(
    contracts.nft === null || session.status === 'connecting' ? null : `of ${wallet}`,
    async (signal) => (await callApi(branch, { query: { wallet }, signal })).body,
    `${counts?.block ?? ''} ${missed ?? ''}`,
  );
  if (contracts.nft === null || value?.apes.length === 0) return null;
  const press = (id: number, face: Element | null) => {
    choose(id);
    const title = document.getElementById('mint-title');
    if (isConnected) walkTo(document.getElementById('mint-easel'), face, () => title?.scrollIntoView());
    else {
      title?.scrollIntoView();
      openWalletDialog();
    }
  };
  return (
    <section className={styles.branch} aria-labelledby="branch-title">
      <h2 id="branch-title">
        <Trans>Choose one from the branch</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans>
          Anyone can mint these now. First come, first served: the rare ones go first. Mint one and the next
          in line climbs up. It’s held for you for ten minutes.
        </Trans>
      </p>
      <output className={styles.missed}>
        {missed !== null && (
          <Trans>Ape #{missed} has just left the branch. Here is the branch as it is now.</Trans>
        )}
      </output>
      {error !== null && !isLoading && (
        <div className={said.failed} role="alert">
          <p>
            <Trans>We can’t read the branch right now.</Trans>
          </p>
          <Button look="secondary" size="small" onClick={reload}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      )}
      <ul className={styles.perches}>
        {value === null
          ? places.map((place) => <EmptyPerch key={place} />)
          : value.apes.map((ape) => (
              <Perch
                key={ape.token_id}
                ape={ape}
                pictures={value.pictures}
                isChosen={ape.token_id === (chosenId ?? offeredId)}
                isBusy={isBusy}
                onPress={press}
              />
            ))}
      </ul>
    </section>
  );
}
