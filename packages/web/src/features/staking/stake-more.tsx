/** The form as it stands, or folded to a row below one's own stakes. */
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useStore } from '#shell/page/use-store.ts';
import plus from '#ui/plus.module.css';
import { changeOrder, order } from './shared/order.ts';
import { StakeForm } from './stake-form.tsx';
import styles from './staking.module.css';

/** Native, so that a link to the form opens it. */
export function StakeMore() {
  const { isStakesFirst: isFolding, isFormOpen } = useStore(order) ?? {};
  const fold = useRef<HTMLDetailsElement>(null);
  const row = useRef<HTMLElement>(null);
  const wasFolding = useRef(isFolding);
  // Who wants another stake finds the form where it has gone to.
  useEffect(() => {
    if (isFolding && fold.current?.open) {
      fold.current.scrollIntoView();
      // It has moved in the document and lost the focus; at the load it has just found its place.
      if (wasFolding.current === false && document.activeElement === document.body)
        row.current?.focus({ preventScroll: true });
    }
    wasFolding.current = isFolding;
  }, [isFolding]);
  return (
    <details
      ref={fold}
      className={styles.more}
      open={!isFolding || isFormOpen}
      onToggle={({ target, currentTarget: { open } }) => {
        if (isFolding && target === fold.current) changeOrder({ isFormOpen: open });
      }}
      onInput={() => changeOrder({ isTyped: true })}
    >
      <summary ref={row} className={plus.plus} hidden={!isFolding}>
        <Trans>Stake more</Trans>
      </summary>
      <StakeForm isBare={isFolding} />
    </details>
  );
}
