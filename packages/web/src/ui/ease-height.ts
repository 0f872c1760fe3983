/** Changes of a box's height that do not jerk. */
import { isMotionWelcome } from '#shell/first/motion.ts';

/**
 * Eases `box` from the height that is painted to its new one, whenever `content` gets another height and motion is
 * welcome. What takes the place of another thing in it has its own height at once. Returns what ends it.
 */
export function easeHeight(box: HTMLElement, content: HTMLElement): () => void {
  let moving: Animation | undefined;
  let shown = 0;
  let first = content.firstElementChild;
  const observer = new ResizeObserver(() => {
    const before = moving?.playState === 'running' ? box.offsetHeight : shown;
    moving?.cancel();
    shown = box.offsetHeight;
    const isOther = content.firstElementChild !== first;
    first = content.firstElementChild;
    if (before === 0 || before === shown || isOther || !isMotionWelcome()) return;
    moving = box.animate({ blockSize: [`${before}px`, `${shown}px`] }, { duration: 200, easing: 'ease-out' });
  });
  observer.observe(content);
  return () => observer.disconnect();
}
