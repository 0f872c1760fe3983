// Places of a desktop's page where nothing is painted: no hole in its column is larger than a hand may cover.
import { expect, type Page } from '@playwright/test';

export type Hole = { left: number; top: number; width: number; height: number };

/** Nothing within the page's column is empty over more than this, pixels; stretches that are empty from edge to edge are what parts of a page stand apart by. */
const most = { width: 300, height: 120 };

/** The largest hole of each empty place, in pixels of the page; `most` is passed in since the page knows nothing of this file. */
export function holesOf(page: Page): Promise<Hole[]> {
  return page.evaluate((limit) => {
    const cell = 8;
    const main = document.querySelector('main');
    if (main === null) throw new Error('a page has a main part');
    const column = 1_200;
    const left = (document.documentElement.clientWidth - column) / 2;
    const { top, bottom } = main.getBoundingClientRect();
    const columns = column / cell;
    const rows = Math.floor((bottom - top) / cell);
    const isInked = Array.from({ length: rows }, () => Array.from({ length: columns }, () => false));
    const ink = (box: DOMRect) => {
      const from = Math.max(0, Math.floor((box.left - left) / cell));
      const to = Math.min(columns, Math.ceil((box.right - left) / cell));
      const last = Math.min(rows, Math.ceil((box.bottom - top) / cell));
      for (let row = Math.max(0, Math.floor((box.top - top) / cell)); row < last; row += 1)
        isInked[row]?.fill(true, from, Math.max(from, to));
    };
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text) {
        if (node.data.trim() === '' || node.parentElement?.checkVisibility() !== true) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) ink(box);
      } else if (node instanceof Element && node.checkVisibility()) {
        const box = node.getBoundingClientRect();
        const { borderTopWidth, borderLeftWidth, backgroundColor } = getComputedStyle(node);
        const isLined = Number.parseFloat(borderTopWidth) > 0;
        const isBox =
          (isLined && Number.parseFloat(borderLeftWidth) > 0) ||
          !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
        // A ground from edge to edge is paper, and so is what a frame of the whole column leaves empty: only its lines are painted.
        const isWide = box.width > column - 40;
        if (node.matches('img, svg, canvas, input, select, textarea, progress') || (isBox && !isWide))
          ink(box);
        else if (isLined)
          for (const y of [box.top, box.bottom - 1]) ink(new DOMRect(box.left, y, box.width, 1));
      }
    }
    // What stands apart by stretches of the whole width is painted together.
    const kept = isInked.flatMap((row, index) => (row.includes(true) ? [{ row, index }] : []));
    const found: Hole[] = [];
    const free = Array.from({ length: columns }, () => 0);
    kept.forEach(({ row, index }, at) => {
      row.forEach((inked, x) => (free[x] = inked ? 0 : (free[x] ?? 0) + 1));
      for (let x = 0; x < columns; x += 1) {
        const height = free[x] ?? 0;
        if (height * cell <= limit.height) continue;
        let end = x;
        while ((free[end] ?? 0) * cell > limit.height) end += 1;
        if ((end - x) * cell > limit.width) {
          const lowest = Math.min(...free.slice(x, end));
          const first = kept[at - lowest + 1]?.index ?? 0;
          found.push({
            left: left + x * cell,
            top: top + scrollY + first * cell,
            width: (end - x) * cell,
            height: (index - first + 1) * cell,
          });
        }
        x = end;
      }
    });
    // Of holes that lie within each other the largest is listed.
    const isWithin = (one: Hole, other: Hole) =>
      one.left < other.left + other.width &&
      other.left < one.left + one.width &&
      one.top < other.top + other.height &&
      other.top < one.top + one.height;
    return found
      .sort((one, other) => other.width * other.height - one.width * one.height)
      .filter((hole, index, all) => !all.slice(0, index).some((larger) => isWithin(hole, larger)));
  }, most);
}

/** No hole at 1440 pixels. */
export async function expectNoHoles(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect
    .configure({ soft: true })
    .poll(() => holesOf(page), { message: `holes of ${page.url()}` })
    .toEqual([]);
}
