/** Writes a launch into the head of its page, and counts it down by the chain's clock. */
import { AppError } from '@lilape/domain/app-error';
import { isStaleAge } from '@lilape/domain/freshness';
import { fillPath } from '@lilape/wire/endpoint';
import { launch as launchEndpoint } from '@lilape/wire/endpoints/launches';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import type { LaunchBody } from '@lilape/wire/launches';
import { hydrateForDraw } from '#draws/hydrate-for-draw.ts';
import { callApi } from '#shell/api/api.ts';
import { followTopic } from '#shell/live/follow-topic.ts';
import { showOnly } from '#shell/live/show-only.ts';
import { launchFigures } from '#text/launch-figures.ts';
import { launchStageOf, nextMomentOf, wasMoved } from '#text/launch-stage.ts';

const secondMs = 1_000;

type Known = {
  readonly body: LaunchBody | null;
  readonly aheadMs: number;
  readonly isLate: boolean;
  /** Why there is none, or none newer. */
  readonly fault: 'none' | 'failed' | null;
};

/** Follows the launch that `path` names in `root`; returns the way to stop. */
export function followLaunch(root: ParentNode, path: string, language: 'en' | 'ru'): () => void {
  const page = root.querySelector<HTMLElement>('[data-launch]');
  if (page === null) return () => {};
  const id = /\/launchpad\/([1-9]\d{0,8})\/?$/.exec(path)?.[1];
  let known: Known = { body: null, aheadMs: 0, isLate: false, fault: id === undefined ? 'none' : null };
  const fill = () => fillPage(page, known, language);
  const refresh = async () => {
    if (id === undefined) return;
    known = await read(id, known);
    fill();
  };
  const retry = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-launch-retry]') !== null) void refresh();
  };
  page.addEventListener('click', retry);
  const stop = followTopic('draws', refresh);
  const timer = setInterval(fill, secondMs);
  fill();
  return () => {
    clearInterval(timer);
    stop();
    page.removeEventListener('click', retry);
  };
}

async function read(id: string, before: Known): Promise<Known> {
  try {
    const { body, serverTimeMs = Date.now() } = await callApi(launchEndpoint, { params: { id } });
    const aheadMs = Math.max(serverTimeMs, Date.parse(body.time)) - Date.now();
    return { body, aheadMs, isLate: isStaleAge(serverTimeMs - Date.parse(body.as_of)), fault: null };
  } catch (thrown) {
    const isNone = thrown instanceof AppError && thrown.code.endsWith('NOT_FOUND');
    return { ...before, fault: isNone ? 'none' : 'failed' };
  }
}

function fillPage(page: HTMLElement, { body, aheadMs, isLate, fault }: Known, language: 'en' | 'ru'): void {
  showOnly(page, 'data-there', body === null ? (fault ?? 'asking') : 'some');
  if (body === null) return;
  const nowMs = Date.now() + aheadMs;
  const late = page.querySelector<HTMLElement>('[data-late]');
  if (late !== null) late.hidden = !(isLate || fault !== null);
  showOnly(page, 'data-stage', launchStageOf(body, nowMs));
  const next = nextMomentOf(body, nowMs);
  showOnly(page, 'data-to', next?.to ?? (body.cancelled === null ? 'none' : 'cancelled'));
  const moved = page.querySelector<HTMLElement>('[data-moved]');
  if (moved !== null) moved.hidden = !wasMoved(body);
  const figures = launchFigures(body, nowMs, language);
  for (const place of page.querySelectorAll<HTMLElement>('[data-pass]')) {
    const text = figures[place.dataset['pass'] ?? ''] ?? '';
    if (place.textContent !== text) place.textContent = text;
  }
  writeTexts(page, body, language);
  const { draw, status } = body;
  if (status !== 'cancelled' || body.changes.length > 0) hydrateForDraw(page, draw !== null);
}

/** What a project wrote is text and links to where it says, nothing else. */
function writeTexts(page: HTMLElement, body: LaunchBody, language: 'en' | 'ru'): void {
  const mark = `${body.version} ${language}`;
  if (page.dataset['written'] === mark) return;
  page.dataset['written'] = mark;
  const paragraphs = body.text[language].split(/\n+/).filter((text) => text.trim() !== '');
  page.querySelector('[data-text]')?.replaceChildren(...paragraphs.map((text) => elementOf('p', text)));
  page.querySelector('[data-links]')?.replaceChildren(...body.links.map(linkOf));
  const picture = page.querySelector<HTMLImageElement>('[data-picture]');
  if (picture === null) return;
  picture.hidden = body.picture === null;
  if (body.picture !== null) picture.src = fillPath(ipfsFile.path, { cid: body.picture });
}

function linkOf(address: string): HTMLElement {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noreferrer nofollow ugc';
  link.textContent = address.replace(/^https:\/\//, '').replace(/\/$/, '');
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function elementOf(tag: 'p', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
