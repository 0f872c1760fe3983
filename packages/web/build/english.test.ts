// @vitest-environment node
import { expect, test } from 'vitest';
import { compiledEnglish } from './english.ts';

test('behavior: a catalogue in English says what the code says, with its plurals', async () => {
  const source = await compiledEnglish('tiers');
  expect(source).toContain(String.raw`"plural\",{\"one\":[\"#\",\" ticket\"]`);
  expect(source).not.toMatch(/[а-яё]/i);
});

test('error: a catalogue that does not exist', async () => {
  await expect(compiledEnglish('none')).rejects.toThrow('There is no catalogue none.');
});
