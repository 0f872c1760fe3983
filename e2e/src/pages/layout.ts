// What holds for the layout of every page, at any width and in any language.
import { expect, type Locator, type Page } from '@playwright/test';

// A busy machine lays a page out a moment after its window has another size, or its sheets have come: so each look is repeated.
const expectSoon = expect.configure({ soft: true });

/** Whatever is on the page has its style sheet: of each component, at least one rule has come. */
export async function expectStyled(page: Page): Promise<void> {
  const unstyled = () =>
    page.evaluate(() => {
      const marks = /\b_[a-z0-9]{4}(?=-\d)/g;
      const known = new Set<string>();
      const read = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule)
            for (const [mark] of rule.selectorText.matchAll(marks)) known.add(mark);
          if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
        }
      };
      for (const { cssRules } of document.styleSheets) read(cssRules);
      const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
      return [...new Set(classes)].filter((name) => name.match(marks)?.some((mark) => !known.has(mark)));
    });
  await expect.poll(unstyled, { message: 'classes without their style sheet' }).toEqual([]);
}

/** How each element of header and page looks, by what components set and others refine: a footer out of view is not always styled. */
const readLooks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *')].map((element) => {
      const style = getComputedStyle(element);
      const { display, position, padding, margin, gap, border, borderRadius, boxShadow } = style;
      const { fontSize, fontFamily, fontWeight, lineHeight, textAlign, color, backgroundColor } = style;
      const box = [display, position, padding, margin, gap, border, borderRadius, boxShadow];
      const text = [fontSize, fontFamily, fontWeight, lineHeight, textAlign, color, backgroundColor];
      return `${element.outerHTML.slice(0, 80)}: ${[...box, ...text].join(' ')}`;
    }),
  );

/** The sheet that comes after the first paint changes nothing of what stands in the document; for pages whose scripts do not run. */
export async function expectLaterSheetChangesNothing(page: Page): Promise<void> {
  const before = await readLooks(page);
  await page.evaluate(() => {
    const later = document.querySelector<HTMLLinkElement>('link[data-rel="stylesheet"]');
    if (later !== null) later.rel = 'stylesheet';
  });
  // No event tells of it: their listeners are scripts.
  const hasCome = () =>
    page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/later-')));
  await expect.poll(hasCome).toBe(true);
  const after = await readLooks(page);
  const changed = after.flatMap((look, index) =>
    look === before[index] ? [] : [`${before[index]} > ${look}`],
  );
  expect.soft(changed.slice(0, 3), 'what the later sheet changes').toEqual([]);
}

/** No text is broken letter by letter: in a box narrower than three of its letters none has more lines than words and hyphens give it. And none is smaller than 12 px. */
export async function expectNoThinText(page: Page): Promise<void> {
  const broken = () =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      const tooSmall: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const words = text.textContent?.trim() ?? '';
        const parent = text.parentElement;
        if (words.length < 2 || parent === null || parent.closest('svg, noscript') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const widest = Math.max(0, ...[...range.getClientRects()].map(({ width }) => width));
        const em = Number.parseFloat(getComputedStyle(parent).fontSize);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        // What is said and not shown is cut away.
        const isCut =
          getComputedStyle(parent).clipPath !== 'none' || parent.getBoundingClientRect().width <= 2;
        if (isCut) continue;
        // What has no size is read out and not shown.
        if (widest > 0 && em > 0 && em < 11.9) tooSmall.push(`${words}: ${em} px`);
        if (widest < 3 * em && tops.size > words.split(/\s+|-/).length) found.push(words);
      }
      return { thin: found, small: tooSmall };
    });
  const message = 'what is broken letter by letter, or smaller than 12 px';
  await expectSoon.poll(broken, { message }).toEqual({ thin: [], small: [] });
}

/** An address or a hash is broken into lines of about one length: no two letters stand alone. */
export async function expectEvenLines(texts: Locator): Promise<void> {
  await expect(texts.first()).toBeVisible();
  const shortest = await texts.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Map<number, number>();
      for (const { bottom, width } of range.getClientRects())
        lines.set(Math.round(bottom), Math.max(width, lines.get(Math.round(bottom)) ?? 0));
      return Math.min(...lines.values()) / Math.max(...lines.values());
    }),
  );
  expect.soft(Math.min(...shortest), 'shortest line by the longest').toBeGreaterThan(0.75);
}

/** No heading breaks within a word. */
export async function expectWholeHeadings(page: Page): Promise<void> {
  const broken = () =>
    page.evaluate(() => {
      const found: string[] = [];
      for (const heading of document.querySelectorAll('h1, h2, h3')) {
        if (!heading.checkVisibility() || getComputedStyle(heading).clipPath !== 'none') continue;
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u2013\u2014/-]+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              found.push(word);
          }
      }
      return found;
    });
  await expectSoon.poll(broken, { message: 'words of headings that are broken' }).toEqual([]);
}

/** No text touches the heading that it stands under. */
export async function expectAirUnderHeadings(page: Page): Promise<void> {
  const touched = () =>
    page.evaluate(() => {
      const found: string[] = [];
      // It runs in the page, where nothing of this file is.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const isSeen = (element: Element | null) =>
        element?.checkVisibility() === true &&
        element.closest('svg') === null &&
        getComputedStyle(element).clipPath === 'none';
      const range = document.createRange();
      for (const heading of document.querySelectorAll('main :is(h2, h3, h4)')) {
        if (!isSeen(heading) || !isSeen(heading.firstElementChild ?? heading)) continue;
        range.selectNodeContents(heading);
        const words = range.getBoundingClientRect();
        const end = Math.min(words.bottom, heading.getBoundingClientRect().bottom);
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        texts.currentNode = heading;
        let text = texts.nextNode();
        while (
          text !== null &&
          (heading.contains(text) || text.textContent?.trim() === '' || !isSeen(text.parentElement))
        )
          text = texts.nextNode();
        // Folded, one heading follows another.
        if (text === null || text.parentElement?.closest('h2, h3, h4') != null) continue;
        range.selectNodeContents(text);
        const line = range.getClientRects()[0];
        // What stands beside it is not under it.
        if (line === undefined || line.left > words.right || line.right < words.left || line.top < words.top)
          continue;
        if (line.top - end < 6) found.push(`${heading.textContent}: ${line.top - end} px`);
      }
      return found;
    });
  await expectSoon.poll(touched, { message: 'headings that touch the text under them' }).toEqual([]);
}

/** The brow over a section's edge lies over nobody's words, and over no button. */
export async function expectBrowClear(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const range = document.createRange();
      const found: string[] = [];
      for (const section of document.querySelectorAll('main section')) {
        const brow = getComputedStyle(section, '::before');
        if (!brow.maskImage.includes('svg') || brow.content === 'none') continue;
        const { left, top } = section.getBoundingClientRect();
        const from = { x: left + Number.parseFloat(brow.left), y: top + Number.parseFloat(brow.top) };
        const end = from.x + Number.parseFloat(brow.width);
        for (const element of document.querySelectorAll('main :is(p, a, button, dd)')) {
          if (section.contains(element) || !element.checkVisibility()) continue;
          range.selectNodeContents(element);
          const isPressed = element.matches('button, a');
          for (const box of isPressed ? [element.getBoundingClientRect()] : range.getClientRects())
            if (box.bottom > from.y && box.top < top && box.right > from.x && box.left < end)
              found.push(`${element.textContent.slice(0, 40)}: ${Math.round(box.bottom - from.y)} px`);
        }
      }
      return found;
    });
  await expectSoon.poll(covered, { message: 'what lies under the brow' }).toEqual([]);
}

/** The figures of a clock are of one width, and close enough to be read as one number. */
export async function expectOneNumber(clock: Locator): Promise<void> {
  const widths = await clock.evaluate((element) => {
    const em = Number.parseFloat(getComputedStyle(element).fontSize);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const { index } of (text.textContent ?? '').matchAll(/\d/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        // A digit in a cell of its own is as wide as that.
        const cell = text.textContent?.length === 1 ? text.parentElement : null;
        found.push((cell ?? range).getBoundingClientRect().width / em);
      }
    return found;
  });
  expect(Math.max(...widths) - Math.min(...widths), 'how much the widths differ, em').toBeLessThan(0.01);
  expect(Math.max(...widths), 'em a figure').toBeLessThan(0.7);
}

/** Nothing is wider than the screen. */
export async function expectNothingBeside(page: Page): Promise<void> {
  const besideNow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expectSoon.poll(besideNow, { message: 'px wider than the screen' }).toBe(0);
}

/** On a desktop the heading of each page stands at one height below the bar. */
export async function expectHeadInPlace(page: Page): Promise<void> {
  const offNow = async () => {
    const below = await page.evaluate(() => {
      const [main, heading] = ['main', 'h1'].map((name) => document.querySelector(name));
      if (!main || !heading) return 0;
      return (100 * (heading.getBoundingClientRect().top - main.getBoundingClientRect().top)) / innerWidth;
    });
    return Math.abs(below - 3);
  };
  const heading = `% of the width that the heading of ${page.url()} is off`;
  await expectSoon.poll(offNow, { message: heading }).toBeLessThan(0.1);
}

/** What holds of the text of every page at any width. */
export async function expectLaidOut(page: Page): Promise<void> {
  await expectNothingBeside(page);
  await expectNoThinText(page);
  await expectWholeHeadings(page);
  await expectAirUnderHeadings(page);
  await expectBrowClear(page);
}
