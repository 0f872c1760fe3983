// @vitest-environment node
import { expect, test } from 'vitest';
import { dataAddress } from './art.ts';

test('behavior: an address that holds a drawing has nothing in it that addresses may not have', () => {
  expect(dataAddress('<svg viewBox="0 0 9 9">\n<path fill="#FFF"/></svg>')).toBe(
    'data:image/svg+xml,%3Csvg%20viewBox=%220%200%209%209%22%3E%0A%3Cpath%20fill=%22%23FFF%22/%3E%3C/svg%3E',
  );
});
