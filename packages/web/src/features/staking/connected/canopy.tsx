/** The tree without its signs, for a wallet with stakes: they hang in it. With it comes the decision which comes first. */
import { Art } from '#shell/ui/art.tsx';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import tree from '../tree.module.css';
import styles from './canopy.module.css';
import { Hanging } from './hanging.tsx';
import { OwnSummary } from './own-summary.tsx';
import { useOrder } from './use-order.ts';

/** Nothing where the form comes first, with a tree of its own. */
export function Canopy() {
  const isStakesFirst = useOrder();
  const account = accountHere(useSession());
  if (!isStakesFirst) return null;
  return (
    <div className={styles.canopy}>
      <span className={tree.drawing}>
        <Art name="banana-tree" width={1200} isEager />
      </span>
      <div className={styles.bananas}>{account !== null && <Hanging key={account} isLarge />}</div>
      <OwnSummary />
    </div>
  );
}
