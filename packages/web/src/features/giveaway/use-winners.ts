/** The winners of a revealed draw: what is on chain from the site, the rest computed in this browser, shown one by one. */
import { hexOf } from '@lilape/domain/draws/words';
import { digestOfCid } from '@lilape/domain/ipfs';
import type { DrawSummary } from '@lilape/wire/draws';
import { useEffect, useState } from 'react';
import { winningEntries } from '#api/draws/ask.ts';
import { isMotionWelcome } from '#shell/page/motion.ts';
import { tellWinners, winners } from './front/winners-store.ts';

/** Entrants whose list is fetched without being asked for: about 200 kB. */
const fewEntrants = 2_000;

/** Between two apes, and between the last three places, milliseconds. */
const apeMs = 45;
const prizeMs = 1_600;

export type Computing = 'idle' | 'busy' | 'failed' | 'done';

/** Computes the winners where the chain does not name all of them yet; `compute` asks for it where the list is long. */
export function useWinners(draw: DrawSummary): { computing: Computing; compute: () => void } {
  const [isWanted, setIsWanted] = useState(draw.list.count <= fewEntrants);
  const [ended, setEnded] = useState<'failed' | 'done' | null>(null);
  const { id, seed, places } = draw;
  const { cid, root } = draw.list;
  const isNeeded = isWanted && draw.status === 'revealed' && seed !== null;
  useEffect(() => {
    if (!isNeeded || seed === null || winners.get().all.length === places) return undefined;
    const ending = new AbortController();
    winnersOf({ id, cid, root, seed, places }).then(
      () => ending.signal.aborted || setEnded('done'),
      () => ending.signal.aborted || setEnded('failed'),
    );
    return () => ending.abort();
  }, [isNeeded, id, cid, root, seed, places]);
  return { computing: isNeeded ? (ended ?? 'busy') : 'idle', compute: () => setIsWanted(true) };
}

type Asked = { id: string; cid: string; root: string; seed: string; places: number };

async function winnersOf({ id, cid, root, seed, places }: Asked): Promise<void> {
  const computed = await winningEntries({
    drawId: Number(id),
    digest: hexOf(digestOfCid(cid)),
    root: root as `0x${string}`,
    seed: seed as `0x${string}`,
    places,
  });
  const known = winners.get().all;
  const all = computed.map(({ account, from, weight }, place) => ({
    account,
    from,
    weight,
    transaction: known[place]?.transaction ?? null,
  }));
  tellWinners(all, !isMotionWelcome());
}

/** Shows what is not shown yet, the last place first; at once where things should not move. */
export function useShowing(): void {
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
