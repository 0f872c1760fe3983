// The clip of the newest purchase: a banana comes flying, the ape catches it, shows it, and throws it on.

import { body, bodyShapes, figureInk, headTransform, headRim, rim } from '../anatomy/body.ts';
import { expressions, type Expression } from '../anatomy/face.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { head } from '../anatomy/head.ts';
import { type Joint, limb } from '../svg/limb.ts';
import { drawing, group, inkOutline, path, penFor } from '../svg/svg.ts';
import { type Flying, flyingBanana, flyingOutline } from './flying-banana.ts';
import { between, betweenAll, eased, hop, within } from './moments.ts';

/** When it is caught, shown, lowered for the throw, thrown, and when the arm is back. */
const [caught, shown, kept, swung, thrown] = [0.3, 0.44, 0.76, 0.86, 0.92] as const;

/** Elbow and wrist of the arm that catches. */
const poses = {
  waiting: [286, 716, 196, 640],
  reaching: [262, 640, 170, 452],
  showing: [292, 700, 190, 520],
  swinging: [290, 736, 214, 700],
  throwing: [250, 630, 178, 400],
} as const;

function poseAt(at: number): readonly number[] {
  if (at < caught) return betweenAll(poses.waiting, poses.reaching, eased(within(at, 0.12, caught)));
  if (at < kept) return betweenAll(poses.reaching, poses.showing, eased(within(at, caught, shown)));
  if (at < swung) return betweenAll(poses.showing, poses.swinging, eased(within(at, kept, swung)));
  if (at < thrown) return betweenAll(poses.swinging, poses.throwing, within(at, swung, thrown) ** 2);
  return betweenAll(poses.throwing, poses.waiting, eased(within(at, thrown, 1)));
}

/** Where the banana is; it leaves upwards and comes from the side. */
function bananaAt(at: number, hand: readonly [number, number]): Flying {
  const [x, y] = [hand[0] - 8, hand[1] - 92];
  if (at < caught) {
    const share = within(at, 0, caught);
    const [goalX, goalY] = [poses.reaching[2] - 8, poses.reaching[3] - 92];
    return {
      x: between(-160, goalX, share),
      y: between(430, goalY, share) - 330 * hop(share),
      turn: between(-500, 20, share),
    };
  }
  if (at < thrown) return { x, y, turn: 20 };
  const share = within(at, thrown, 1);
  return {
    x: between(poses.throwing[2] - 8, 330, share),
    y: between(308, -190, share),
    turn: 20 + 220 * share,
  };
}

function faceAt(at: number): Expression {
  if (at < 0.06) return { look: [-0.9, 0], brow: 'surprised', mouth: 'smirk' };
  if (at < caught) {
    const share = within(at, 0.06, caught);
    return { look: [between(-1, -0.9, share), between(-0.2, -0.6, share)], brow: 'surprised', mouth: 'gasp' };
  }
  if (at < kept) return expressions.joyful;
  return { look: [-0.9, at < swung ? -0.1 : -0.8], brow: 'stubborn', mouth: 'smirk' };
}

const rays = 14;
/** A star of rays, as comics have a bang. */
const burst = Array.from({ length: rays * 2 }, (_, i) => {
  const angle = (i * Math.PI) / rays - Math.PI / 2;
  const radius = i % 2 === 1 ? 390 : 500;
  return `${i === 0 ? 'M' : 'L'}${Math.round(512 + radius * Math.cos(angle))} ${Math.round(506 + radius * Math.sin(angle))}`;
}).join('');

const otherArm = limb([
  [594, 670, 78],
  [672, 704, 80],
  [722, 762, 72],
  [734, 824, 62],
]);
const legs = [
  limb([
    [452, 764, 100],
    [404, 830, 96],
    [392, 880, 80],
    [396, 912, 68],
  ]),
  limb([
    [558, 764, 100],
    [606, 830, 96],
    [618, 880, 80],
    [614, 912, 68],
  ]),
];
const standing: readonly Extremity[] = [
  { shape: 'foot', x: 396, y: 912, turn: 8, mirrored: true },
  { shape: 'foot', x: 614, y: 912, turn: -8 },
];
const hanging: Extremity = { shape: 'open', x: 742, y: 850, turn: 170 };

/** The moment `at` of the loop, from 0 to 1; 1024 × 1024. */
export const catchingBanana = (at: number): string => {
  const pen = penFor({ idPrefix: 'catch' });
  const [elbowX = 0, elbowY = 0, wristX = 0, wristY = 0] = poseAt(at);
  const joints: readonly Joint[] = [
    [408, 672, 78],
    [between(408, elbowX, 0.55), between(690, elbowY, 0.6), 80],
    [elbowX, elbowY, 76],
    [wristX, wristY, 62],
  ];
  const arm = limb(joints);
  const holds = at >= caught && at < thrown;
  const hand: Extremity = { shape: 'open', x: wristX - 8, y: wristY - 26, turn: holds ? -6 : -14 };
  const banana = bananaAt(at, [wristX, wristY]);
  const joy = within(at, shown, kept);
  const bounce = -34 * Math.abs(Math.sin(joy * Math.PI * 3)) * (joy > 0 && joy < 1 ? 1 : 0);
  const turn = between(-6, 6, eased(within(at, caught, shown)) - eased(within(at, kept, swung)));
  const face = faceAt(at);
  const size = between(0.82, 1, eased(within(at, caught, shown)) - eased(within(at, kept, thrown)));
  const spin = (at * 360) / rays;
  return drawing(
    {},
    1024,
    1024,
    path('M0 0H1024V1024H0Z', pen.fill('paper')),
    path(
      `${burst}Z`,
      pen.fill('disc'),
      ` transform="translate(512 506) rotate(${spin.toFixed(2)}) scale(${size.toFixed(3)}) translate(-512 -506)"`,
    ),
    group(
      ` transform="translate(40 ${bounce.toFixed(1)})"`,
      rim(pen, [
        { d: bodyShapes.torso + [arm, otherArm, ...legs].join('') },
        ...[...standing, hanging, hand].map(extremityOutline),
        flyingOutline(banana),
        headRim('joyful', turn),
      ]),
      group(
        inkOutline(pen, figureInk),
        ...standing.map((foot) => extremity(pen, foot)),
        ...legs.map((leg) => path(leg, pen.fill('fur'))),
        extremity(pen, hanging),
        path(otherArm, pen.fill('fur')),
        body(pen),
        path(arm, pen.fill('fur')),
        group(headTransform(turn), head(pen, face, { inkWidth: Math.round(figureInk / 0.6) })),
        // Behind the fingers while he has it, so that they close about it.
        ...(holds
          ? [extremity(pen, hand), flyingBanana(pen, banana)]
          : [flyingBanana(pen, banana), extremity(pen, hand)]),
      ),
    ),
  );
};
