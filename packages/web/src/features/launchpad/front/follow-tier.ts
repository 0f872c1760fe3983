/** Follows whose tier is looked at, and writes what is known of it into the card and the picture. */
import { placeOf } from '@lilape/art/volcano/scale';
import { type TierId, TIERS } from '@lilape/domain/launchpad/tiers';
import type { TierBody } from '@lilape/wire/launchpad';
import { drawHead } from '#shell/live/draw-head.ts';
import { showOnly } from '#shell/live/show-only.ts';
import { addressField, typedAddress } from '#ui/typed-address.ts';
import { takeSentEarly } from '#shell/page/sent-early.ts';
import { formatAge } from '#shell/text/age.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { lookAt, looked, type Looked, own, refreshTier } from './looked.ts';
import { heldShort, missingShort } from '#text/short-tokens.ts';
import { type Finding, writeNow, writeShort } from './shown.ts';
import { tierNames, wholeOf } from '#text/tiers.ts';

const lookAtOwn = () => lookAt(own.get(), false);

/** Follows card, picture and wallet in `page`; returns the way to stop. */
export function followTier(page: HTMLElement, language: string): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const show = () => showTier(page, looked.get(), language);
  page.querySelector('form[data-look]')?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      look(page);
    },
    { signal },
  );
  page.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-own]') !== null) lookAtOwn();
      if (target.closest('[data-tier-retry]') !== null) void refreshTier();
    },
    { signal },
  );
  const stops = [own.subscribe(() => looked.get().isTyped || lookAtOwn()), looked.subscribe(show)];
  if (!looked.get().isTyped && looked.get().address !== own.get()) lookAtOwn();
  show();
  if (!looked.get().isTyped && takeSentEarly(addressField(page))) look(page);
  return () => {
    ending.abort();
    for (const stop of stops) stop();
  };
}

/** Looks at what was typed, or says what is wrong with it. */
function look(page: HTMLElement): void {
  const address = typedAddress(page);
  if (address !== null) lookAt(address, true);
}

/** Which sentences are true of an address. */
export function findingOf({ address, body, fault }: Pick<Looked, 'address' | 'body' | 'fault'>): Finding {
  if (address === null) return 'nobody';
  if (body === null) return fault ?? 'asking';
  if (body.is_ours) return 'ours';
  if (body.tier === null) return 'below';
  return body.next_tier === null ? 'top' : 'between';
}

function showTier(page: HTMLElement, now: Looked, language: string): void {
  showOnly(page, 'data-found', findingOf(now));
  const { address, body, isTyped, isLate, ageMs, fault } = now;
  for (const part of page.querySelectorAll<HTMLElement>('[data-typed]'))
    part.hidden = !isTyped || own.get() === null;
  if (address === null) return climbTo(page, null);
  for (const head of page.querySelectorAll<SVGSVGElement>('[data-found] svg')) drawHead(head, address);
  const late = page.querySelector<HTMLElement>('[data-late]');
  if (late !== null) late.hidden = body === null || !(isLate || fault !== null);
  writeNow(page, { whose: shortAddress(address), age: formatAge(ageMs, language) });
  if (body !== null) writeBody(page, body, language);
  climbTo(page, body);
}

function writeBody(page: HTMLElement, body: TierBody, language: string): void {
  const { wallet, staked, unclaimed, holding, missing, next_tier: next, tier } = body;
  showOnly(page, 'data-is', tier ?? '');
  showOnly(page, 'data-next', next ?? '');
  const full = (tokens: string) => formatDecimal(tokens, language);
  writeNow(page, {
    progress: full(body.progress),
    nextName: next === null ? '' : tierNames[next],
    block: full(String(body.block)),
  });
  const held = (tokens: string) => [heldShort(tokens, language), full(tokens)] as const;
  writeShort(page, {
    wallet: held(wallet),
    staked: held(staked),
    unclaimed: held(unclaimed),
    holding: held(holding),
    missing: [missingShort(missing, language), full(missing)],
  });
  page.querySelector('[data-progress]')?.setAttribute('value', body.progress);
}

/** Hangs the ape at its height, and the arrow between it and the next one. */
function climbTo(page: HTMLElement, body: TierBody | null): void {
  const tokens = body === null || body.is_ours ? 0 : Number(body.holding);
  const mine = body?.tier ?? null;
  for (const mark of page.querySelectorAll<HTMLElement>('[data-mark]'))
    mark.toggleAttribute('data-mine', mark.dataset['mark'] === mine);
  for (const card of page.querySelectorAll<HTMLElement>('[data-tier]')) markCard(card, mine);
  const ape = page.querySelector<HTMLElement>('[data-ape]');
  const more = page.querySelector<HTMLElement>('[data-more]');
  ape?.style.setProperty('--at', String(placeOf(tokens)));
  const next = TIERS.find(({ id }) => id === body?.next_tier);
  if (next === undefined) return;
  const above = placeOf(Number(wholeOf(next)));
  more?.style.setProperty('--at', String(above));
  more?.style.setProperty('--gap', String(placeOf(tokens) - above));
}

function markCard(card: HTMLElement, mine: TierId | null): void {
  const isMine = card.dataset['tier'] === mine;
  card.toggleAttribute('data-mine', isMine);
  const stamp = card.querySelector<HTMLElement>('[data-yours]');
  if (stamp !== null) stamp.hidden = !isMine;
}
