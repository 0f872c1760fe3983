/** Brings the wall to life: what is wanted stands in the address, what there is comes from the site. */
import { LAST_ID } from '@lilape/domain/apes/ids';
import { formatDecimal } from '#shell/first/format.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { followMints } from './follow-mints.ts';
import { dotsIn } from './wall-dots.ts';
import { choose, type Chosen } from './choose.ts';
import { faceMaker } from './face.ts';
import { markView, readForm, showCounts, writeForm } from './wall-form.ts';
import { askForApes, type WallData } from './wall-data.ts';
import { areFew, hangWall } from './wall-grid.ts';
import { columnsOf, followColumns } from './wall-columns.ts';
import { followOwner, isOwn } from './wall-owner.ts';
import { firstView, formatFilter, isPicky, parseFilter, viewIn, type Filter, type View } from './filter.ts';

const allIds = Array.from({ length: LAST_ID }, (_, index) => index + 1);

/** Which of the page's parts is shown. */
type State = 'asking' | 'shown' | 'nobody' | 'empty' | 'failed';

/** Shows the wall in `root` as it is now and whenever an ape is minted. */
export function mount(root: HTMLElement, language: string): void {
  const page = root.querySelector<HTMLElement>('[data-wall]');
  const list = page?.querySelector<HTMLElement>('[data-faces]');
  const form = page?.querySelector('form');
  if (page == null || list == null || form == null) return;
  let filter = parseFilter(location.search);
  let data: WallData | null = null;
  /** What the wall chose where the address does not say: it stays, however many are minted meanwhile. */
  let chosenView: View | null = null;
  /** Answers that were overtaken are not shown. */
  let asked = 0;

  const dots = dotsIn(page);
  const wall = hangWall(list, { faceOf: faceMaker(list, () => data?.minted.pictures ?? '') });
  const turnView = (view: View) => {
    markView(page, view);
    dots.turnTo(view);
  };
  /** Before they have come: of one owner there are seldom more than a few. */
  const expectApes = () => {
    const view = viewIn(filter) ?? chosenView;
    if (view !== null) turnView(view);
    page.toggleAttribute('data-few', filter.owner !== null);
    page.toggleAttribute('data-picky', isPicky(filter));
  };
  const show = () => {
    if (data === null) return;
    const { ids: minted, pictures } = data.minted;
    const view = viewIn(filter) ?? (chosenView ??= firstView(minted.length));
    const isFaces = view === 'faces';
    const chosen = choose(isFaces ? minted : allIds, filter, data.owned);
    turnView(view);
    tell(page, data, { filter, view, chosen }, language);
    showCounts(form, chosen, language);
    wall.show(isFaces ? chosen.ids : []);
    dots.show({
      minted,
      wanted: chosen.ids,
      pictures,
      near: data.owned === null ? null : (chosen.ids[0] ?? null),
    });
    returnTo(page);
  };
  const read = async () => {
    const ask = ++asked;
    if (page.dataset['state'] === 'failed') tellState(page, 'asking');
    try {
      const answer = await askForApes(filter.owner);
      if (ask !== asked) return;
      data = answer;
      show();
    } catch {
      // What was read before stays; without it the page says that nothing came, whatever it was.
      if (ask === asked && data === null) tellState(page, 'failed');
    }
  };
  const turnTo = (next: Filter) => {
    const isOther = next.owner !== filter.owner;
    filter = next;
    writeForm(form, filter);
    if (!isOther) return show();
    data = null;
    tellState(page, 'asking');
    expectApes();
    wall.show([]);
    void read();
  };
  const want = (next: Filter) => {
    if (formatFilter(next) === formatFilter(filter)) return;
    history.pushState(null, '', location.pathname + formatFilter(next));
    turnTo(next);
  };

  page.addEventListener('change', ({ target }) => want(readForm(form, target, filter)));
  // What was pressed is seen behind the sheet that it was pressed in.
  const closeSheet = () => form.querySelector<HTMLElement>('#wall-more')?.hidePopover();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    closeSheet();
  });
  followOwner(form, (owner) => want({ ...filter, owner, view: null }));
  followColumns(page, (columns) => wall.measure(columns));
  page.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target : null;
    if (pressed?.closest('[data-wall-mine], [data-wall-clear]') != null) closeSheet();
    if (pressed?.closest('[data-wall-retry]') != null) void read();
    if (pressed?.closest('[data-wall-clear]') != null)
      want({ ...parseFilter(''), sort: filter.sort, view: filter.view });
    if (pressed?.closest('[data-faces] a') != null) history.replaceState({ y: scrollY }, '');
  });
  addEventListener('popstate', () => turnTo(parseFilter(location.search)));
  followMints(() => void read());

  writeForm(form, filter);
  wall.measure(columnsOf(page));
  expectApes();
  // Pressed before there was a script to hear it.
  if (viewIn(filter) === null && page.querySelector('input[value="faces"]:checked') !== null)
    want({ ...filter, view: 'faces' });
  void read();
}

function tellState(page: HTMLElement, state: State): void {
  page.dataset['state'] = state;
}

function tell(
  page: HTMLElement,
  { minted }: WallData,
  { filter, view, chosen: { ids } }: { filter: Filter; view: View; chosen: Chosen },
  language: string,
): void {
  const figures = { shown: ids.length, minted: minted.ids.length, block: minted.block };
  for (const [name, value] of Object.entries(figures))
    for (const place of page.querySelectorAll(`[data-now="${name}"]`)) {
      const text = formatDecimal(String(value), language);
      if (place.textContent !== text) place.textContent = text;
    }
  const { owner } = filter;
  const place = page.querySelector<HTMLElement>('[data-now="owner"]');
  if (place !== null && owner !== null)
    place.textContent = (isOwn(owner) && place.dataset['own']) || shortAddress(owner);
  page.toggleAttribute('data-owned', owner !== null);
  page.toggleAttribute('data-few', areFew(ids.length));
  page.toggleAttribute('data-picky', isPicky(filter));
  if (minted.ids.length === 0 && view === 'faces') tellState(page, 'empty');
  else tellState(page, ids.length === 0 ? 'nobody' : 'shown');
}

/** Back from an ape the wall stands where it stood. */
function returnTo(page: HTMLElement): void {
  const { y } = (history.state ?? {}) as { y?: number };
  if (y === undefined || page.dataset['state'] !== 'shown') return;
  scrollTo({ top: y, behavior: 'instant' });
  history.replaceState(null, '');
}
