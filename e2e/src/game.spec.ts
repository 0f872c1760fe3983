// The banana hunt, played: every game here is thought out ahead by the engine and pressed tick by tick, so the page must come to the same end.
import {
  boardRows,
  boxOf,
  button,
  expectState,
  fieldBox,
  figure,
  game,
  kept,
  openGame,
  padMiddles,
  passTicks,
  playOut,
  start,
  stopClock,
} from '#game/cabinet.ts';
import { REST } from '@lilape/game/input';
import { handIn, inputsOf, nameField, putOnBoard, waitingInputs } from '#game/handed-in.ts';
import { makeKeysGrip } from '#game/keys-grip.ts';
import { type MouseHeld, makeMouseGrip, mouseAim } from '#game/mouse-grip.ts';
import { goOn, idle, makeLazyBot, planBeginning, planFor, planLoss, planWin } from '#game/plan.ts';
import { lose } from '#game/lose.ts';
import { openLostGame } from '#game/lost-game.ts';
import { pressKeys, pressMouse, pressThumbs } from '#game/pressing.ts';
import { makeThumbsGrip } from '#game/thumbs-grip.ts';
import { expectAxeFindsNothing } from '#pages/axe.ts';
import { open } from '#pages/site.ts';
import { deep, themes } from './deep.ts';
import { expect, test } from './test.ts';

// Without a graphics card a frame of a large field takes ten times as long as one of a small field.
test.use({ viewport: { width: 600, height: 800 } });

/** How much moves on the page by itself. With less motion what would move is given 0.01 ms, and counts as running until the next frame. */
const moving = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1,
    ).length;

/** Half a minute of play must have passed before a game is taken, and on a busy machine every frame takes its time. */
const WHOLE_GAME_MS = 180_000;

test('I win by keys and mouse, put the game on the board, and find it there', async ({
  page,
  watch,
  games,
}) => {
  test.setTimeout(WHOLE_GAME_MS);
  // Handed in before it can be over, which the page does not know.
  watch.expect(/status of 409/);
  await openGame(page);
  await expect(game(page)).toContainText('No wallet, no prize');
  const { seed } = await start(page);
  const box = await fieldBox(page);
  const { world, inputs, holds } = planWin(seed, () => makeMouseGrip(box));
  await playOut(page, { holds }, pressMouse(page));
  await page.clock.resume();
  await expectState(page, 'won');
  await expect(figure(page, 'total')).toHaveText(String(world.score));
  await expect(figure(page, 'bananasPoints')).toHaveText('80');
  await expect(figure(page, 'enemiesPoints')).toHaveText('150');
  await expect(figure(page, 'healthPoints')).toHaveText(String(world.player.health));
  // Who asked for less motion gets none, also for a win.
  expect(await page.evaluate(moving)).toBe(0);
  await expectAxeFindsNothing(page, { screen: 'won' });
  await nameField(page).fill('Winnie');
  const { sent, taken } = await putOnBoard(page, async () => {
    const answer = page.waitForResponse('**/api/game/scores');
    await button(page, 'send').click();
    await answer;
    await games.letTimePass();
  });
  expect(inputsOf(sent)).toEqual(inputs);
  expect(taken).toMatchObject({ score: world.score, ticks: world.tick, outcome: 'won' });
  await expect(handIn(page)).toContainText(`place ${taken.place}`);
  const row = boardRows(page).filter({ hasText: 'Winnie' });
  await expect(row).toContainText(String(world.score));
  await expect(row).toHaveAttribute('aria-current', 'true');
  await open(page, '/game');
  await expect(boardRows(page).filter({ hasText: 'Winnie' })).toHaveCount(1);
  await expect(kept(page, 'finished')).toBeHidden();
});

test('I come from another page, and play by keys alone', deep, async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/sale');
  await page.getByRole('banner').getByRole('link', { name: 'Game', exact: true }).click();
  await page.setViewportSize({ width: 600, height: 800 });
  await expectState(page, 'title');
  await button(page, 'start').focus();
  const { seed } = await start(page, () => page.keyboard.press('Enter'));
  const { inputs, holds } = planBeginning(seed, makeKeysGrip);
  expect(new Set(inputs).size).toBeGreaterThan(5);
  await playOut(page, { holds }, pressKeys(page));
  await page.keyboard.press('Escape');
  await expectState(page, 'paused');
  expect(await waitingInputs(page)).toEqual(inputs);
});

test('on a laptop the whole field is in sight while I play', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await openGame(page);
  await start(page);
  const header = await boxOf(page.getByRole('banner'));
  const { y, height } = await fieldBox(page);
  expect(y).toBeGreaterThan(header.y + header.height);
  expect(y + height).toBeLessThan(700);
});

for (const [path, width] of [
  ['/game', 360],
  ['/ru/game', 360],
  ['/ru/game', 768],
] as const)
  test(`at ${path} on ${width} px the level is one line, and clear of the ape`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const day = figure(page, 'day');
    await expect(day).toHaveText(/\d/);
    const line = await boxOf(day.locator('..'));
    expect(line.height).toBeLessThan(46);
    const ape = await boxOf(game(page).locator('img[width="400"]'));
    expect(line.x + line.width < ape.x || line.y + line.height < ape.y).toBe(true);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('I come by an address below the game, lose with two thumbs, nothing scrolls, and I find myself on the board', async ({
    page,
    games,
  }) => {
    test.setTimeout(WHOLE_GAME_MS);
    await openGame(page, '/game/level/3');
    const { seed } = await start(page);
    const { world, inputs, holds } = planLoss(seed, makeThumbsGrip, 6);
    const pads = await padMiddles(page);
    const top = await page.evaluate(() => scrollY);
    await playOut(page, { holds }, await pressThumbs(page, pads));
    expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([top, 1]);
    await page.clock.resume();
    await expectState(page, 'lost');
    await expect(figure(page, 'total')).toHaveText(String(world.score));
    // Its panels stand beneath each other: side by side their letters had 4 px.
    const canvas = game(page).locator('[data-strip] canvas');
    await expect(canvas).toBeVisible();
    const picture = await boxOf(canvas);
    expect(picture.height).toBeGreaterThan(2 * picture.width);
    // Turned, the phone has them side by side.
    const shape = () => canvas.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
    await page.setViewportSize({ width: 780, height: 360 });
    await expect.poll(shape).toBeGreaterThan(2);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(shape).toBeLessThan(0.5);
    await games.letTimePass();
    await nameField(page).fill('Thumbelina');
    const { sent } = await putOnBoard(page);
    expect(inputsOf(sent)).toEqual(inputs);
    await expect(boardRows(page).filter({ hasText: 'Thumbelina' })).toContainText(String(world.score));
  });
});

test.describe('where things may move', () => {
  test.use({ reducedMotion: 'no-preference' });

  test(
    'I lose, am told by whom and what helps, see it in three panels, and play again',
    deep,
    async ({ page }) => {
      await openGame(page);
      const { world } = await lose(page, 0);
      await expect(figure(page, 'total')).toHaveText(String(world.score));
      const named = await game(page)
        .locator('[data-by]')
        .filter({ visible: true })
        .evaluateAll((parts) => parts.map((part) => part.dataset['by']));
      expect(new Set(named).size).toBe(1);
      // Who hears the page gets the same, and goes on from there.
      await expect(game(page).locator('[data-said]')).toContainText(String(world.score));
      await expect(game(page).locator('h2:focus')).toBeVisible();
      await expect(game(page).locator('[data-strip] canvas')).toBeVisible();
      await button(page, 'again').click();
      await expectState(page, 'playing');
      await expect(figure(page, 'bananas')).toHaveText('8');
    },
  );
});

test('I press Start before any script has come, and play once they have', async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/game', { waitUntil: 'domcontentloaded' });
  await button(page, 'start').click();
  await expect(button(page, 'start')).toHaveAttribute('aria-busy', 'true');
  pressed.resolve();
  await expectState(page, 'playing');
  await button(page, 'pause').click();
  await button(page, 'leave').click();
  await expectState(page, 'title');
  await expect(button(page, 'start')).not.toHaveAttribute('aria-busy');
});

test('I look away, the game waits, and it goes on where it was', async ({ page }) => {
  await openGame(page);
  const { seed } = await start(page);
  const box = await fieldBox(page);
  const press = pressMouse(page);
  const grip = makeMouseGrip(box);
  const before = planFor(seed, grip, makeLazyBot(11), 180);
  await playOut(page, before, press);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expectState(page, 'paused');
  const left = await figure(page, 'time').textContent();
  await passTicks(page, 500);
  expect(await figure(page, 'time').textContent()).toBe(left);

  // Fingers come off the keys meanwhile, and the mouse stands somewhere else.
  const place: MouseHeld = {
    dx: 0,
    dy: 0,
    x: Math.round(box.x) + 20,
    y: Math.round(box.y) + 20,
    isDown: false,
  };
  await button(page, 'resume').click();
  await expectState(page, 'playing');
  await passTicks(page, 1);
  await press(place);
  const pointing = idle(before, (world) => ({
    dx: 0,
    dy: 0,
    aim: mouseAim(box, place, world),
    isShooting: false,
  }));
  const after = goOn(pointing, grip, makeLazyBot(11), 100);
  await playOut(page, { holds: [...pointing.holds, ...after.holds] }, press);
  await page.keyboard.press('Escape');
  await expectState(page, 'paused');
  expect(await waitingInputs(page)).toEqual(after.inputs);
});

test('I leave in the middle, come back after a reload, and go on from there', async ({ page }) => {
  await openGame(page);
  const { seed } = await start(page);
  const grip = makeKeysGrip();
  const before = planFor(seed, grip, makeLazyBot(21), 250);
  await playOut(page, before, pressKeys(page));
  await page.keyboard.press('Escape');
  await expectState(page, 'paused');
  await button(page, 'leave').click();
  await page.clock.resume();
  await page.reload();
  await expectState(page, 'title');
  await expect(kept(page, 'open')).toBeVisible();
  await button(page, 'continue').click();
  await expectState(page, 'paused');
  await stopClock(page);
  // Not by a click: a mouse that has moved points at something.
  await button(page, 'resume').focus();
  await page.keyboard.press('Enter');
  await expectState(page, 'playing');
  await passTicks(page, 1);
  const after = goOn(
    idle(before, () => REST),
    makeKeysGrip(),
    makeLazyBot(0),
    100,
  );
  await passTicks(page, 10);
  await playOut(page, after, pressKeys(page));
  await page.keyboard.press('Escape');
  await expectState(page, 'paused');
  expect(await waitingInputs(page)).toEqual(after.inputs);
});

test('I practise while a game for the board waits, look at my loss again, and the game still waits', async ({
  page,
}) => {
  await openGame(page);
  await start(page);
  await passTicks(page, 90);
  await page.keyboard.press('Escape');
  await button(page, 'leave').click();
  await expect(kept(page, 'open')).toBeVisible();
  await page.clock.resume();
  await button(page, 'practise').click();
  await expectState(page, 'playing');
  await stopClock(page);
  // Nobody plays, and the crooks do what they do.
  await expect(async () => {
    await passTicks(page, 300);
    expect(await game(page).getAttribute('data-state')).toBe('lost');
  }).toPass({ intervals: [0], timeout: 60_000 });
  await page.clock.resume();
  await button(page, 'watch').click();
  await expectState(page, 'watching');
  await button(page, 'leave').click();
  await expectState(page, 'lost');
  await button(page, 'leave').click();
  await expect(kept(page, 'open')).toBeVisible();
});

test('моя игра попадает в таблицу и по-русски', deep, async ({ page, games }) => {
  const world = await openLostGame(page, 5, '/ru/game');
  await expect(game(page)).toContainText('кошел');
  await expect(figure(page, 'total')).toHaveText(String(world.score));
  await games.letTimePass();
  await nameField(page).fill('Банановый Жора');
  await putOnBoard(page);
  await expect(boardRows(page).filter({ hasText: 'Банановый Жора' })).toHaveCount(1);
  for (const text of await game(page).locator('button:visible').allInnerTexts())
    expect(text).not.toMatch(/[a-z]{3}/);
});

for (const colorScheme of themes)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test(`axe finds nothing before, in, and after a game in the ${colorScheme} theme`, async ({ page }) => {
      await openGame(page);
      await expectAxeFindsNothing(page, { screen: 'title' });
      // The game goes on meanwhile, and nobody plays.
      await button(page, 'practise').click();
      await expectState(page, 'playing');
      await expectAxeFindsNothing(page, { screen: 'playing' });
      await page.keyboard.press('Escape');
      await expectState(page, 'paused');
      await expectAxeFindsNothing(page, { screen: 'paused' });
      await button(page, 'leave').click();
      await expectState(page, 'title');
      await openLostGame(page, 7);
      await expectAxeFindsNothing(page, { screen: 'lost' });
    });
  });
