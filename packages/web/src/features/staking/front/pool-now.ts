/** Writes the pool's figures into the page, and draws its bars. */
import { contracts } from '#shell/deployment.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { pool, type Pool, type PoolFigures, refreshPool } from './pool-store.ts';
import { written, writtenInFull } from './written.ts';

const retry = () => void refreshPool();

/** Parts of a bar are written as parts of this. */
const whole = 1_000_000n;

/** Follows the pool in `root`; returns the way to stop. */
export function followPool(root: ParentNode, language: string): () => void {
  const place = root.querySelector<HTMLElement>('[data-state]:has([data-bar])');
  if (place === null) return () => {};
  const fill = () => (place.isConnected ? fillPool(place, pool.get(), language) : stop());
  const stop = pool.subscribe(fill);
  const button = place.querySelector('[data-pool-retry]');
  button?.addEventListener('click', retry);
  fill();
  return () => {
    stop();
    button?.removeEventListener('click', retry);
  };
}

function stateOf({ figures, from, isLate, hasFailed }: Pool): string {
  if (contracts.staking === null) return 'closed';
  if (figures === null) return hasFailed ? 'failed' : 'asking';
  if (from === 'wallet') return 'wallet';
  return isLate || hasFailed ? 'late' : 'live';
}

function fillPool(place: HTMLElement, now: Pool, language: string): void {
  place.dataset['state'] = stateOf(now);
  const { figures } = now;
  if (figures === null) return;
  const { staked, reserved, free, paid, open, stakers, block } = figures;
  const tokens = { staked, reserved, free, paid, held: staked + reserved + free };
  const counts = { open, stakers, block };
  for (const [name, units] of Object.entries(tokens)) {
    setAll(place, `[data-pool="${name}"]`, units === null ? '—' : written(units, language));
    setAll(place, `[data-pool-exact="${name}"]`, units === null ? '—' : writtenInFull(units, language));
  }
  for (const [name, count] of Object.entries(counts))
    setAll(place, `[data-pool="${name}"]`, count === null ? '—' : formatDecimal(String(count), language));
  drawBars(place, figures);
}

function drawBars(place: HTMLElement, { staked, reserved, free, paid }: PoolFigures): void {
  const bars = {
    rewards: { paid: paid ?? 0n, reserved, free },
    reserve: { staked, reserved, free },
  };
  for (const [name, parts] of Object.entries(bars)) {
    const sum = Object.values(parts).reduce((total, part) => total + part, 0n);
    for (const [part, units] of Object.entries(parts)) {
      const share = sum === 0n ? 0 : Number((units * whole) / sum) / Number(whole);
      const drawn = place.querySelector<HTMLElement>(`[data-bar="${name}"] [data-part="${part}"]`);
      drawn?.style.setProperty('--part', String(share));
      drawn?.toggleAttribute('data-some', units > 0n);
    }
  }
}

function setAll(place: HTMLElement, selector: string, text: string): void {
  for (const element of place.querySelectorAll(selector))
    if (element.textContent !== text) element.textContent = text;
}
