/** Draws what is known onto the vine: the piece that is looked at, and a knob on each that has won. */
import { drawHead } from '#shell/live/draw-head.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { isShown, type Winners } from './winners-store.ts';

/** A piece of all tokens, base units. */
export type Piece = { readonly from: bigint; readonly weight: bigint };

/** Parts of the vine are written as parts of this. */
const fine = 1_000_000n;

/** Where something lies in the whole, 0 to 1. */
export function partOf(units: bigint, whole: bigint): string {
  return String(whole === 0n ? 0 : Number((units * fine) / whole) / Number(fine));
}

/** Marks the piece, or takes the mark away. */
export function drawMine(root: ParentNode, piece: Piece | null, whole: bigint): void {
  for (const mark of root.querySelectorAll<HTMLElement>('[data-mine]')) {
    mark.hidden = piece === null;
    if (piece === null) continue;
    mark.style.setProperty('--from', partOf(piece.from, whole));
    mark.style.setProperty('--size', partOf(piece.weight, whole));
  }
}

/** Sets a knob on each winner's piece, and puts the first three on the podium. */
export function drawWinners(root: ParentNode, winners: Winners, whole: bigint): void {
  const vine = root.querySelector('[data-vine]');
  if (vine === null) return;
  const knobs = [...vine.querySelectorAll<HTMLElement>('[data-point]')];
  for (const knob of knobs.slice(winners.all.length)) knob.remove();
  for (const [place, { from, weight }] of winners.all.entries()) {
    const knob = knobs[place] ?? vine.appendChild(document.createElement('span'));
    knob.dataset['point'] = String(place);
    knob.style.setProperty('--from', partOf(from + weight / 2n, whole));
    knob.toggleAttribute('data-shown', isShown(winners, place));
  }
  for (const step of root.querySelectorAll<HTMLElement>('[data-winner]')) {
    const place = Number(step.dataset['winner']);
    const winner = winners.all[place];
    const isThere = winner !== undefined && isShown(winners, place);
    step.hidden = !isThere;
    const before = root.querySelector<HTMLElement>(`[data-nobody="${place}"]`);
    if (before !== null) before.hidden = isThere;
    if (!isThere) continue;
    const [head, code] = [step.querySelector('svg'), step.querySelector('code')];
    if (head !== null) drawHead(head, winner.account);
    if (code !== null) code.textContent = shortAddress(winner.account);
  }
}
