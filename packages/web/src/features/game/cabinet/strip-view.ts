/** The three panels of a finished game: shown small, and handed to whatever the device shares with. */
import { currentTheme } from '#shell/first/theme.ts';
import type { Finished } from './result.ts';

export type StripView = {
  /** Paints the strip of a game; where it cannot be painted there is none. */
  show(game: Finished): Promise<void>;
  /** @throws what the device says where it cannot share */
  share(): Promise<void>;
};

/** Follows the place of the strip in `page`. Its code comes with the first game that ends. */
export function followStrip(page: HTMLElement): StripView {
  const figure = page.querySelector<HTMLElement>('[data-strip]');
  const canvas = figure?.querySelector('canvas') ?? null;
  let shown: Finished | null = null;
  let picture: Blob | null = null;
  /** Whether what was painted last has the layout of a page of another width; null before the first. */
  let isOutgrown: (() => boolean) | null = null;
  let paintings = 0;

  const paint = async ({ seed, inputs }: Finished): Promise<Blob> => {
    const [{ stripOf }, { layoutFor }, { readStripWords }] = await Promise.all([
      import('../strip/strip.ts'),
      import('../strip/layout.ts'),
      import('../strip/words.ts'),
    ]);
    const words = readStripWords(page);
    const layout = layoutFor(page.clientWidth);
    isOutgrown = () => layoutFor(page.clientWidth) !== layout;
    return stripOf({ seed, inputs, words, layout, night: currentTheme() === 'dark' });
  };
  const show = async (game: Finished) => {
    if (figure === null || canvas === null) return;
    const painting = ++paintings;
    try {
      const blob = await paint(game);
      // The content policy lets no picture come from a blob's address; a bitmap needs none.
      const bitmap = await createImageBitmap(blob);
      if (painting !== paintings) return;
      picture = blob;
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      bitmap.close();
      figure.hidden = false;
    } catch {
      // A strip is a joy and no more: the points stand without it.
    }
  };
  // A phone was turned.
  addEventListener('resize', () => {
    if (shown !== null && isOutgrown?.() === true) void show(shown);
  });
  return {
    show(game) {
      shown = game;
      picture = null;
      if (figure !== null) figure.hidden = true;
      return show(game);
    },
    async share() {
      if (picture === null) return;
      const { shareFile } = await import('#ui/share-file.ts');
      const file = new File([picture], 'lilape-banana-hunt.png', { type: 'image/png' });
      await shareFile(file, location.origin + location.pathname);
    },
  };
}
