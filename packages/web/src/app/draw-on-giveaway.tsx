/** Lays the steps of the draw, and what an address has won, into the page of the giveaway, whose HTML is kept as it was written. */
import { createPortal } from 'react-dom';
import { Draw } from '#features/giveaway/draw.tsx';
import { Prize } from '#features/giveaway/prize.tsx';
import { usePlace } from './use-place.ts';

/** For everybody who looks, with a wallet and without. */
export function DrawOnGiveaway() {
  const draw = usePlace('[data-draw]');
  const prize = usePlace('[data-prize]');
  return (
    <>
      {draw !== null && createPortal(<Draw />, draw)}
      {prize !== null && createPortal(<Prize />, prize)}
    </>
  );
}
