/** What bursts, flies off and is shouted: born of the game's events, gone after a moment. */
import type { Colour } from '@lilape/art/draw/palette';
import { PX } from '@lilape/game/constants';
import type { GameEvent } from '@lilape/game/world';
import type { Colours } from './colours.ts';
import type { Sheet } from './sheet.ts';

type Bit = {
  shape: 'drop' | 'dust' | 'star';
  colour: Colour;
  x: number;
  y: number;
  vx: number;
  vy: number;
  size: number;
  bornMs: number;
  lifeMs: number;
};

type Shout = { said: string; x: number; y: number; size: number; turn: number; bornMs: number };

/** As many as fly at once at most; the oldest make room. */
const MOST_BITS = 96;
const MOST_SHOUTS = 8;
const SHOUT_MS = 620;
const isLettered = (said: string): said is 'pow' | 'splat' => said === 'pow' || said === 'splat';
/** A guard that is hit is not worth a word each time. */
const SHOUT_EACH_MS = 260;

export type Effects = {
  /** What an event sets off, at a moment in milliseconds. */
  add(event: GameEvent, nowMs: number): void;
  paint(on: CanvasRenderingContext2D, sheet: Sheet, colours: Colours, nowMs: number): void;
  /** How far the picture is shaken off its place, pixels of the field. */
  shakenBy(nowMs: number): readonly [x: number, y: number];
  /** How long ago the ape was hurt, in milliseconds. */
  sinceHurt(nowMs: number): number;
};

/** Where things may not move only the words are shown. */
export function makeEffects(isStill: () => boolean): Effects {
  const bits: Bit[] = [];
  const shouts: Shout[] = [];
  let nextBit = 0;
  let nextShout = 0;
  let shakeMs = -1_000;
  let shakePx = 0;
  let hurtMs = -10_000;
  let shoutedMs = -1_000;

  const burst = (
    at: { x: number; y: number },
    count: number,
    bit: Pick<Bit, 'shape' | 'colour' | 'size' | 'lifeMs'> & { speed: number },
    nowMs: number,
  ) => {
    if (isStill()) return;
    const { speed, ...rest } = bit;
    for (let n = 0; n < count; n++) {
      const angle = Math.random() * 2 * Math.PI;
      const fast = speed * (0.4 + Math.random() * 0.6);
      const size = rest.size * (0.6 + Math.random() * 0.6);
      bits[nextBit] = {
        ...rest,
        ...at,
        size,
        vx: Math.cos(angle) * fast,
        vy: Math.sin(angle) * fast - 0.06,
        bornMs: nowMs,
      };
      nextBit = (nextBit + 1) % MOST_BITS;
    }
  };
  const shout = (said: Shout['said'], at: { x: number; y: number }, size: number, nowMs: number) => {
    shouts[nextShout] = {
      said,
      x: at.x,
      y: at.y - 30,
      size,
      turn: (Math.random() - 0.5) * 0.4,
      bornMs: nowMs,
    };
    nextShout = (nextShout + 1) % MOST_SHOUTS;
  };
  const shake = (pixels: number, nowMs: number) => {
    shakeMs = nowMs;
    shakePx = pixels;
  };

  return {
    add(event, nowMs) {
      const at = { x: event.x / PX, y: event.y / PX };
      if (event.kind === 'splat')
        burst(
          at,
          6,
          {
            shape: event.shot === 'banana' ? 'drop' : 'dust',
            colour: event.shot === 'banana' ? 'banana' : 'cloud',
            size: 6,
            lifeMs: 380,
            speed: 0.16,
          },
          nowMs,
        );
      else if (event.kind === 'pickup') {
        burst(at, 9, { shape: 'star', colour: 'banana', size: 8, lifeMs: 520, speed: 0.18 }, nowMs);
        shout('+10', at, 24, nowMs);
      } else if (event.kind === 'hit') {
        const isOpen = event.damage > 1;
        burst(
          at,
          isOpen ? 7 : 3,
          { shape: 'drop', colour: 'banana', size: isOpen ? 7 : 5, lifeMs: 420, speed: 0.2 },
          nowMs,
        );
        if (isOpen && nowMs - shoutedMs > SHOUT_EACH_MS) {
          shoutedMs = nowMs;
          shout('splat', at, 74, nowMs);
        }
      } else if (event.kind === 'down') {
        burst(at, 16, { shape: 'star', colour: 'banana', size: 11, lifeMs: 760, speed: 0.3 }, nowMs);
        burst(at, 8, { shape: 'dust', colour: 'cloud', size: 12, lifeMs: 600, speed: 0.14 }, nowMs);
        shout('pow', at, 120, nowMs);
        shout('+50', { x: at.x, y: at.y + 46 }, 30, nowMs);
        shake(7, nowMs);
      } else if (event.kind === 'attack')
        burst(at, 6, { shape: 'dust', colour: 'cloud', size: 9, lifeMs: 420, speed: 0.12 }, nowMs);
      else if (event.kind === 'hurt') {
        burst(at, 8, { shape: 'drop', colour: 'clay', size: 7, lifeMs: 460, speed: 0.24 }, nowMs);
        shout('pow', at, 84, nowMs);
        shake(9, nowMs);
        hurtMs = nowMs;
      }
    },
    paint(on, sheet, colours, nowMs) {
      for (const bit of bits) paintBit(on, bit, colours, nowMs);
      for (const one of shouts) paintShout(on, one, { sheet, colours, nowMs, isStill: isStill() });
    },
    shakenBy(nowMs) {
      const left = 1 - (nowMs - shakeMs) / 260;
      if (left <= 0 || isStill()) return [0, 0];
      const far = shakePx * left * left;
      return [Math.sin(nowMs * 0.09) * far, Math.cos(nowMs * 0.075) * far];
    },
    sinceHurt: (nowMs) => nowMs - hurtMs,
  };
}

function paintBit(on: CanvasRenderingContext2D, bit: Bit, colours: Colours, nowMs: number): void {
  const passed = nowMs - bit.bornMs;
  const left = 1 - passed / bit.lifeMs;
  if (left <= 0 || passed < 0) return;
  const x = bit.x + bit.vx * passed;
  const y = bit.y + bit.vy * passed + passed * passed * 0.0002;
  const size = bit.size * (bit.shape === 'dust' ? 1.4 - left * 0.5 : left);
  on.fillStyle = colours(bit.colour);
  on.strokeStyle = colours('ink');
  on.lineWidth = 1.4;
  on.globalAlpha = bit.shape === 'dust' ? left * 0.8 : 1;
  on.beginPath();
  if (bit.shape === 'star') {
    for (let point = 0; point < 8; point++) {
      const angle = (point * Math.PI) / 4 + passed * 0.006;
      const far = point % 2 === 0 ? size : size * 0.4;
      on.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    }
    on.closePath();
  } else on.arc(x, y, size, 0, 2 * Math.PI);
  on.fill();
  on.stroke();
  on.globalAlpha = 1;
}

type ShoutParts = { sheet: Sheet; colours: Colours; nowMs: number; isStill: boolean };

/** A word springs up, stands and fades. */
function paintShout(
  on: CanvasRenderingContext2D,
  shout: Shout,
  { sheet, colours, nowMs, isStill }: ShoutParts,
): void {
  const passed = nowMs - shout.bornMs;
  if (passed < 0 || passed >= SHOUT_MS) return;
  const grown = isStill
    ? 1
    : passed < 90
      ? 0.5 + (passed / 90) * 0.75
      : Math.max(1, 1.25 - (passed - 90) / 240);
  on.globalAlpha = Math.min(1, (SHOUT_MS - passed) / 160);
  const y = shout.y - (isStill ? 0 : passed * 0.03);
  if (isLettered(shout.said))
    sheet.put(on, shout.said, shout.x, y, shout.size * grown, {
      turn: isStill ? -0.1 : shout.turn || 0.01,
    });
  else letter(on, shout.said, shout.x, y, shout.size * grown, colours);
  on.globalAlpha = 1;
}

/** A word in the site's lettering, outlined in ink. */
export function letter(
  on: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colours: Colours,
): void {
  on.font = `${Math.round(size)}px 'Dela Gothic One', sans-serif`;
  on.textAlign = 'center';
  on.textBaseline = 'middle';
  on.lineJoin = 'round';
  on.lineWidth = size * 0.26;
  on.strokeStyle = colours('ink');
  on.strokeText(text, x, y);
  on.fillStyle = colours('banana');
  on.fillText(text, x, y);
}
