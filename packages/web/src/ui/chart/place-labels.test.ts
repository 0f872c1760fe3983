import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

const texts = (labels: { text: string }[]) => labels.map(({ text }) => text);

test('behavior: labels with room between them all stay where they are', () => {
  const labels = [
    { at: 60, text: 'Jan 2027' },
    { at: 170, text: 'Feb 2027' },
  ];
  expect(placeLabels(labels, 300)).toEqual(labels);
});

test('behavior: the last is moved into the drawing, and one that it then touches goes', () => {
  const labels = [
    { at: 100, text: '12:00' },
    { at: 180, text: '13:00' },
    { at: 215, text: '14:00' },
  ];
  const placed = placeLabels(labels, 218);
  expect(texts(placed)).toEqual(['12:00', '14:00']);
  expect(placed.at(-1)?.at).toBe(218 - 21.25);
});

test('behavior: longer words need more room, as those of Russian months', () => {
  const months = ['сент. 2026 г.', 'окт. 2026 г.', 'нояб. 2026 г.', 'дек. 2026 г.'];
  const labels = months.map((text, index) => ({ at: 60 + 100 * index, text }));
  expect(texts(placeLabels(labels, 460))).toEqual(['окт. 2026 г.', 'дек. 2026 г.']);
});

test('behavior: an axis without marks has no labels', () => {
  expect(placeLabels([], 300)).toEqual([]);
});
