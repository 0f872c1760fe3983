/** What the page of the giveaway does without React: where it stands, to the second, and whose chance is what. */
import { draw as drawEndpoint } from '@lilape/wire/endpoints/draws';
import { callApi } from '#shell/api/api.ts';
import { contracts } from '#shell/deployment.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { clockText } from '#text/clock-text.ts';
import { openWalletDialog } from '#ui/ask-for-wallet.ts';
import { drawMine, drawWinners } from './draw-vine.ts';
import { followChance } from './follow-chance.ts';
import { giveaway, refreshGiveaway } from './giveaway-store.ts';
import { looked } from './looked.ts';
import { isDrawing, stageOf, type Stage } from './stage.ts';
import { showOnly, writeNow } from './stages.ts';
import { hydrateForDraw } from '#draws/hydrate-for-draw.ts';
import { tellWinners, winners } from './winners-store.ts';

const secondMs = 1_000;

/** Follows the giveaway in `root`; returns the way to stop. */
export function followGiveaway(root: ParentNode, language: string): () => void {
  const page = root.querySelector<HTMLElement>('[data-giveaway]');
  if (page === null || contracts.draws === null) return () => {};
  const chance = followChance(page, language);
  let mark = '';
  const fill = () => {
    // Where React draws another page, nobody tells a script that began without it.
    if (!page.isConnected) return end();
    fillPage(page, language);
    drawWinners(page, winners.get(), total());
    const { body } = giveaway.get();
    const now = `${body?.status} ${body?.totalWeight} ${body?.draw?.settledPlaces}`;
    if (body === null || now === mark) return;
    if (mark !== '') chance.again();
    mark = now;
    if (body.count > 0) hydrateForDraw(page, isDrawing(stageOf(giveaway.get(), Date.now())));
    void readWinners();
  };
  page.addEventListener('click', press);
  const stops = [
    giveaway.subscribe(fill),
    looked.subscribe(fill),
    winners.subscribe(fill),
    chance.stop,
    () => page.removeEventListener('click', press),
  ];
  const timer = setInterval(fill, secondMs);
  function end() {
    clearInterval(timer);
    for (const stop of stops) stop();
  }
  fill();
  return end;
}

function press({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-giveaway-retry]') !== null) void refreshGiveaway();
  if (target.closest('[data-connect]') !== null) openWalletDialog();
}

const total = () => BigInt(giveaway.get().body?.totalWeight ?? 0);

function fillPage(page: HTMLElement, language: string): void {
  const known = giveaway.get();
  const nowMs = Date.now() + known.aheadMs;
  const stage: Stage = stageOf(known, nowMs);
  if (page.dataset['stage'] !== stage) {
    page.dataset['stage'] = stage;
    showOnly(page, 'data-at', stage);
  }
  const { body, isLate, hasFailed } = known;
  const late = page.querySelector<HTMLElement>('[data-late]');
  if (late !== null) late.hidden = body === null || !(isLate || hasFailed);
  if (body === null) return;
  const figure = (count: number) => formatDecimal(String(count), language);
  writeNow(page, { count: figure(body.count), places: figure(body.places), block: figure(body.block) });
  const { draw } = body;
  if (draw !== null)
    writeNow(page, {
      clock: clockText(Date.parse(draw.roundTime) - nowMs, language),
      roundTime: formatZoned(draw.roundTime, language),
      settled: figure(draw.settledPlaces),
    });
  const entrant = looked.get().account?.entrant ?? null;
  drawMine(page, entrant && { from: BigInt(entrant.from), weight: BigInt(entrant.weight) }, total());
}

/** The winners that are on chain, all at once; the moment itself is shown by the draw's own part. */
async function readWinners(): Promise<void> {
  const { body } = giveaway.get();
  if (body?.draw == null || body.draw.settledPlaces === 0) return;
  try {
    const answer = await callApi(drawEndpoint, { params: { id: body.draw.id } });
    const told = answer.body.winners.map(({ account, from, weight, transaction }) => ({
      account: account as `0x${string}`,
      from: BigInt(from),
      weight: BigInt(weight),
      transaction,
    }));
    const { all } = winners.get();
    // Those that this browser has computed before, with what is on chain of them.
    tellWinners([...told, ...all.slice(told.length)], all.length === 0);
  } catch {
    // They stay as they were known; the next change asks again.
  }
}
