/** Lays the steps of the draw, and what an address has won, into the page of the giveaway, whose HTML is kept as it was written. */
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { Draw } from '#features/giveaway/draw.tsx';
import { Prize } from '#features/giveaway/prize.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { usePlace } from './use-place.ts';

/** For everybody who looks, with a wallet and without. */
export function DrawOnGiveaway() {
  const draw = usePlace('[data-draw]');
  const prize = usePlace('[data-prize]');
  return (
    <>
      {draw !== null && createPortal(<Sturdy part={Draw} />, draw)}
      {prize !== null && createPortal(<Sturdy part={Prize} />, prize)}
    </>
  );
}

/** A part whose failure is said in its own place: a page that is silent about a draw would look as if it hid something. */
function Sturdy({ part: Part }: { part: ComponentType }) {
  return (
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>
  );
}
