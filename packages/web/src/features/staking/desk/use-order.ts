/** Decides whether own stakes come before the form, and when the form opens by itself. */
import { useLayoutEffect } from 'react';
import { useStore } from '#shell/page/use-store.ts';
import { draft } from '../draft.ts';
import { changeOrder, order } from '../order.ts';
import { spokenAct, useOpenStakes } from './own-stakes.ts';

/**
 * Returns whether they do: with at least one that is open. Nothing moves while an act is under way or its ending stands
 * there, nor is the form taken away from who has typed in it before the wallet has answered.
 */
export function useOrder(): boolean {
  const hasStakes = useOpenStakes() > 0;
  const act = useStore(spokenAct);
  const now = useStore(order);
  const { amountText } = useStore(draft);
  const isFirst = now?.isStakesFirst ?? false;
  const isHeld = act !== null || (hasStakes && !isFirst && now?.isTyped === true);
  // What was typed is staked, or given up.
  const isTypedOver = act !== null && now?.isTyped === true;
  // An act of the form, or an amount that was approved and not yet locked.
  const isCalled = act === 'form' || (amountText ?? '') !== '';
  // Before it is painted: the room of a remembered wallet gives way to the same.
  useLayoutEffect(() => {
    if (isTypedOver) changeOrder({ isTyped: false });
  }, [isTypedOver]);
  useLayoutEffect(() => {
    if (isCalled || location.hash === '#create-title') changeOrder({ isFormOpen: true });
  }, [isCalled]);
  useLayoutEffect(() => {
    if (!isHeld || order.get() === null) changeOrder({ isStakesFirst: hasStakes });
  }, [isHeld, hasStakes]);
  return isFirst;
}
