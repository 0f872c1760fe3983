/** The three prizes, and who has won them. */
import { useLingui } from '@lingui/react/macro';
import { useStore } from '#shell/page/use-store.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { AddressHead } from '#ui/lookup/address-head.tsx';
import { Art } from '#shell/ui/art.tsx';
import { Podium } from '#ui/podium.tsx';
import styles from './podium.module.css';
import { isShown, winners } from '../winners-store.ts';

export function PrizePodium() {
  const { t } = useLingui();
  return (
    <Podium
      steps={[
        { name: t`First prize`, tokens: t`250M`, above: <On place={0} /> },
        { name: t`Second prize`, tokens: t`150M`, above: <On place={1} /> },
        { name: t`Third prize`, tokens: t`100M`, above: <On place={2} /> },
      ]}
    />
  );
}

/** Who stands on a step of the podium: the ape on the first, until there is a winner. */
function On({ place }: { place: number }) {
  const known = useStore(winners);
  const winner = known.all[place];
  if (winner === undefined || !isShown(known, place))
    return place === 0 && <Art name="ape-joy" width={220} isEager />;
  return (
    <span className={styles.winner}>
      <AddressHead address={winner.account} size={56} />
      <code>{shortAddress(winner.account)}</code>
    </span>
  );
}
