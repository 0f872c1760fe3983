import { beforeEach, expect, test, vi } from 'vitest';
import { showAnchor } from './anchor.ts';

const visible = vi.fn<() => boolean>();

beforeEach(() => {
  visible.mockReset().mockReturnValue(true);
  Object.assign(Element.prototype, { checkVisibility: visible, scrollIntoView: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = `
    <section>
      <input type="radio" name="filter" value="all"><input type="radio" name="filter" value="some" checked>
      <details id="outer"><summary></summary>
        <details id="inner"><summary></summary><p id="place"></p></details>
        <details id="beside"><summary></summary></details>
      </details>
    </section>`;
});

const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('behavior: a place within folds opens each of them and nothing beside them', () => {
  expect(showAnchor('#place')).toBe(true);
  expect(open()).toEqual(['outer', 'inner']);
});

test('behavior: a fold that is the place itself is opened, and what it stands in', () => {
  expect(showAnchor('#beside')).toBe(true);
  expect(open()).toEqual(['outer', 'beside']);
});

test('behavior: what a filter hides is shown by taking the filter off', () => {
  visible.mockReturnValue(false);
  showAnchor('#inner');
  expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('all');
});

test('behavior: a filter that hides nothing of it stays', () => {
  showAnchor('#inner');
  expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('some');
});

test('args: a place that is not there opens nothing', () => {
  expect(showAnchor('#nowhere')).toBe(false);
  expect(open()).toEqual([]);
});
