/** Finds out whether an address is entered: the connected wallet's, or one that is typed; and writes what was found. */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import type { Address } from '@lilape/domain/address';
import type { GiveawayAccountBody } from '@lilape/wire/draws';
import { giveawayAccount } from '@lilape/wire/endpoints/draws';
import { callApi } from '#shell/api/api.ts';
import { drawHead } from '#shell/live/draw-head.ts';
import { addressField, typedAddress } from '#ui/typed-address.ts';
import { takeSentEarly } from '#shell/page/sent-early.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { chanceText } from '#text/chance-text.ts';
import { looked, type Looked, nobody, own } from './looked.ts';
import { type Finding, showOnly, writeNow } from './stages.ts';
import { isShown, type Winners, winners } from './winners-store.ts';

/** Follows card and wallet in `root`; `again` asks anew when the list has moved on, `stop` ends it. */
export function followChance(root: HTMLElement, language: string): { again: () => void; stop: () => void } {
  const ending = new AbortController();
  const { signal } = ending;
  let asked = 0;
  const ask = async () => {
    const { address } = looked.get();
    const round = ++asked;
    if (address === null) return;
    try {
      const { body } = await callApi(giveawayAccount, { params: { address }, signal });
      if (round === asked) looked.set({ ...looked.get(), account: body, hasFailed: false });
    } catch {
      // What was known of it stays; without that the card says that nothing came.
      if (round === asked && !signal.aborted) looked.set({ ...looked.get(), hasFailed: true });
    }
  };
  const lookAt = (address: Address | null, isTyped: boolean) => {
    if (address !== looked.get().address) looked.set({ ...nobody, address, isTyped });
    void ask();
  };
  const lookAtOwn = () => lookAt(own.get(), false);
  const look = () => {
    const address = typedAddress(root);
    if (address !== null) lookAt(address, true);
  };

  root.querySelector('form[data-look]')?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      look();
    },
    { signal },
  );
  root.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('[data-own]') !== null && lookAtOwn(),
    { signal },
  );
  const unfollow = [
    own.subscribe(() => looked.get().isTyped || lookAtOwn()),
    looked.subscribe(() => show(root, looked.get(), language)),
    winners.subscribe(() => show(root, looked.get(), language)),
  ];
  if (looked.get().address === null) {
    lookAtOwn();
    if (takeSentEarly(addressField(root))) look();
  } else show(root, looked.get(), language);
  return {
    again: () => void ask(),
    stop: () => {
      ending.abort();
      for (const stop of unfollow) stop();
    },
  };
}

/** Which sentence is true of an address; `stage` is where the giveaway stands, `known` who has won so far. */
export function findingOf({ address, account, hasFailed }: Looked, stage: string, known: Winners): Finding {
  if (address === null) return 'nobody';
  if (account === null) return hasFailed ? 'failed' : 'asking';
  if (account.won !== null) return account.won.apeId === null ? 'tokens' : 'ape';
  if (!account.entered) return account.reason === 'excluded' ? 'excluded' : 'outside';
  if (stage === 'settled') return 'lost';
  return placeOf(address, known) === null ? 'entered' : 'coming';
}

/** The place, from 0, that an address has won by the winners that are shown; null for none. */
function placeOf(address: string, known: Winners): number | null {
  const place = known.all.findIndex(({ account }) => account.toLowerCase() === address.toLowerCase());
  return place >= 0 && isShown(known, place) ? place : null;
}

function show(root: HTMLElement, now: Looked, language: string): void {
  const known = winners.get();
  showOnly(root, 'data-found', findingOf(now, root.dataset['stage'] ?? '', known));
  for (const part of root.querySelectorAll<HTMLElement>('[data-typed]'))
    part.hidden = !now.isTyped || own.get() === null;
  if (now.address === null) return;
  const head = root.querySelector<SVGSVGElement>('[data-found] svg');
  if (head !== null) drawHead(head, now.address);
  writeNow(root, { whose: shortAddress(now.address) });
  const place = placeOf(now.address, known);
  if (place !== null) writeNow(root, { place: String(place + 1) });
  if (now.account !== null) write(root, now.account, language);
}

function write(
  root: HTMLElement,
  { entrant, totalWeight, chance, won }: GiveawayAccountBody,
  language: string,
) {
  const whole = (units: string) => formatDecimal(units.slice(0, -TOKEN_DECIMALS) || '0', language);
  writeNow(root, {
    weight: whole(entrant?.weight ?? '0'),
    total: whole(totalWeight),
    ...(won !== null && {
      place: String(won.place + 1),
      prize: formatDecimal(won.prize, language),
      apeId: String(won.apeId ?? ''),
    }),
  });
  for (const place of root.querySelectorAll<HTMLElement>('[data-chance]')) {
    const said = chanceText(chance?.[place.dataset['chance'] === 'any' ? 'any' : 'first'] ?? '0', language);
    for (const kind of place.querySelectorAll<HTMLElement>('[data-kind]')) {
      kind.hidden = kind.dataset['kind'] !== said?.kind;
      const figure = kind.querySelector('[data-figure]');
      if (figure !== null) figure.textContent = said?.figure ?? '';
    }
  }
}
