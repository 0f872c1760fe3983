/** The way of an ape from the branch to the easel, where it is painted: its small picture walks to the foot of it, once. */
import { isMotionWelcome } from '#shell/first/motion.ts';

const walkMs = 760;
/** The rest of it the model stands there, and is gone when the painting begins. */
const walking = 0.74;
/** Leaning from one foot to the other, degrees. */
const leans = [0, -9, 8, -7, 6, 0];

/** Lets a copy of `face` walk from where it is seen to `easel`, as that stands once `show` has brought it into view; nothing walks where motion is not welcome. */
export function walkTo(easel: Element | null, face: Element | null, show: () => void): void {
  const from = face?.getBoundingClientRect();
  show();
  const to = easel?.parentElement?.getBoundingClientRect();
  if (from === undefined || to === undefined || !isMotionWelcome()) return;
  const walker = face?.cloneNode() as HTMLElement;
  // At the left foot, below the frame: in it, it would hang finished before it is painted, or lie over what can be pressed there.
  const [left, top] = [to.left, to.bottom - from.height];
  walker.style.cssText = `position: fixed; z-index: 1; inset: ${top}px auto auto ${left}px; inline-size: ${from.width}px; block-size: ${from.height}px; border-radius: 50%; pointer-events: none`;
  document.body.append(walker);
  const steps: Keyframe[] = leans.map((lean, step) => ({
    rotate: `${lean}deg`,
    offset: (step / (leans.length - 1)) * walking,
  }));
  Object.assign(steps[0] ?? {}, { translate: `${from.left - left}px ${from.top - top}px` });
  Object.assign(steps.at(-1) ?? {}, { translate: '0 0', opacity: 1 });
  steps.push({ translate: '0 0', opacity: 0 });
  walker.animate(steps, { duration: walkMs, easing: 'ease-in-out' }).onfinish = () => walker.remove();
}
