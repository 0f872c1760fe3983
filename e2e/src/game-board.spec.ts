// From the end of a game to the board, whatever lies between: reloads, a lost answer, a game too late, a site that is away; and games of others.
import { boardRows, button, expectState, figure, kept, openGame } from '#game/cabinet.ts';
import { handIn, nameField, putOnBoard } from '#game/handed-in.ts';
import { lose } from '#game/lose.ts';
import { openLostGame } from '#game/lost-game.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

// Without a graphics card a frame of a large field takes ten times as long as one of a small field.
test.use({ viewport: { width: 600, height: 800 } });

test('I reload before my game is on the board: it is kept, and goes there later', async ({ page, games }) => {
  await openGame(page);
  const { world } = await lose(page, 1);
  await page.reload();
  await expectState(page, 'title');
  await expect(figure(page, 'keptScore')).toHaveText(String(world.score));
  await button(page, 'kept').click();
  await expectState(page, 'lost');
  await games.letTimePass();
  await putOnBoard(page, async () => {
    await nameField(page).focus();
    await page.keyboard.type('Later Lars');
    await page.keyboard.press('Enter');
  });
  await expect(boardRows(page).filter({ hasText: 'Later Lars' })).toHaveCount(1);
  await page.reload();
  await expect(kept(page, 'finished')).toBeHidden();
});

test('the answer gets lost on its way: I send again, and the game counts once', async ({
  page,
  games,
  watch,
}) => {
  watch.expect(/ERR_FAILED|Failed to load resource/);
  await openLostGame(page, 2);
  await games.letTimePass();
  await nameField(page).fill('Lost Answer');
  await page.route('**/api/game/scores', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'send').click();
  await expect(handIn(page).getByRole('alert')).not.toBeEmpty();
  await page.unroute('**/api/game/scores');
  await putOnBoard(page);
  await expect(boardRows(page).filter({ hasText: 'Lost Answer' })).toHaveCount(1);
});

test('my game is too late: I read why the game is not taken, and can play another', async ({
  page,
  games,
  watch,
}) => {
  watch.expect(/status of 409/);
  await openLostGame(page, 3);
  await games.endStarted();
  await button(page, 'send').click();
  await expect(handIn(page)).toContainText('This game could be submitted until');
  await button(page, 'again').click();
  await expectState(page, 'playing');
});

test('the site does not answer: I am told, and play for practice', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED|Failed to load resource/);
  await openGame(page);
  await page.route('**/api/game/start', (route) => route.abort());
  await button(page, 'start').click();
  await expectState(page, 'failed');
  await expect(figure(page, 'reason')).not.toBeEmpty();
  await button(page, 'retry').click();
  await expectState(page, 'failed');
  await button(page, 'practise').click();
  await expectState(page, 'playing');
  await expect(figure(page, 'bananas')).toHaveText('8');
  await page.keyboard.press('Escape');
  await expectState(page, 'paused');
  await button(page, 'leave').click();
  await expectState(page, 'title');
  await page.unroute('**/api/game/start');
  await button(page, 'start').click();
  await expectState(page, 'playing');
});

test('the site is slow: after four seconds I may play for practice', deep, async ({ page }) => {
  await openGame(page);
  const release = Promise.withResolvers<void>();
  await page.route('**/api/game/start', async (route) => {
    await release.promise;
    await route.abort();
  });
  await button(page, 'start').click();
  await expectState(page, 'asking');
  await page.clock.fastForward(4_500);
  await expectState(page, 'failed');
  await expect(button(page, 'practise')).toBeVisible();
  release.resolve();
});

test('I watch a game of a day that is over, faster, and share its address', async ({ page, games }) => {
  await games.handIn({ bot: 71, name: 'Watch Me' });
  await games.moveBack(2);
  await openGame(page);
  // Before it knows today the board only asks once more.
  await expect(page.locator('[data-board-state]')).toHaveAttribute('data-board-state', /empty|some/);
  await button(page, 'earlier').click();
  await button(page, 'earlier').click();
  const row = boardRows(page).filter({ hasText: 'Watch Me' });
  await row.getByRole('link', { name: 'Watch' }).click();
  await expectState(page, 'watching');
  await expect(page).toHaveURL(/\/game\?watch=\d+$/);
  await expect(figure(page, 'watched')).toContainText('Watch Me');
  const address = page.url();
  await page.getByRole('radio', { name: '4×' }).check({ force: true });
  await expect.poll(async () => Number(await figure(page, 'score').textContent())).toBeGreaterThan(0);
  await button(page, 'leave').click();
  await expectState(page, 'title');
  await page.goto(address);
  await expectState(page, 'watching');
  await page.goBack();
});
