// The head for browser tabs: the same ape in as few strokes as 16 px can show.

import { drawing, group, inkOutline, path, penFor, type DrawingOptions } from '../draw/svg.ts';

/** The tab picture, 32 × 32. */
export const favicon = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'favicon', ...options });
  return drawing(
    options,
    32,
    32,
    group(
      inkOutline(pen, 2),
      path('M8 11.5C0 9 -1 21 8 21.5ZM24 11.5C32 9 33 21 24 21.5Z', pen.fill('fur')),
      path(
        'M5.5 19C4 9 9 5 14 5C13 3 11.5 2.4 9.5 2.2C13.5 0 18 1.2 19 5C25 6 28 11 26.5 19C25 24 7 24 5.5 19Z',
        pen.fill('fur'),
      ),
      path(
        'M16 19.2C22 17 28.5 19.6 28.5 24.4C28.5 29 22 31 16 31C10 31 3.5 29 3.5 24.4C3.5 19.6 10 17 16 19.2Z',
        pen.fill('skin'),
      ),
      path(
        'M12 12.4C14 12.4 15.4 14 15.4 16.2C15.4 18.4 14 20 12 20C10 20 8.6 18.4 8.6 16.2C8.6 14 10 12.4 12 12.4ZM20.2 11.2C22.2 11.2 23.8 13 23.8 15.6C23.8 18.2 22.2 20 20.2 20C18.2 20 16.8 18.2 16.8 15.6C16.8 13 18.2 11.2 20.2 11.2Z',
        pen.fill('white'),
        ' stroke="none"',
      ),
      path('M13 16.4V16.8M21 15.8V16.2', '', ' stroke-width="3.8"'),
      path('M8 12.2L15.4 13.6M17.6 9.4C19.2 7.8 22.4 7.8 24 10', '', ' stroke-width="2.4"'),
      path('M10 25.6C14 27.8 20 27.6 23.4 24.2'),
    ),
  );
};
