/** Fills in what the chain says of an ape: who has it, what happened to it, and how many of its kind there are. */
import { LAYERS } from '@lilape/domain/apes/catalogue';
import { countTraits } from '@lilape/domain/apes/standing';
import { traitIndexesOf } from '@lilape/domain/apes/traits';
import type { ApeBody, MintedApesBody } from '@lilape/wire/apes';
import * as endpoints from '@lilape/wire/endpoints/apes';
import { callApi } from '#shell/first/api.ts';
import type { Figures, Written } from '#shell/live/figures.ts';
import { fill } from '#shell/live/fill.ts';
import { fillHeads } from '#shell/heads/fill-heads.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { rememberedAccount } from '#shell/first/remembered.ts';
import { onSession } from '#shell/first/session.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { fillHistory } from './fill-history.ts';
import { fillFiles } from './ape-files.ts';
import { followMints } from './wall/follow-mints.ts';

/** Which of the page's sentences is true. */
const states = ['asking', 'minted', 'free', 'failed'] as const;
type State = (typeof states)[number];

/** Fills the page of an ape that stands in `root`, now and at every mint or transfer. */
export function mount(root: HTMLElement, language: string): void {
  const id = Number(/\d+/.exec(location.pathname)?.[0]);
  let state: State = 'asking';
  let facts: Facts = {};
  const tell = (next: State, known: Facts = {}) => {
    state = next;
    facts = known;
    root.dataset['state'] = state;
    const figureOf: Figures = (name) => facts[name];
    fill(root, figureOf, (name) =>
      name === 'mine' ? isOwn(facts) : isState(name) ? name === state : undefined,
    );
    fillHeads(root, figureOf);
  };
  onSession(() => tell(state, facts));
  const read = async () => {
    if (state === 'failed') tell('asking');
    try {
      const { body: minted } = await callApi(endpoints.mintedApes);
      const counts = countsOf(id, minted, language);
      if (!minted.ids.includes(id)) return tell('free', counts);
      const { body: ape } = await callApi(endpoints.ape, { params: { id: String(id) } });
      fillHistory(root, ape.history, language);
      tell('minted', { ...counts, ...ownerOf(ape) });
    } catch {
      // Whatever it was, the page says the same; what was read before stays.
      if (state === 'asking') tell('failed');
    }
  };
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-action="retry"]') !== null) void read();
  });
  void read();
  void fillFiles(root, id);
  followMints(() => void read());
}

/** Its figures by name. */
type Facts = Readonly<Record<string, Written>>;

const isState = (name: string) => states.some((state) => state === name);

/** Whether it belongs to the wallet of this visit, or of the last, whose code has not come. */
function isOwn({ owner }: Facts): boolean {
  return owner?.full !== undefined && shortAddress(owner.full) === rememberedAccount();
}

function ownerOf({ ape: { owner } }: ApeBody): Facts {
  return {
    owner: { text: owner, full: owner },
    'apes of owner': { href: `?owner=${owner}` },
    'explorer of owner': { href: `/address/${owner}` },
  };
}

function countsOf(id: number, { ids, block }: MintedApesBody, language: string): Facts {
  const number = (value: number) => ({ text: formatDecimal(String(value), language) });
  const counts = countTraits(ids);
  const indexes = traitIndexesOf(id);
  const place = ids.indexOf(id);
  return {
    ...Object.fromEntries(
      LAYERS.map((layer) => [`trait ${layer}`, number(counts[layer][indexes[layer]] ?? 0)]),
    ),
    origin: { text: location.origin },
    block: number(block),
    minted: number(ids.length),
    'mint-place': place < 0 ? { text: '—' } : number(place + 1),
  };
}
