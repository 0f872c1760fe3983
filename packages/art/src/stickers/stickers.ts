// The twelve reactions, in the order in which they lie on their sheet.

import type { DrawingOptions } from '../svg/svg.ts';
import { stickerAsleep } from './asleep.ts';
import { stickerBanana } from './banana.ts';
import { stickerCrying } from './crying.ts';
import { stickerGm } from './gm.ts';
import { stickerNope } from './nope.ts';
import { stickerPanic } from './panic.ts';
import { stickerProveIt } from './prove-it.ts';
import { stickerReading } from './reading.ts';
import { stickerRich } from './rich.ts';
import { stickerSalute } from './salute.ts';
import { stickerShrug } from './shrug.ts';
import { stickerWagmiNo } from './wagmi-no.ts';

/** Each renders one sticker, 1024 × 1024 on transparent ground. */
export const stickers = {
  gm: stickerGm,
  'prove-it': stickerProveIt,
  rich: stickerRich,
  'wagmi-no': stickerWagmiNo,
  asleep: stickerAsleep,
  panic: stickerPanic,
  shrug: stickerShrug,
  banana: stickerBanana,
  nope: stickerNope,
  reading: stickerReading,
  crying: stickerCrying,
  salute: stickerSalute,
} as const satisfies Record<string, (options?: DrawingOptions) => string>;

export type StickerName = keyof typeof stickers;
