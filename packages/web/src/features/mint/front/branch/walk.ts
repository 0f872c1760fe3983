/** The way of an ape from the branch to the easel: its small picture walks there, once. */
import { isMotionWelcome } from '#shell/first/motion.ts';

const walkMs = 560;
/** Leaning from one foot to the other, degrees. */
const leans = [0, -9, 8, -7, 6, 0];

/** Lets a copy of `face` walk from where it is seen to `easel`, as that stands once `show` has brought it into view; nothing walks where motion is not welcome. */
export function walkTo(easel: Element | null, face: Element | null, show: () => void): void {
  const from = face?.getBoundingClientRect();
  show();
  const to = easel?.getBoundingClientRect();
  if (from === undefined || to === undefined || !isMotionWelcome()) return;
  const walker = face?.cloneNode() as HTMLElement;
  walker.style.cssText = `position: fixed; z-index: 1; inset: ${to.top}px auto auto ${to.left}px; inline-size: ${to.width}px; block-size: ${to.height}px; pointer-events: none`;
  document.body.append(walker);
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const steps: Keyframe[] = leans.map((lean) => ({ rotate: `${lean}deg` }));
  Object.assign(steps[0] ?? {}, { translate: `${x}px ${y}px`, scale: `${from.width / to.width}` });
  Object.assign(steps.at(-1) ?? {}, { translate: '0 0', scale: '1' });
  walker.animate(steps, { duration: walkMs, easing: 'ease-in-out' }).onfinish = () => walker.remove();
}
