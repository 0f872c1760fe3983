/** Changes of a box's height that do not jerk. */
import { isMotionWelcome } from '#shell/first/motion.ts';

/**
 * Eases `box` from the height that is painted to its new one, whenever `content` gets another height and motion is
 * welcome. Returns what ends it.
 */
export function easeHeight(box: HTMLElement, content: HTMLElement): () => void {
  let moving: Animation | undefined;
  let shown = 0;
  const observer = new ResizeObserver(() => {
    const before = moving?.playState === 'running' ? box.offsetHeight : shown;
    moving?.cancel();
    shown = box.offsetHeight;
    if (before === 0 || before === shown || !isMotionWelcome()) return;
    moving = box.animate({ blockSize: [`${before}px`, `${shown}px`] }, { duration: 200, easing: 'ease-out' });
  });
  observer.observe(content);
  return () => {
    observer.disconnect();
    moving?.cancel();
  };
}
