/** What one stakes and has staked: who has a stake sees it first, and the form folded below it; everybody else sees the form first. */
import { useEffect, useState } from 'react';
import { contracts } from '#shell/first/deployment.ts';
import { type LostProps, part } from '#shell/page/part.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { Art } from '#shell/ui/art.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { useSession } from '#shell/page/use-session.ts';
import { changeOrder, order } from './shared/order.ts';
import { StakeMore } from './stake-more.tsx';
import { StakesSection } from './stakes-section.tsx';
import styles from './staking.module.css';

const Canopy = part({
  load: async () => (await import('./connected/parts.ts')).Canopy,
  catalog: 'wallet',
  lost: CanopyLost,
});

/** In the order of the document, by which keyboards and screen readers go. @see decision 178 "own stakes first" */
export function Staking() {
  const now = useStore(order);
  const session = useSession();
  const [hasWallet, setHasWallet] = useState(false);
  // From the first wallet on, so that its going is heard too.
  if (!hasWallet && contracts.staking !== null && session.status !== 'disconnected') setHasWallet(true);
  const isUndecided = now === null && contracts.staking !== null;
  const isStakesFirst = now?.isStakesFirst;
  const form = <StakeMore key="form" />;
  const stakes = <StakesSection key="stakes" />;
  return (
    <div
      className={styles.staking}
      data-undecided={isUndecided || undefined}
      data-stakes-first={isStakesFirst || undefined}
    >
      {isUndecided && <Room />}
      {hasWallet && <Canopy />}
      {isStakesFirst ? [stakes, form] : [form, stakes]}
    </div>
  );
}

/** Without the code that decides the form comes first, and all that waited for the decision is shown. */
function CanopyLost(props: LostProps) {
  useEffect(() => changeOrder({}), []);
  return <Lost {...props} />;
}

/** The place of tree and stakes before their code has come: shown where `boot.ts` knows of stakes. */
function Room() {
  return (
    <div className={styles.room}>
      <Art name="banana-tree" width={1200} />
    </div>
  );
}
