// The landmarks of the hunt, one a level: they lie flat on the lawn, for everybody walks over them.

import { bananaShape } from '../svg/banana-shape.ts';
import { group, path } from '../svg/svg.ts';
import type { LawnInks } from './lawn-inks.ts';
import type { Landmark } from './names.ts';

const stroke = (colour: string, width: number): string => ` stroke="${colour}" stroke-width="${width}"`;
const fill = (colour: string): string => ` fill="${colour}"`;

const lily = (inks: LawnInks, x: number, y: number, size: number): string =>
  group(
    ` transform="translate(${x} ${y}) scale(${size} ${size * 0.7})"${stroke(inks.ink, 2.2)}`,
    path('M0 0L13 -6A14 14 0 1 0 13 7Z', fill(inks.leaves[2])),
    path('M0 0L-8 -5M0 0L-8 6M0 0L2 10', ' stroke-opacity="0.5"'),
  );

const lotus = (inks: LawnInks, x: number, y: number): string =>
  group(
    ` transform="translate(${x} ${y})"${stroke(inks.ink, 2)}`,
    path(
      'M0 4C-14 4 -16 -6 -12 -8C-8 -8 -6 -4 -5 -2C-7 -10 -3 -14 0 -16C3 -14 7 -10 5 -2C6 -4 8 -8 12 -8C16 -6 14 4 0 4Z',
      fill(inks.white),
    ),
    path('M0 0h0', stroke(inks.petal, 5)),
  );

const boulder = (inks: LawnInks, x: number, y: number, size: number): string =>
  group(
    ` transform="translate(${x} ${y}) scale(${size})"${stroke(inks.ink, 2.4)}`,
    path('M-16 6C-20 -6 -8 -16 2 -14C14 -14 20 -4 17 6C12 12 -12 12 -16 6Z', fill(inks.stone)),
    path('M-10 -2C-8 -8 -4 -9 0 -9', stroke(inks['stone-light'], 3)),
  );

const stream = 'M560 -40C556 20 598 70 560 130S420 190 430 270S560 370 480 440S300 500 300 620';

/** A fall out of the jungle, and its stream through the clearing. */
const falls = (inks: LawnInks): string =>
  path(stream, stroke(inks.ink, 79)) +
  path(stream, stroke(inks.bank, 74)) +
  path(stream, stroke(inks.ink, 58)) +
  path(stream, stroke(inks.water, 53)) +
  path(stream, `${stroke(inks['water-deep'], 22)} stroke-opacity="0.55"`) +
  path(
    stream,
    `${stroke(inks.foam, 3)} stroke-dasharray="26 44" stroke-opacity="0.9" transform="translate(-13 0)"`,
  ) +
  path(
    stream,
    `${stroke(inks.foam, 3)} stroke-dasharray="14 62" stroke-dashoffset="30" stroke-opacity="0.9" transform="translate(12 0)"`,
  ) +
  path('M528 -30H594V46C594 70 528 70 528 46Z', fill(inks.water) + stroke(inks.ink, 2.6)) +
  path('M540 -30V40M556 -30V52M572 -30V44M584 -30V50', stroke(inks.foam, 4)) +
  path(
    'M520 56C512 42 534 36 540 48C546 36 562 38 564 50C572 38 588 42 588 52C602 46 608 62 596 68C580 80 536 78 520 56Z',
    fill(inks.foam) + stroke(inks.ink, 2.4),
  ) +
  boulder(inks, 516, 48, 1) +
  boulder(inks, 608, 46, 1.15) +
  boulder(inks, 398, 236, 0.9) +
  boulder(inks, 528, 420, 0.8) +
  boulder(inks, 262, 540, 1) +
  lily(inks, 452, 208, 1) +
  lily(inks, 500, 356, 1.1) +
  lotus(inks, 500, 352) +
  lily(inks, 336, 498, 0.9);

/** An ellipse as a path. */
const ring = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
/** A point of an ellipse about the middle of the plaza, `share` of a turn on. */
const onRing = (rx: number, ry: number, share: number): string =>
  `${Math.round(420 + rx * Math.cos(share * 2 * Math.PI))} ${Math.round(306 + ry * Math.sin(share * 2 * Math.PI))}`;

/** The floor of a temple: slabs in rings, and in the middle a face that everybody knows. */
const temple = (inks: LawnInks): string => {
  const seams = [
    ...Array.from({ length: 22 }, (_, n) => `M${onRing(196, 146, n / 22)}L${onRing(152, 112, n / 22)}`),
    ...Array.from(
      { length: 14 },
      (_, n) => `M${onRing(152, 112, (n + 0.5) / 14)}L${onRing(106, 78, (n + 0.5) / 14)}`,
    ),
  ].join('');
  const light = [1, 5, 8, 12, 15, 19]
    .map(
      (n) =>
        `M${onRing(196, 146, n / 22)}L${onRing(196, 146, (n + 1) / 22)}L${onRing(152, 112, (n + 1) / 22)}L${onRing(152, 112, n / 22)}Z`,
    )
    .join('');
  const glyphs = Array.from({ length: 14 }, (_, n) => {
    const angle = (n / 14) * 2 * Math.PI;
    const [x, y] = [420 + 129 * Math.cos(angle), 306 + 95 * Math.sin(angle)];
    return group(
      ` transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round((angle * 180) / Math.PI) + 90}) scale(0.56) translate(-24 -24)"`,
      path(bananaShape.skin),
    );
  }).join('');
  const face =
    // Ears, head, muzzle, brows, eyes, mouth.
    'M340 300a17 17 0 1 0 2 28M500 300a17 17 0 1 1 -2 28' +
    'M420 246C372 246 344 276 346 310C348 346 380 366 420 366C460 366 492 346 494 310C496 276 468 246 420 246Z' +
    'M376 330C376 306 398 304 420 304C442 304 464 306 464 330C464 350 444 358 420 358C396 358 376 350 376 330Z' +
    'M390 336C406 348 434 348 450 336M412 316h2M426 316h2';
  return (
    path(ring(424, 314, 200, 148), fill(inks.shade)) +
    path(ring(420, 306, 196, 146), fill(inks.stone) + stroke(inks.ink, 3)) +
    path(light, fill(inks['stone-light'])) +
    path(seams, stroke(inks['stone-dark'], 3)) +
    path(ring(420, 306, 152, 112), stroke(inks['stone-dark'], 4)) +
    path(ring(420, 306, 106, 78), fill(inks['stone-light']) + stroke(inks.ink, 3)) +
    group(stroke(inks['stone-dark'], 6), glyphs) +
    path(face, stroke(inks['stone-dark'], 6)) +
    path('M366 286C380 272 398 274 408 286M432 284C444 268 466 268 476 282', stroke(inks['stone-dark'], 11)) +
    path('M392 296v6M448 296v6', stroke(inks['stone-dark'], 9)) +
    // Cracks, and the grass that has come through.
    path(
      'M250 250L276 262L270 284L300 300M590 350L560 346L548 372L520 378M470 170L462 196L480 210',
      stroke(inks.ink, 2),
    ) +
    path(
      'M226 330C246 312 262 336 284 332C300 346 270 366 252 372C236 366 222 350 226 330ZM560 210C580 204 604 224 602 250C584 258 566 244 552 236C540 226 546 214 560 210ZM380 440C404 424 440 430 452 444C430 456 400 456 380 440Z',
      fill(inks.patch) + stroke(inks.blades, 2.4),
    ) +
    boulder(inks, 232, 200, 1.1) +
    boulder(inks, 618, 404, 1.2) +
    boulder(inks, 246, 418, 0.8)
  );
};

const bananaAt = ' transform="translate(420 316) rotate(-14) scale(8.6 7) translate(-24 -24)"';

/** A lagoon in the shape of what everybody is after. */
const lagoon = (inks: LawnInks): string =>
  group(
    bananaAt,
    path(bananaShape.skin, stroke(inks.ink, 5.4)),
    path(bananaShape.skin, stroke(inks.bank, 4.6)),
    path(bananaShape.skin, fill(inks.water) + stroke(inks.ink, 0.45)),
    path(bananaShape.ridge, `${stroke(inks['water-deep'], 3.4)} stroke-opacity="0.6"`),
    path(
      bananaShape.ridge,
      `${stroke(inks.foam, 0.5)} stroke-dasharray="3 4" transform="translate(-1.6 1.4)"`,
    ),
    path(
      bananaShape.ridge,
      `${stroke(inks.foam, 0.5)} stroke-dasharray="2 6" transform="translate(2.4 2.6)"`,
    ),
  ) +
  lily(inks, 396, 396, 1.2) +
  lily(inks, 430, 412, 0.8) +
  lotus(inks, 394, 390) +
  lily(inks, 520, 300, 1) +
  boulder(inks, 300, 300, 0.9) +
  boulder(inks, 560, 372, 1) +
  boulder(inks, 590, 390, 0.7);

const sole =
  'M0 120C-44 120 -62 84 -56 40C-52 4 -74 -22 -66 -54C-58 -82 -22 -88 6 -84C44 -80 62 -56 58 -20C54 12 62 40 56 76C50 106 30 120 0 120Z';
const toes =
  'M-78 -86a17 19 0 1 0 34 0a17 19 0 1 0 -34 0ZM-40 -110a16 19 0 1 0 32 0a16 19 0 1 0 -32 0ZM-2 -114a15 18 0 1 0 30 0a15 18 0 1 0 -30 0ZM33 -100a14 17 0 1 0 28 0a14 17 0 1 0 -28 0ZM74 0a19 27 0 1 0 38 0a19 27 0 1 0 -38 0Z';

const step = (inks: LawnInks, place: string): string =>
  group(
    ` transform="${place}"`,
    path(sole + toes, stroke(inks.ink, 17)),
    path(sole + toes, stroke(inks.mud, 12)),
    path(sole + toes, fill(inks['mud-dark']) + stroke(inks.ink, 2.6)),
    path('M-34 92C-46 60 -40 40 -38 10C-36 -20 -54 -32 -46 -54', stroke(inks.mud, 5)),
    path(
      'M-26 84C-30 58 2 50 22 64C38 78 26 102 0 102C-14 102 -22 96 -26 84Z',
      fill(inks.water) + stroke(inks.ink, 2.2),
    ),
    path('M-10 76C-4 68 8 68 14 74', stroke(inks.foam, 3)),
  );

/** Somebody large came through. */
const footprints = (inks: LawnInks): string =>
  step(inks, 'translate(300 400) rotate(34) scale(0.98)') +
  step(inks, 'translate(556 232) rotate(38) scale(-0.98 0.98)');

const glyph =
  // Tail, back and head, arms with fingers, legs: one line, as if traced by walking.
  'M250 330a22 22 0 1 1 -26 24a46 46 0 1 0 54 -50a66 66 0 1 0 -2 122C340 420 356 380 400 366' +
  'C440 352 490 340 520 300M520 300C500 262 530 222 574 228C618 234 632 284 604 310C576 336 536 328 520 300' +
  'M548 322C556 350 596 352 622 338L640 352M622 338L646 332M622 338L640 320' +
  'M510 318C520 380 560 402 592 408L606 424M592 408L616 404M592 408L610 390' +
  'M420 362C430 420 400 452 436 494L424 508M436 494L442 512M436 494L456 502' +
  'M386 372C376 420 340 440 352 494L338 506M352 494L356 512M352 494L372 502';

/** A drawing in the grass that is best seen from above. */
const geoglyph = (inks: LawnInks): string =>
  group(
    ' transform="translate(0 -50)"',
    path(glyph, stroke(inks.blades, 17)),
    path(glyph, stroke(inks.chalk, 11)),
    path('M562 264h0M590 268h0', stroke(inks.blades, 15)),
    path('M562 264h0M590 268h0', stroke(inks.chalk, 9)),
    path('M556 300C570 310 590 310 598 298', stroke(inks.blades, 10)),
    path('M556 300C570 310 590 310 598 298', stroke(inks.chalk, 5)),
  );

export const landmarks: Readonly<Record<Landmark, (inks: LawnInks) => string>> = {
  falls,
  temple,
  lagoon,
  footprints,
  geoglyph,
};
