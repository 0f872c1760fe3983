// Whole games won by keys alone and by two thumbs, in a long run: every run wins one by mouse, and plays a while by the other grips.
import {
  boardRows,
  button,
  expectState,
  figure,
  openGame,
  padMiddles,
  playOut,
  start,
} from '#game/cabinet.ts';
import { inputsOf, nameField, putOnBoard } from '#game/handed-in.ts';
import { makeKeysGrip } from '#game/keys-grip.ts';
import { planWin } from '#game/plan.ts';
import { pressKeys, pressThumbs } from '#game/pressing.ts';
import { makeThumbsGrip } from '#game/thumbs-grip.ts';
import { isDeep } from './deep.ts';
import { expect, test } from './test.ts';

// Without a graphics card a frame of a large field takes ten times as long as one of a small field.
test.use({ viewport: { width: 600, height: 800 } });
test.describe.configure({ timeout: 180_000 });

if (isDeep) {
  test('I win by keys alone, without ever touching the mouse', async ({ page, games }) => {
    await openGame(page);
    await button(page, 'start').focus();
    const { seed } = await start(page, () => page.keyboard.press('Enter'));
    const { world, inputs, holds } = planWin(seed, makeKeysGrip);
    await playOut(page, { holds }, pressKeys(page));
    await page.clock.resume();
    await expectState(page, 'won');
    await expect(figure(page, 'total')).toHaveText(String(world.score));
    await games.letTimePass();
    const { sent } = await putOnBoard(page, async () => {
      await nameField(page).focus();
      await page.keyboard.type('Key Kay');
      await page.keyboard.press('Enter');
    });
    expect(inputsOf(sent)).toEqual(inputs);
    await expect(boardRows(page).filter({ hasText: 'Key Kay' })).toContainText(String(world.score));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('I win with two thumbs, and nothing scrolls', async ({ page, games }) => {
      await openGame(page);
      const { seed } = await start(page);
      const { world, inputs, holds } = planWin(seed, makeThumbsGrip);
      const pads = await padMiddles(page);
      const top = await page.evaluate(() => scrollY);
      await playOut(page, { holds }, await pressThumbs(page, pads));
      expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([top, 1]);
      await page.clock.resume();
      await expectState(page, 'won');
      await expect(figure(page, 'total')).toHaveText(String(world.score));
      await games.letTimePass();
      await nameField(page).fill('Thumbs Tom');
      const { sent } = await putOnBoard(page);
      expect(inputsOf(sent)).toEqual(inputs);
    });
  });
}
