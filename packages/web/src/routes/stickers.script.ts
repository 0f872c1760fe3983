/** Hands out stickers without React. */
import { handOutStickers } from '#features/stickers/hand-out.ts';

/** Listens to the sheet's buttons. */
export function start(): void {
  handOutStickers();
}
