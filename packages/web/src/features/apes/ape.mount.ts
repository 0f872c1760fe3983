/** Fills in what the chain says of an ape: who has it, what happened to it, and how many of its kind there are. */
import { LAYERS } from '@lilape/domain/apes/catalogue';
import { countTraits } from '@lilape/domain/apes/standing';
import { traitIndexesOf } from '@lilape/domain/apes/traits';
import type { ApeBody, MintedApesBody } from '@lilape/wire/apes';
import * as endpoints from '@lilape/wire/endpoints/apes';
import { callApi } from '#shell/api/api.ts';
import { drawHead } from '#shell/live/draw-head.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { fillHistory } from './ape-history.ts';
import { fillFiles } from './ape-files.ts';
import { followMints } from './wall/follow-mints.ts';

/** Which of the page's sentences is true. */
type State = 'asking' | 'minted' | 'free' | 'failed';

/** Fills the page of an ape that stands in `root`, now and at every mint or transfer. */
export function mount(root: HTMLElement, language: string): void {
  const page = root.querySelector<HTMLElement>('[data-ape]');
  if (page === null) return;
  const id = Number(page.dataset['ape']);
  const read = () => void showApe(page, id, language);
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-ape-retry]') !== null) read();
  });
  for (const place of page.querySelectorAll('[data-origin]')) place.textContent = location.origin;
  read();
  void fillFiles(page, id);
  followMints(read);
}

async function showApe(page: HTMLElement, id: number, language: string): Promise<void> {
  const tell = (state: State) => (page.dataset['state'] = state);
  if (page.dataset['state'] === 'failed') tell('asking');
  try {
    const { body: minted } = await callApi(endpoints.mintedApes);
    fillCounts(page, id, minted, language);
    const facts = minted.ids.includes(id)
      ? (await callApi(endpoints.ape, { params: { id: String(id) } })).body
      : null;
    if (facts !== null) fillOwner(page, facts);
    if (facts !== null) fillHistory(page, facts.history, language);
    tell(facts === null ? 'free' : 'minted');
  } catch {
    // Whatever it was, the page says the same; what was read before stays.
    if (page.dataset['state'] === 'asking') tell('failed');
  }
}

function fillOwner(page: HTMLElement, { ape: { owner } }: ApeBody): void {
  write(page, 'owner', owner);
  const head = page.querySelector<SVGElement>('[data-owner-head]');
  if (head !== null) drawHead(head, owner);
  const all = page.querySelector<HTMLAnchorElement>('[data-now="all-of-owner"]');
  if (all !== null) all.search = `?owner=${owner}`;
  const explorer = page.querySelector<HTMLAnchorElement>('[data-now="explorer"]');
  if (explorer !== null) explorer.href = `${explorer.dataset['explorer']}/address/${owner}`;
}

function fillCounts(page: HTMLElement, id: number, { ids, block }: MintedApesBody, language: string): void {
  const number = (value: number) => formatDecimal(String(value), language);
  const counts = countTraits(ids);
  const indexes = traitIndexesOf(id);
  for (const layer of LAYERS) write(page, `trait ${layer}`, number(counts[layer][indexes[layer]] ?? 0));
  write(page, 'block', number(block));
  write(page, 'minted', number(ids.length));
  const place = ids.indexOf(id);
  write(page, 'mint-place', place < 0 ? '—' : number(place + 1));
}

/** Writes into every place of a name; what stands there already is left alone, so that nothing is read out twice. */
function write(page: ParentNode, name: string, text: string): void {
  for (const place of page.querySelectorAll(`[data-now="${name}"]`))
    if (place.textContent !== text) place.textContent = text;
}
