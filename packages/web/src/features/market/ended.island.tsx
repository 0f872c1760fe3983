/** Where an act of the page ends, as wide as the page: it outlives the button, which goes with its stage. */
import { LastPlace } from '#ui/ending/last-place.tsx';

export function Ended() {
  return <LastPlace />;
}
