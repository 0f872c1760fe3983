import { topicsIn } from '@lilape/wire/topics';
import { expect, test } from 'vitest';

test('behavior: topics are taken once each, in any order', () => {
  expect(topicsIn.parse('holders,sale,sale')).toEqual(['sale', 'holders']);
});

test.each(['', 'sale,', 'sales', 'sale, sale', 'toString', 'sale;drop'])('error: “%s” is refused', (text) => {
  const { error } = topicsIn.safeParse(text);
  expect(error?.issues).toMatchObject([{ message: 'NAMES_UNKNOWN' }]);
});
