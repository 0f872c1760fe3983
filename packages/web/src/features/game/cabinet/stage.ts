/** A level on the screen: session, painter, hands, sounds and figures, joined for one game. */
import { type Input, unpackInput } from '@lilape/game/input';
import type { World } from '@lilape/game/world';
import { openHands } from '../hands/hands.ts';
import { openPainter } from '../paint/painter.ts';
import { openSession, type Session, type SessionState } from '../play/session.ts';
import type { Sounds } from '../sound/sounds.ts';
import { makeHud } from './hud.ts';

/** What goes on before the hands take over is played again so many times as fast as life. */
const CATCHING_UP = 400;

export type Staged = {
  readonly session: Session;
  /** What is to be known before it begins on the screen that it has now. */
  settle(): Promise<void>;
  /** Nothing of it goes on. */
  stop(): void;
};

export type Staging = {
  page: HTMLElement;
  seed: number;
  /** What was played already: the game goes on behind it. */
  before?: Uint16Array;
  /** A recorded game is shown, and nobody plays. */
  isShown?: boolean;
  speed?: () => number;
  sounds: Sounds;
  onState: (state: SessionState, world: World) => void;
  signal: AbortSignal;
};

/** Puts a level on the screen, not yet begun; null where nobody wants it any more. @throws where its pictures do not come */
export async function stageGame(staging: Staging): Promise<Staged | null> {
  const { page, seed, before = new Uint16Array(), isShown = false, sounds, signal } = staging;
  const canvas = page.querySelector<HTMLCanvasElement>('canvas[data-field]');
  const left = page.querySelector<HTMLElement>('[data-pad="left"]');
  const right = page.querySelector<HTMLElement>('[data-pad="right"]');
  if (canvas === null || left === null || right === null) return null;
  const painter = await openPainter(canvas, seed);
  if (signal.aborted) {
    painter.stop();
    return null;
  }
  const hud = makeHud(page);
  const isCatchingUp = ({ tick }: World) => !isShown && tick < before.length;
  const hands = isShown
    ? null
    : openHands({
        canvas,
        pads: { left, right },
        onPause: () => (session.state === 'paused' ? session.play() : session.pause()),
      });
  const source = (world: World): Input | undefined =>
    isShown || isCatchingUp(world) ? unpackInput(before[world.tick] ?? -1) : hands?.input(world);
  let caughtUp = before.length === 0 || isShown;
  const session: Session = openSession({
    seed,
    source,
    painter,
    speed: () => (isCatchingUp(session.world) ? CATCHING_UP : (staging.speed?.() ?? 1)),
    onTick(world) {
      if (isCatchingUp(world)) return;
      if (!caughtUp) {
        caughtUp = true;
        session.pause();
      }
      sounds.hear(world);
      hud.say(world);
    },
    onFrame: (world) => hud.fill(world),
    onState(state, world) {
      if (state !== 'playing') hands?.release();
      if (state === 'playing' || caughtUp) staging.onState(state, world);
    },
  });
  return {
    session,
    settle: () => painter.settle(session.world),
    stop() {
      session.stop();
      hands?.stop();
      painter.stop();
    },
  };
}
