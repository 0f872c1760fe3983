/** Decides whether own stakes come before the form, and when the form opens by itself. */
import { useLayoutEffect } from 'react';
import { useStore } from '#shell/page/use-store.ts';
import { draft } from '../draft.ts';
import { changeOrder, order } from '../shared/order.ts';
import { shownAct, useOpenStakes } from './own-stakes.ts';

/**
 * Returns whether they do: with at least one that is open. Nothing moves while an act is under way or its ending stands
 * there, nor is the form taken away from who has typed in it before the wallet has answered.
 */
export function useOrder(): boolean {
  const hasStakes = useOpenStakes() > 0;
  const act = useStore(shownAct);
  const now = useStore(order);
  const { amountText } = useStore(draft);
  const isFirst = now?.isStakesFirst ?? false;
  const isHeld = act !== null || (hasStakes && !isFirst && now?.isTyped === true);
  // What was typed is staked, or given up.
  const isTypingOver = act !== null && now?.isTyped === true;
  const hasEnded = act === 'form-ended';
  // An act of the form, or an amount that was approved and not yet locked.
  const opensForm = act === 'form' || (amountText ?? '') !== '';
  // Before it is painted: the room of a remembered wallet gives way to the same.
  useLayoutEffect(() => {
    if (isTypingOver) changeOrder({ isTyped: false });
  }, [isTypingOver]);
  useLayoutEffect(() => {
    if (opensForm || location.hash === '#create-title') changeOrder({ isFormOpen: true });
  }, [opensForm]);
  // How it ended is seen also by those who have folded it meanwhile.
  useLayoutEffect(() => {
    if (hasEnded) changeOrder({ isFormOpen: true });
  }, [hasEnded]);
  useLayoutEffect(() => {
    if (!isHeld || order.get() === null) changeOrder({ isStakesFirst: hasStakes });
  }, [isHeld, hasStakes]);
  return isFirst;
}
