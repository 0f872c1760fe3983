import { expect, test } from 'vitest';
import { csvOfLines } from './csv.ts';

test('behavior: a column for every name, in the order in which they come', () => {
  const lines = '{"block":1,"event":"claimed","tokens":"5"}\n{"block":2,"event":"collected","units":"6"}\n';
  expect(csvOfLines(new TextEncoder().encode(lines))).toBe(
    'block,event,tokens,units\r\n1,claimed,5,\r\n2,collected,,6\r\n',
  );
});
