// Prints how the sale of apes goes with branches of several sizes: node scripts/branch-simulation.ts
import { BRANCH_SIZE, createBranch, HELD_SECONDS, isFreeFor, SHOWN_SIZE } from '@lilape/domain/apes/branch';
import { FIRST_ID, LAST_SOLD_ID } from '@lilape/domain/apes/ids';
import { rarityOf } from '@lilape/domain/apes/rarity';

const SEEDS = 5;
/** From pressing to the block, as people are: uniformly so many seconds. */
const PAY_SECONDS = { least: 10, most: 30 };
const SOLD = Array.from({ length: LAST_SOLD_ID }, (_, index) => FIRST_ID + index);
const SCORES = new Map(SOLD.map((id) => [id, rarityOf(id)]));

type Sale = {
  readonly size: number;
  readonly perSecond: number;
  readonly choosers: number;
  readonly most: number;
};

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled(ids: readonly number[], random: () => number): number[] {
  const marked = ids.map((id) => ({ id, mark: random() }));
  return marked.toSorted((a, b) => a.mark - b.mark).map(({ id }) => id);
}

/** A sale of `most` apes: every visitor pays for an ape; the share `choosers` for the best that it is shown, else for the offer. */
function simulate({ size, perSecond, choosers, most }: Sale, seed: number) {
  const random = randomOf(seed);
  const branch = createBranch(shuffled(SOLD, random), size);
  let paying: { id: number; wallet: string; at: number }[] = [];
  let [visitors, payments, failed, turnedAway, shownCommons, shownApes] = [0, 0, 0, 0, 0, 0];
  for (let now = 0; branch.minted < most; visitors += 1) {
    now -= Math.log(1 - random()) / perSecond;
    const due = paying.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
    paying = paying.filter(({ at }) => at > now);
    for (const { id, wallet, at } of due) {
      payments += 1;
      if (branch.perched.has(id)) branch.mint({ id, to: wallet, timeSeconds: Math.floor(at) });
      else failed += 1;
    }
    const wallet = `w${visitors}`;
    const shown = shuffled([...branch.perched.keys()], random).slice(0, SHOWN_SIZE);
    if (branch.minted > most / 2) {
      shownApes += shown.length;
      shownCommons += shown.filter((id) => SCORES.get(id)?.band === 'common').length;
    }
    const free = shown.filter((id) => isFreeFor(branch.perched, id, wallet, now));
    const scoreOf = (id: number) => SCORES.get(id)?.score ?? 0;
    const [best] = random() < choosers ? free.toSorted((a, b) => scoreOf(b) - scoreOf(a)) : free;
    const { least, most: longest } = PAY_SECONDS;
    if (best === undefined) turnedAway += 1;
    else paying.push({ id: best, wallet, at: now + least + random() * (longest - least) });
  }
  return { failed: failed / payments, turnedAway: turnedAway / visitors, commons: shownCommons / shownApes };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(8);

console.log(
  `A payment takes ${PAY_SECONDS.least} to ${PAY_SECONDS.most} s, a hold lasts ${HELD_SECONDS} s, ${SHOWN_SIZE} are shown.`,
);
console.log('branch  visitors/s  choosers    failed  turned away  commons shown');
for (const size of [24, 96, BRANCH_SIZE])
  for (const perSecond of [0.2, 1, 2])
    for (const choosers of [0, 0.5, 1]) {
      const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);
      const runs = seeds.map((seed) => simulate({ size, perSecond, choosers, most: 2_000 }, seed));
      const columns = [
        String(size).padStart(6),
        String(perSecond).padStart(10),
        percent(choosers).padStart(8),
        percent(mean(runs.map((run) => run.failed))),
        percent(mean(runs.map((run) => run.turnedAway))).padStart(11),
        percent(mean(runs.map((run) => run.commons))).padStart(13),
      ];
      console.log(columns.join('  '));
    }
