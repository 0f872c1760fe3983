// The head for browser tabs: the same ape in as few strokes as 16 px can show.

import { drawing, group, inkOutline, path, penFor, type DrawingOptions } from '../svg/svg.ts';

const ears = 'M7.5 14C-0.5 11.5 -1.5 23 7.5 23.5ZM24.5 15C31.5 12.5 33 23 24.5 23.5Z';
const skull =
  'M5 20.5C3.5 11 8 6.5 13 6C12 4.2 10.4 3.4 8.4 3.2C12.6 0.6 17 2 18.2 5.8C24.6 7 28 12 26.8 20.5C25 25 7 25 5 20.5Z';
const muzzle =
  'M16 21.6C22 19.6 27.6 21.4 27.6 25.4C27.6 29.4 22 31 16 31C10 31 4.4 29.4 4.4 25.4C4.4 21.4 10 19.6 16 21.6Z';

/** One lies flat, the other is raised out of the head: at 16 px they are what is left of the face. */
const brows =
  'M5.6 12.2L15 14.2C17.2 14.8 16.6 18 14.4 17.6L6.4 15.8C4 15.2 3.6 12 5.6 12.2ZM16.2 12.6C15.6 7.6 20.4 4.6 25 4.8C28.6 5 31 7.4 31.8 11C28.8 9.4 26 8.8 23.4 9.6C21 10.4 19.8 11.8 18.8 13.6C18 14.8 16.4 14.2 16.2 12.6Z';

/** The tab picture, 32 × 32. */
export const favicon = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'favicon', ...options });
  return drawing(
    options,
    32,
    32,
    group(
      ' transform="translate(1.1 1.3) scale(0.93)"',
      // On a dark tab ink alone would be lost.
      path(ears + skull + muzzle + brows, pen.stroke('rim'), ' stroke-width="4" stroke-linejoin="round"'),
      group(
        inkOutline(pen, 2),
        path(ears, pen.fill('fur')),
        path(skull, pen.fill('fur')),
        path(muzzle, pen.fill('skin')),
        path(
          'M7.4 14.6L15.4 16.4C16 22.4 7.4 22.6 7.4 16.8ZM21 12.4C23.4 12.4 25 14.6 25 17.2C25 19.8 23.4 21.6 21 21.6C18.6 21.6 17 19.8 17 17.2C17 14.6 18.6 12.4 21 12.4Z',
          pen.fill('white'),
          ' stroke="none"',
        ),
        path('M12.4 17.8V18M21.6 17.2V17.8', '', ' stroke-width="3.8"'),
        path(brows, pen.fill('ink'), ' stroke="none"'),
      ),
    ),
  );
};
