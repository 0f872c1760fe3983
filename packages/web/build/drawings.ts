/** The drawings that the page shows, by the name it knows them by. */
import { apeAlive } from '@lilape/art/ape/ape-alive';
import { apeAsleep } from '@lilape/art/ape/ape-asleep';
import { apeWithBasket } from '@lilape/art/ape/ape-basket';
import { apeOnBranch, branchButterfly } from '@lilape/art/ape/ape-branch';
import { apeWithCamera } from '@lilape/art/ape/ape-camera';
import { apeCounting } from '@lilape/art/ape/ape-counting';
import { apeDrawing } from '@lilape/art/ape/ape-drawing';
import { apePuzzled } from '@lilape/art/ape/ape-error';
import { apeGuarding } from '@lilape/art/ape/ape-guard';
import { apeJoy } from '@lilape/art/ape/ape-joy';
import { apeLost } from '@lilape/art/ape/ape-lost';
import { apeWithPostcard } from '@lilape/art/ape/ape-postcard';
import {
  apeCharting,
  apeSketchingApes,
  apeSketchingGame,
  apeSketchingLock,
  apeSketchingNews,
  apeSketchingVolcano,
} from '@lilape/art/ape/ape-sketches';
import { apeAtStall } from '@lilape/art/ape/ape-stall';
import { banana, bananaBitten, bananaGreen, bananaPeel } from '@lilape/art/ape/banana';
import { bananaTree } from '@lilape/art/ape/banana-tree';
import { basket } from '@lilape/art/ape/basket';
import { balloonTail } from '@lilape/art/ape/balloon-tail';
import { easel } from '@lilape/art/ape/easel';
import { heroGround } from '@lilape/art/ape/hero-ground';
import { heart, heartOutline } from '@lilape/art/ape/heart';
import { logoMark, logoParts } from '@lilape/art/ape/logo';
import { approvePanel } from '@lilape/art/guide/approve';
import { bridgePanel } from '@lilape/art/guide/bridge';
import { claimPanel } from '@lilape/art/guide/claim';
import { connectPanel } from '@lilape/art/guide/connect';
import { fuelPanel } from '@lilape/art/guide/fuel';
import { apeNotLooking } from '@lilape/art/guide/not-looking';
import { apeReading } from '@lilape/art/guide/reading';
import { walletPanel } from '@lilape/art/guide/wallet';
import { apeLooking } from '@lilape/art/stickers/prove-it';
import { volcano } from '@lilape/art/volcano/volcano';
import { headSheet } from '@lilape/art/heads/heads';
import { huntLawn } from '@lilape/art/hunt/lawn';
import { huntPoster } from '@lilape/art/hunt/poster';
import { huntSheet } from '@lilape/art/hunt/sheet';
import { SPRITES } from '@lilape/art/hunt/sprites';
import { crab } from '@lilape/art/cast/crab';
import { parrot } from '@lilape/art/cast/parrot';
import { snake } from '@lilape/art/cast/snake';

/** Each renders one self-contained SVG; colours of the night are added by `art.ts`. */
export const drawings = {
  logo: () => logoParts(),
  'logo-mark': () => logoMark(),
  'ape-on-branch': () => apeOnBranch(),
  'ape-alive': () => apeAlive(),
  // Keeps to its own lower left corner, however high the first screen is.
  'hero-ground': () => heroGround().replace('<svg', '<svg preserveAspectRatio="xMinYMax slice"'),
  butterfly: () => branchButterfly(),
  'balloon-tail': () => balloonTail(),
  'ape-lost': () => apeLost(),
  'ape-puzzled': () => apePuzzled(),
  'ape-joy': () => apeJoy(),
  'ape-drawing': () => apeDrawing(),
  'ape-charting': () => apeCharting(),
  'ape-counting': () => apeCounting(),
  'ape-stall': () => apeAtStall(),
  'ape-postcard': () => apeWithPostcard(),
  'ape-camera': () => apeWithCamera(),
  'ape-guard': () => apeGuarding(),
  'sketch-apes': () => apeSketchingApes(),
  'sketch-lock': () => apeSketchingLock(),
  'sketch-volcano': () => apeSketchingVolcano(),
  'sketch-game': () => apeSketchingGame(),
  'sketch-news': () => apeSketchingNews(),
  'ape-asleep': () => apeAsleep(),
  'ape-basket': () => apeWithBasket(),
  'ape-looking': () => apeLooking(),
  'ape-reading': () => apeReading(),
  'ape-not-looking': () => apeNotLooking(),
  easel: () => easel(),
  'guide-wallet': () => walletPanel(),
  'guide-bridge': () => bridgePanel(),
  'guide-fuel': () => fuelPanel(),
  'guide-connect': () => connectPanel(),
  'guide-approve': () => approvePanel(),
  'guide-claim': () => claimPanel(),
  heads: () => headSheet(),
  'hunt-day': () => huntSheet('light'),
  'hunt-night': () => huntSheet('dark'),
  'falls-day': () => huntLawn('light', 'falls'),
  'falls-night': () => huntLawn('dark', 'falls'),
  'temple-day': () => huntLawn('light', 'temple'),
  'temple-night': () => huntLawn('dark', 'temple'),
  'lagoon-day': () => huntLawn('light', 'lagoon'),
  'lagoon-night': () => huntLawn('dark', 'lagoon'),
  'footprints-day': () => huntLawn('light', 'footprints'),
  'footprints-night': () => huntLawn('dark', 'footprints'),
  'geoglyph-day': () => huntLawn('light', 'geoglyph'),
  'geoglyph-night': () => huntLawn('dark', 'geoglyph'),
  banana: () => banana({ idPrefix: 'ripe' }),
  'banana-bitten': () => bananaBitten(),
  'banana-green': () => bananaGreen({ idPrefix: 'green' }),
  'banana-peel': () => bananaPeel(),
  basket: () => basket(),
  'banana-tree': () => bananaTree(),
  'cast-parrot': () => parrot({ idPrefix: 'parrot' }),
  'cast-snake': () => snake({ idPrefix: 'snake' }),
  'cast-crab': () => crab({ idPrefix: 'crab' }),
  volcano: () => volcano(),
  'hunt-poster': () => huntPoster({ idPrefix: 'poster' }),
  heart: () => heart(),
  palm: () => SPRITES.get('palm')?.svg('light') ?? '',
  'heart-outline': () => heartOutline(),
  'banana-outline': () => banana({ idPrefix: 'outline', filledPct: 0 }),
} as const satisfies Record<string, () => string>;

export type ArtName = keyof typeof drawings;
