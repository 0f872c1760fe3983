/** Ripens a banana that stands for a stage. @see ui/ripe.module.css */

/** Writes how much of its stage is sold, percent: as `--sold` between 0 and 1, and whether it is begun or eaten up. */
export function ripen(banana: HTMLElement, sold: number): void {
  banana.style.setProperty('--sold', String(sold / 100));
  banana.toggleAttribute('data-begun', sold > 0);
  banana.toggleAttribute('data-eaten', sold === 100);
}
