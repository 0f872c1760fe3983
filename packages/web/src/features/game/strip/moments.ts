/** The three moments of a run that tell it best. */
import { BANANA_COUNT } from '@lilape/game/constants';
import { unpackInput } from '@lilape/game/input';
import { step } from '@lilape/game/step';
import { type EnemyKind, type World, worldOf } from '@lilape/game/world';
import type { PanelKind } from './words.ts';

export type Moment = {
  /** The tick after which the picture is taken. */
  readonly tick: number;
  /** The tick of what it is about, whose effects it shows. */
  readonly about: number;
  readonly kind: PanelKind;
  /** Who it is about, besides the ape. */
  readonly who: EnemyKind | null;
};

export type Run = { readonly seed: number; readonly inputs: Uint16Array };

/** Something worth a panel, and how much. */
export type Note = Moment & { readonly worth: number };

/** A picture is taken so many ticks after what it is about, when that stands out. */
const SEEN_AFTER = { pickup: 8, down: 24, hurt: 10, ready: 26 } as const;
/** Ticks between two panels at least: a second. */
const APART = 60;
/** How a story begins well: somebody is met, something is found. */
const OPENS = /Ready|pickup|start/;
const START: Note = { tick: 40, about: 40, kind: 'start', who: null, worth: 1 };

/** Plays a run to its end, or to where its inputs end; `watch` sees the world after each tick. */
export function playAgain({ seed, inputs }: Run, watch: (world: World) => void): World {
  const world = worldOf(seed);
  for (const packed of inputs) {
    const input = unpackInput(packed);
    if (input === undefined || world.outcome !== 'playing') break;
    step(world, input);
    watch(world);
  }
  return world;
}

/** What is worth a panel in the last tick of a world: who is met for the first time, hurts, falls; bananas. */
export function notesOf({ tick: about, events, bananasLeft, player }: World, met: Set<EnemyKind>): Note[] {
  return events.flatMap((event): Note[] => {
    if (!(event.kind in SEEN_AFTER)) return [];
    const tick = about + SEEN_AFTER[event.kind as keyof typeof SEEN_AFTER];
    if (event.kind === 'pickup') {
      const isLast = bananasLeft === 0;
      const taken = BANANA_COUNT - bananasLeft;
      return [
        {
          tick,
          about,
          kind: isLast ? 'lastBanana' : 'pickup',
          who: null,
          worth: isLast ? 6 : 2 + taken / 10,
        },
      ];
    }
    if (event.kind === 'down') return [{ tick, about, kind: `${event.who}Down`, who: event.who, worth: 9 }];
    if (event.kind === 'hurt') {
      const close = player.health <= 30 ? 2 : 0;
      return [{ tick, about, kind: `${event.by}Hurt`, who: event.by, worth: 6 + close }];
    }
    if (event.kind !== 'ready' || met.has(event.who)) return [];
    met.add(event.who);
    return [{ tick, about, kind: `${event.who}Ready`, who: event.who, worth: 4 }];
  });
}

/** The two notes that tell most before `end`: worth much, apart from each other and from the end, and not of one kind. */
export function choosePair(notes: readonly Note[], end: number): readonly [Note, Note] {
  const known = [START, ...notes].filter(({ tick }) => tick + APART <= end);
  let best: readonly [Note, Note] | null = null;
  let most = -1;
  for (const first of known) {
    for (const second of known) {
      if (second.tick - first.tick < APART) continue;
      const alike = first.kind === second.kind ? 5 : first.who === second.who ? 2 : 0;
      const early = first.tick < end * 0.45 ? 2 : 0;
      const opens = OPENS.test(first.kind) ? 3 : 0;
      const worth = first.worth + second.worth + early + opens - alike;
      if (worth > most) [best, most] = [[first, second], worth];
    }
  }
  const third = Math.floor(end / 3);
  return (
    best ?? [
      { ...START, tick: Math.max(1, third) },
      { ...(notes[0] ?? START), tick: Math.max(1, 2 * third) },
    ]
  );
}

/** How a run ended, as its last panel. */
export function endOf({ tick, outcome }: Pick<World, 'tick' | 'outcome'>, by: EnemyKind | null): Moment {
  const lost = { parrot: 'lostToParrot', snake: 'lostToSnake', crab: 'lostToCrab' } as const;
  if (outcome === 'lost' && by !== null) return { tick, about: tick, kind: lost[by], who: by };
  if (outcome === 'won' || outcome === 'timeout') return { tick, about: tick, kind: outcome, who: null };
  return { tick, about: tick, kind: 'left', who: null };
}

/** Three moments of a run, in their order; the last one is its end. */
export function momentsOf(run: Run): {
  readonly moments: readonly [Moment, Moment, Moment];
  readonly world: World;
} {
  const notes: Note[] = [];
  const met = new Set<EnemyKind>();
  let by: EnemyKind | null = null;
  const world = playAgain(run, (now) => {
    notes.push(...notesOf(now, met));
    for (const event of now.events) if (event.kind === 'hurt') by = event.by;
  });
  return { moments: [...choosePair(notes, world.tick), endOf(world, by)], world };
}
