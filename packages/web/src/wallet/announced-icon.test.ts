import { expect, test } from 'vitest';
import { announcedIcon } from './announced-icon.ts';

const png = 'data:image/png;base64,iVBORw0KGgo=';

test.each([
  png,
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  'data:image/svg+xml;utf8,%3Csvg/%3E',
  'data:image/webp;base64,UklGRg==',
  'data:image/jpeg;base64,/9j/',
  `${png}${'A'.repeat(131_072 - png.length)}`,
])('behavior: %.40s is shown', (icon) => {
  expect(announcedIcon(icon)).toBe(icon);
});

test.each([
  ['an address elsewhere', 'https://wallet.example/icon.png'],
  ['a script', 'javascript:alert(1)'],
  ['a document', 'data:text/html,<b>'],
  ['another kind of picture', 'data:image/gif;base64,R0lGODlh'],
  ['a kind that only begins alike', 'data:image/pngx;base64,AAAA'],
  ['a kind after something else', ' data:image/png;base64,AAAA'],
  ['too long a picture', `${png}${'A'.repeat(131_073 - png.length)}`],
  ['no text', [png]],
  ['nothing', undefined],
] as const)('error: %s is no icon', (_, icon) => {
  expect(announcedIcon(icon)).toBeNull();
});
