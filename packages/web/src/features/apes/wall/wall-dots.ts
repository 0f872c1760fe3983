/** Shows the face of all apes where it is wanted; its code comes only then. */
import type { Dots, Shown } from './dots/show-dots.ts';
import { factsOf } from './choose.ts';
import type { View } from './filter.ts';

export type WallDots = {
  readonly turnTo: (view: View) => void;
  readonly show: (shown: Shown) => void;
};

/** The face in the wall's page. */
export function dotsIn(page: HTMLElement): WallDots {
  const host = page.querySelector<HTMLElement>('[data-dots]');
  let dots: Dots | null = null;
  let isAsked = false;
  let last: Shown | null = null;

  const open = async () => {
    if (host === null || isAsked) return;
    isAsked = true;
    host.toggleAttribute('data-lost', false);
    try {
      const { openDots } = await import('./dots/show-dots.ts');
      dots = await openDots(host, (id) => factsOf(id).options.band);
      if (last !== null) dots.show(last);
      host.toggleAttribute('data-painted', true);
    } catch {
      // Asked for again when the view is chosen again.
      isAsked = false;
      host.toggleAttribute('data-lost', true);
    }
  };
  return {
    turnTo(view) {
      page.dataset['view'] = view;
      if (view === 'dots') void open();
    },
    show(shown) {
      last = shown;
      dots?.show(shown);
    },
  };
}
