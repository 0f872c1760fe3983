/** Puts what a connected account owns into the panel of the sale on home, whose HTML is kept as it was written. */
import { createPortal } from 'react-dom';
import { Owned } from '#features/wallet/owned.tsx';
import { usePlace } from './use-place.ts';

/** Nothing on any page without a place for it. */
export function OwnedOnHome() {
  const place = usePlace('[data-owned]');
  return place && createPortal(<Owned />, place);
}
