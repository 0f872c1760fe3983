/** What stands there before a count: every box as an outline, with how to do its work by hand. */
import { AllBoxes } from './boxes.tsx';
import { IDLE } from './count-store.ts';

/** The boxes that wait. */
export function Idle() {
  return <AllBoxes count={IDLE} />;
}
