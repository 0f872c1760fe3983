/** Writes the launches as boarding passes, and counts each down by the chain's clock. */
import { fillPath } from '@lilape/wire/endpoint';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import type { Launch } from '@lilape/wire/launches';
import { showOnly } from '#shell/live/show-only.ts';
import { localizedPath } from '#shell/page/language.ts';
import { launchFigures } from '#text/launch-figures.ts';
import { launchStageOf, nextMomentOf, wasMoved } from '#text/launch-stage.ts';
import { launches, type Launches, refreshLaunches } from './launches-store.ts';

const secondMs = 1_000;

type LaunchLanguage = keyof Launch['text'];

function retry({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-launches-retry]') !== null) void refreshLaunches();
}

/** Follows them in `page`; returns the way to stop. */
export function followLaunches(page: HTMLElement, language: string): () => void {
  const section = page.querySelector<HTMLElement>('[data-launches]');
  if (section === null) return () => {};
  const fill = () => fillLaunches(section, launches.get(), language);
  section.addEventListener('click', retry);
  const stop = launches.subscribe(fill);
  const timer = setInterval(fill, secondMs);
  fill();
  return () => {
    clearInterval(timer);
    stop();
    section.removeEventListener('click', retry);
  };
}

function fillLaunches(section: HTMLElement, known: Launches, language: string): void {
  const { body, hasFailed, isLate, aheadMs } = known;
  const state =
    body === null ? (hasFailed ? 'failed' : 'asking') : body.launches.length === 0 ? 'none' : 'some';
  showOnly(section, 'data-there', state);
  const late = section.querySelector<HTMLElement>('[data-late-launches]');
  if (late !== null) late.hidden = body === null || !(isLate || hasFailed);
  const [model, passes] = [
    section.querySelector('[data-pass-model] > *'),
    section.querySelector('[data-passes]'),
  ];
  if (body === null || model === null || passes === null) return;
  while (passes.children.length > body.launches.length) passes.lastElementChild?.remove();
  for (const [index, launch] of body.launches.entries()) {
    const pass = passes.children[index] ?? passes.appendChild(model.cloneNode(true));
    fillPass(pass as HTMLElement, launch, Date.now() + aheadMs, language === 'ru' ? 'ru' : 'en');
  }
}

function fillPass(pass: HTMLElement, launch: Launch, nowMs: number, language: LaunchLanguage): void {
  showOnly(pass, 'data-stage', launchStageOf(launch, nowMs));
  const next = nextMomentOf(launch, nowMs);
  showOnly(pass, 'data-to', next?.to ?? (launch.cancelled === null ? 'none' : 'cancelled'));
  const moved = pass.querySelector<HTMLElement>('[data-moved]');
  if (moved !== null) moved.hidden = !wasMoved(launch);
  const figures = launchFigures(launch, nowMs, language);
  for (const place of pass.querySelectorAll<HTMLElement>('[data-pass]')) {
    const text = figures[place.dataset['pass'] ?? ''] ?? '';
    if (place.textContent !== text) place.textContent = text;
  }
  const link = pass.querySelector('a[data-link]');
  link?.setAttribute('href', localizedPath(`/launchpad/${launch.id}`, language));
  showPicture(pass.querySelector('img'), launch.picture);
}

function showPicture(image: HTMLImageElement | null, cid: string | null): void {
  if (image === null) return;
  image.hidden = cid === null;
  const address = cid === null ? '' : fillPath(ipfsFile.path, { cid });
  if (address !== '' && image.getAttribute('src') !== address) image.src = address;
}
