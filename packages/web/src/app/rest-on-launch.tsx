/** Lays odds, draw and list of a launch into its page, whose HTML is kept as it was written. */
import { createPortal } from 'react-dom';
import { LaunchRest } from '#features/launch/launch-rest.tsx';
import { useLocation } from '#shell/page/location.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { usePlace } from './use-place.ts';

/** For everybody who looks, with a wallet and without. */
export function RestOnLaunch() {
  const { path } = useLocation();
  const place = usePlace('[data-launch] [data-draw]');
  const id = /\/(\d+)$/.exec(path)?.[1];
  if (place === null || id === undefined) return null;
  return createPortal(
    // Its failure is said in its own place: a page that is silent about a draw would look as if it hid something.
    <ErrorBoundary>
      <LaunchRest key={id} id={id} />
    </ErrorBoundary>,
    place,
  );
}
