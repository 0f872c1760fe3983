/** Whether things may move by themselves: not where the system asks for less motion, nor where the visitor has paused it. */
import { readStored, writeStored } from './storage.ts';

/** Key of the choice in local storage, "still" or "moving"; `boot.ts` reads it before the first paint. */
export const motionKey = 'lilape.motion';

/** Returns whether motion is welcome now. */
export function isMotionWelcome(): boolean {
  const isPaused = document.documentElement.dataset['motion'] === 'still';
  return !isPaused && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Pauses all that moves by itself, or lets it move again, and remembers that. */
export function toggleMotion(): void {
  const { dataset } = document.documentElement;
  const motion = (dataset['motion'] ?? readStored(motionKey)) === 'still' ? 'moving' : 'still';
  dataset['motion'] = motion;
  writeStored(motionKey, motion);
}
