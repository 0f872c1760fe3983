/** Shows the winners of the giveaway one by one, once they are fixed: the moment of the draw. */
import { useEffect } from 'react';
import type { ComputedWinners } from '#draws/use-computed-winners.ts';
import { isMotionWelcome } from '#shell/first/motion.ts';
import { addComputed, winners } from '../winners-store.ts';

/** Between two apes, and between the last three places, milliseconds. */
const apeMs = 45;
const prizeMs = 1_600;

/** Takes what was computed, and shows what is not shown yet, the last place first; at once where things should not move. */
export function useShowing({ computed }: ComputedWinners): void {
  useEffect(() => {
    if (computed !== null) addComputed(computed, !isMotionWelcome());
  }, [computed]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      timer = undefined;
      const { all, shown } = winners.get();
      if (shown < all.length) winners.set({ all, shown: isMotionWelcome() ? shown + 1 : all.length });
    };
    const follow = () => {
      const { all, shown } = winners.get();
      if (shown < all.length) timer ??= setTimeout(step, all.length - shown <= 3 ? prizeMs : apeMs);
    };
    const stop = winners.subscribe(follow);
    follow();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}

/** Shows them once more. */
export function showAgain(): void {
  winners.set({ all: winners.get().all, shown: 0 });
}
