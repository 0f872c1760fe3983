// The fixed sections of the home page: what can be pressed in them does what it says.
import type { Locator, Page } from '@playwright/test';

import { amountField, buyModal } from '#pages/buy-ui.ts';
import { expectNothingBeside } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { chooseWallet, short, walletButton } from '#pages/wallet-ui.ts';
import { isDeep } from './deep.ts';
import { expect, test } from './test.ts';

test('I filter the questions and open one at a time', async ({ page }) => {
  await open(page, '/#faq');
  const questions = page.locator('#faq details[name=faq]');
  const shown = questions.filter({ visible: true });
  await expect(page.locator('#faq-listing')).toBeHidden();
  await page.getByText(/^Show all \d+ questions$/).click();
  await expect(page.locator('#faq-listing')).toBeVisible();
  const all = await shown.count();
  await page.getByText('Show fewer questions').click();
  await expect(shown).toHaveCount(4);
  for (const [filter, first] of [
    ['Basics', 'What is LILAPE?'],
    ['Buying', 'How do I buy?'],
    ['Security', 'Can I get my money back?'],
  ] as const) {
    await page.getByRole('radio', { name: filter }).check({ force: true });
    await expect(shown.first()).toContainText(first);
    expect(await shown.count()).toBeLessThan(all / 2);
  }
  await expect(page.locator('#faq-owner')).toBeVisible();
  await page.getByRole('radio', { name: 'All Questions' }).check({ force: true });
  await expect(shown).toHaveCount(4);
  await page.getByText('What is LILAPE?').click();
  await page.getByText('How many tokens are there?').click();
  await expect(page.locator('#faq details[name=faq][open]')).toHaveCount(1);
  await expect(page.locator('#faq details[name=faq][open]')).toContainText('420,690,000,000,000');
});

test('A link to a question takes me to it and opens it', async ({ page }) => {
  await open(page, '/#faq-owner');
  const question = page.locator('#faq-owner');
  await expect(question).toHaveAttribute('open');
  await expect(question).toBeInViewport();
  await expect(page.locator('#faq details[name=faq][open]')).toHaveCount(1);
});

test('A link to a question shows it though my filter hides it', async ({ page }) => {
  await open(page, '/#faq');
  await page.getByRole('radio', { name: 'Security' }).check({ force: true });
  const question = page.locator('#faq-what');
  await expect(question).toBeHidden();
  await page.evaluate(() => location.assign('#faq-what'));
  await expect(question).toHaveAttribute('open');
  await expect(question).toBeInViewport();
});

test('I pause what moves, and it stays so; who wants less motion gets none', async ({ page }) => {
  /** How many different movements go on for ever; a build gives them names of its own. */
  const moving = () =>
    page.evaluate(() => {
      const endless = document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
        );
      return new Set(endless.map((animation) => (animation as CSSAnimation).animationName)).size;
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  // It blinks, looks after the butterfly, which drifts and flaps, and the names run by.
  await expect.poll(moving).toBe(5);
  await page.getByRole('button', { name: 'Pause animations' }).first().click();
  await expect.poll(moving).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Resume animations' })).toHaveCount(2);
  await expect.poll(moving).toBe(0);
  await page.getByRole('button', { name: 'Resume animations' }).first().click();
  await expect.poll(moving).toBe(5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
  await expect(page.getByRole('button', { name: 'Pause animations' })).toHaveCount(0);
});

test('On a phone I can press Buy Now without scrolling', async ({ page }) => {
  for (const viewport of [{ width: 360, height: 740 }, ...(isDeep ? [{ width: 390, height: 844 }] : [])]) {
    await page.setViewportSize(viewport);
    for (const path of ['/', '/ru/']) {
      await open(page, path);
      await expect(page.getByRole('button', { name: /^(Buy Now|Купить)$/ })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('Prizes keep off the lines of their steps, and words beside each other stand on one line', async ({
  page,
}) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/ru/');
    const air = await page.locator('#giveaway').evaluate((section) =>
      [...section.querySelectorAll('*')]
        .filter(
          ({ textContent, childElementCount }) => childElementCount === 0 && /^\d+\sмлн$/.test(textContent),
        )
        .map((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          const step = words.parentElement?.getBoundingClientRect();
          return ((step?.width ?? 0) - range.getBoundingClientRect().width) / 2;
        }),
    );
    expect(air).toHaveLength(3);
    // Its line is 3 px of them.
    expect(Math.min(...air)).toBeGreaterThan(9);
  }
  const lines = await page.locator('#home').evaluate((hero) => {
    // It runs in the page, where nothing of this file is.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const baseline = (words: Element | null | undefined) => {
      // In one line with them, where each child is laid out by itself too.
      const [line, mark] = [document.createElement('span'), document.createElement('span')];
      mark.style.display = 'inline-block';
      line.append(...[...(words?.childNodes ?? [])].filter(({ nodeType }) => nodeType === 3), mark);
      words?.append(line);
      const { bottom } = mark.getBoundingClientRect();
      return Math.round(bottom);
    };
    const [now, next] = hero.querySelectorAll('[data-fill="price"], [data-fill="next-price"]');
    const buy = [...hero.querySelectorAll('button')].find(({ textContent }) => textContent === 'Купить');
    const giveaway = [...hero.querySelectorAll('a')].find(({ textContent }) => /млн/i.test(textContent));
    return [baseline(now) - baseline(next), baseline(buy) - baseline(giveaway)];
  });
  expect(lines).toEqual([0, 0]);
});

test('An amount on the first screen opens the form with it in, also by way of the wallet', async ({
  page,
  wallet,
}) => {
  await open(page, '/');
  const chips = page.getByRole('list', { name: 'Buy LILAPE for' });
  await chips.getByRole('button', { name: '$100' }).click();
  await chooseWallet(page, 'MetaMask');
  await expect(walletButton(page)).toContainText(short(wallet.account.address));
  await expect(amountField(buyModal(page))).toHaveValue('100');
  await page.keyboard.press('Escape');
  await chips.getByRole('button', { name: '$500' }).click();
  await expect(amountField(buyModal(page))).toHaveValue('500');
});

test('On a phone Buy is in reach from every place of home, the guide and the sale', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', ...(isDeep ? ['/how-to-buy', '/sale'] : [])]) {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-sale', 'open');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const part of [0, 0.1, 0.35, 0.6, 0.85, 1]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), part * height);
      await expect(
        page
          .getByRole('button', { name: /^Buy( Now)?$/ })
          .and(page.locator(':visible'))
          .last(),
        `${path} at ${part}`,
      ).toBeInViewport({ ratio: 1 });
    }
  }
});

/** How far down the window the middle of something is. */
async function middle(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  return box === null ? Number.NaN : box.y + box.height / 2;
}

test('On a large screen Buy lies in the navigation of the header, at the top of a page and further down', async ({
  page,
}) => {
  await open(page, '/sale');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staking' });
  for (const top of [0, 900]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    const buy = page.getByRole('button', { name: 'Buy', exact: true });
    await expect
      .poll(async () => Math.abs((await middle(buy)) - (await middle(link))), `at ${top}`)
      .toBeLessThan(6);
  }
});

test('On a phone home, the guide, the contracts, the sale and the whitepaper are no longer than their limits', async ({
  page,
}) => {
  // Where nothing may move, the marquee of names stands in rows instead.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, limit] of [
    ['/', 5000],
    ['/how-to-buy', 5300],
    ['/contracts', 5100],
    ['/sale', 5700],
    ['/whitepaper', 14_400],
  ] as const)
    // Russian is longer, and is what every run looks at.
    for (const prefix of isDeep ? ['/ru', ''] : ['/ru']) await expectShort(page, prefix + path, limit);
});

async function expectShort(page: Page, path: string, limit: number): Promise<void> {
  await open(page, path);
  // The foot has its own height once it was near the screen.
  const height = () =>
    page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return document.documentElement.scrollHeight;
    });
  await expect.poll(height, path).toBeLessThanOrEqual(limit);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await height(), path).toBeLessThanOrEqual(limit);
  await expectNothingBeside(page);
}

test('What a phone folds away stands open on a large screen, and a link to a place in it opens it', async ({
  page,
}) => {
  const inFold = page.locator('#coins');
  await open(page, '/how-to-buy');
  await expect(inFold).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(inFold).toBeHidden();
  await page.locator('#fund').getByRole('link', { name: 'further down' }).click();
  await expect(inFold).toBeVisible();
  await expect(inFold).toBeInViewport();
});

test('The first press on Buy Now, before anything else of the page has come, is carried out', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/');
  await expect(page.getByRole('main')).toContainText('$0.0012');
  expect(scripts.join(' ')).not.toContain('react');
  await page.evaluate(() => document.querySelector<HTMLElement>('main [data-action="buy"]')?.click());
  await expect(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible();
  expect(scripts.join(' ')).toContain('react');
});

test('A press on Buy Now before any script has come is carried out once they have', async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click();
  pressed.resolve();
  await expect(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible();
});

test('Every Learn More leads to its step of the guide', async ({ page }) => {
  const steps = [
    ['Connect a wallet', 'connect'],
    ['Pay in USDT or USDC', 'confirm'],
    ['Claim after the sale', 'claim'],
  ] as const;
  await open(page, '/#how-to-buy');
  const more = (name: string) => page.getByRole('link', { name: `Learn More about “${name}”` });
  for (const [name, step] of steps) await expect(more(name)).toHaveAttribute('href', `/how-to-buy#${step}`);
  await more('Pay in USDT or USDC').click();
  await expect(page).toHaveURL(/\/how-to-buy#confirm$/);
  await expect(page.locator('#confirm')).toBeInViewport();
  for (const [, step] of steps) await expect(page.locator(`#${step}`)).toBeAttached();
});

test('On a phone a step is a row whose words open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Connect a wallet' }) });
  const more = step.getByRole('link', { name: /^Learn More/ });
  await expect(more).toBeHidden();
  await step.locator('summary').click();
  await expect(more).toBeVisible();
  await expect(step).toContainText('Any wallet that supports Base.');
});

test('Enter and View Chart lead where they say', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'View Chart' }).click();
  await expect(page).toHaveURL(/\/sale$/);
  await open(page, '/#giveaway');
  await page.getByRole('link', { name: 'Enter', exact: true }).click();
  await expect(page).toHaveURL(/\/giveaway$/);
});

test('On the narrowest phone no Russian word is cut, no stamp lies over a name, and the brow keeps off the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/ru');
  await page.locator('html:not([data-folded])').waitFor();
  const prices = page.locator('#home p').filter({ hasText: 'Цена сейчас' }).locator('..');
  expect(await prices.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const found = await page.evaluate(() => {
    const range = document.createRange();
    const textOf = (element: Element) => {
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const names = [...document.querySelectorAll('#tokenomics [aria-hidden=true] > div > span')];
    const phases = [...document.querySelectorAll('#roadmap ol > li')];
    const cut = names.filter(
      (name) => textOf(name).right > (name.parentElement?.getBoundingClientRect().right ?? 0) - 1,
    );
    const over = phases.filter((phase) => {
      const name = phase.querySelector('h3');
      const stamps = [...phase.querySelectorAll('[data-status] > *')].filter(
        (stamp) => stamp.checkVisibility() && getComputedStyle(stamp).clipPath === 'none',
      );
      return stamps.some((stamp) => name && stamp.getBoundingClientRect().left < textOf(name).right + 4);
    });
    const [ticker, ...items] = document.querySelectorAll(
      'section:has(> [aria-hidden=true] + div li), section:not([hidden]) > [aria-hidden=true] + div ul:not([aria-hidden]) li > *',
    );
    const edge = ticker?.getBoundingClientRect();
    const boxes = items.map((item) => item.getBoundingClientRect());
    const section = document.querySelector('#tokenomics');
    const heading = section?.querySelector('h2');
    if (!section || !heading) throw new Error('home has the tokenomics');
    const brow = getComputedStyle(section, '::before');
    const browEnds =
      section.getBoundingClientRect().top + Number.parseFloat(brow.top) + Number.parseFloat(brow.height);
    return {
      counts: [names.length, phases.length],
      cut: cut.map((name) => name.textContent),
      over: over.map((phase) => phase.textContent?.slice(0, 20)),
      air: heading.getBoundingClientRect().top - browEnds,
      counted: boxes.length,
      room: Math.min(
        ...boxes.flatMap(({ right, bottom }) => [(edge?.right ?? 0) - right, (edge?.bottom ?? 0) - bottom]),
      ),
    };
  });
  expect(Math.min(...found.counts)).toBeGreaterThan(1);
  expect(found.cut).toEqual([]);
  expect(found.over).toEqual([]);
  expect(found.air).toBeGreaterThanOrEqual(16);
  expect(found.counted).toBeGreaterThan(5);
  expect(found.room).toBeGreaterThanOrEqual(6);
});

test('The ape that eats has all its parts, and its colours of the night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ape = page.locator('#eater');
  await expect(ape.locator('[class="art-disc"]')).toHaveCSS('fill', 'rgb(244, 235, 208)');
  await expect(ape.locator('[data-part="lids"]')).toHaveCSS('opacity', '0');
  const bites = await ape.getAttribute('data-peel');
  await expect(ape.locator(`[data-part="peel-${bites}"]`).last()).toBeVisible();
});
