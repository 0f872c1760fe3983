/** The game itself, loaded with Start: brings levels on the screen, and what comes of them to the board. */
import { AppError } from '@lilape/domain/app-error';
import type { World } from '@lilape/game/world';
import type { Language } from '@lilape/domain/languages';
import { isMotionWelcome } from '#shell/first/motion.ts';
import { laterSheet } from '#shell/first/later-sheet.ts';
import type { SessionState } from '../play/session.ts';
import { openSounds } from '../sound/sounds.ts';
import { tell, tellState, type GameState } from '../page/state.ts';
import { textOfInputs } from './base64.ts';
import { coverScreen } from './cover.ts';
import { loadSentences, sentenceAbout } from './failure.ts';
import { followHandIn } from './hand-in.ts';
import { forget, keep, readKept } from './kept.ts';
import { levelFor, type Level, type Wanted } from './levels.ts';
import { hurtBy } from './points.ts';
import { fillResult, type Finished } from './result.ts';
import hudStyles from './hud.module.css';
import resultStyles from './result.module.css';
import { stageGame, type Staged } from './stage.ts';
import { followStrip } from './strip-view.ts';

export type Cabinet = {
  /** What the button `[data-game-do="what"]` does. */
  press(what: string): void;
  /** Shows a recorded game of the board. */
  watch(id: string): void;
};

type Callbacks = {
  /** The title card is shown again. */
  onLeft: () => void;
  /** A game was taken, for the board of `day`. */
  onHandedIn: (day: string, place: number) => void;
};

/** The last hit is seen before the screen changes. */
const LINGER_MS = 1_200;
const STILL_LINGER_MS = 500;

/** Opens the cabinet in `page`. */
export function openCabinet(page: HTMLElement, language: Language, callbacks: Callbacks): Cabinet {
  const frame = page.querySelector<HTMLElement>('[data-cabinet]') ?? page;
  const canvas = page.querySelector<HTMLElement>('[data-field]');
  const sounds = openSounds();
  const handIn = followHandIn(page, language, callbacks.onHandedIn);
  const strip = followStrip(page);
  const nobody = page.querySelector<HTMLElement>('[data-board]')?.dataset['nobody'] ?? '';
  const ownTitle = page.querySelector('[data-now="watched"]')?.textContent ?? '';
  const unknownReason = page.querySelector('[data-now="reason"]')?.textContent ?? '';
  let ending = new AbortController();
  /** What was wanted last, once more. */
  let retry = (): unknown => begin({ to: 'play' });
  let level: Level | null = null;
  let staged: Staged | null = null;
  let finished: Finished | null = null;
  /** The visitor's own game that is shown again: who has seen enough goes back to what it was worth. */
  let reviewed: Finished | null = null;
  let layBack: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  tellSound(page, sounds.isOn);
  // Its sheets come with it, and not with the document.
  frame.classList.add(hudStyles['hud'] ?? '', resultStyles['result'] ?? '');

  const clear = () => {
    ending.abort();
    clearTimeout(timer);
    staged?.stop();
    staged = null;
    layBack?.();
    layBack = null;
  };
  const turnTo = (state: GameState) => {
    tellState(page, state);
    if (state === 'ready' || state === 'playing') canvas?.focus({ preventScroll: true });
    else headingIn(frame)?.focus({ preventScroll: state === 'watching' });
  };
  const begin = async (next: Wanted) => {
    keepPlayed();
    clear();
    retry = () => begin(next);
    reviewed = next.to === 'review' ? next.game : null;
    ending = new AbortController();
    const { signal } = ending;
    turnTo('asking');
    try {
      const [found] = await Promise.all([levelFor(next, { language, nobody }, signal), laterSheet()]);
      const { seed, inputs, isShown, title } = found;
      const ready = await stageGame({
        page,
        seed,
        isShown,
        ...(inputs !== undefined && { before: inputs }),
        speed: () => (isShown ? speedIn(page) : 1),
        sounds,
        onState: (state, world) => follow(state, world),
        signal,
      });
      if (ready === null) return;
      staged = ready;
      level = found;
      tell(page, 'watched', title ?? ownTitle);
      tellLink(page, next);
      layBack = coverScreen(frame);
      turnTo(isShown ? 'watching' : 'ready');
      await ready.settle();
      if (signal.aborted) return;
      ready.session.play();
      // Whoever went away meanwhile finds it waiting.
      if (document.hidden) ready.session.pause();
      frame.scrollIntoView({ block: 'start', behavior: 'instant' });
    } catch (thrown) {
      if (!signal.aborted) await fail(thrown);
    }
  };
  const fail = async (thrown: unknown) => {
    const { signal } = ending;
    const reason = await sentenceAbout(thrown, language);
    if (signal.aborted) return;
    clear();
    tell(page, 'reason', reason ?? unknownReason);
    turnTo('failed');
  };
  const follow = (state: SessionState, world: World) => {
    page.toggleAttribute('data-still', state !== 'playing');
    if (state === 'paused') sounds.rest();
    if (level === null || level.isShown) return;
    if (state === 'playing') turnTo('playing');
    if (state === 'paused') {
      keepOpen(world);
      turnTo('paused');
    }
    if (state === 'over') end(world);
  };
  const keepOpen = (world: World) => {
    const started = level?.started ?? null;
    if (started === null || staged === null || world.tick === 0) return;
    keep('open', { ...started, log: textOfInputs(staged.session.inputs()), score: world.score });
  };
  const end = (world: World) => {
    if (level === null || staged === null) return;
    const { seed, started } = level;
    const game: Finished = { seed, started, world, by: hurtBy(world), inputs: staged.session.inputs() };
    // Practice leaves alone what waits.
    if (started !== null) forget('open', started.nonce);
    // Handing in may be refused; while somebody plays they would only be in the way.
    loadSentences().catch(() => {});
    // Kept at once: whoever closes the page now loses nothing.
    handIn.offer(game);
    timer = setTimeout(() => show(game), isMotionWelcome() ? LINGER_MS : STILL_LINGER_MS);
  };
  const show = (game: Finished) => {
    if (game.world.outcome === 'playing') return;
    clear();
    reviewed = null;
    finished = game;
    fillResult(page, game, language);
    void strip.show(game);
    turnTo(game.world.outcome);
    say(page, [headingIn(frame)?.textContent ?? '', String(game.world.score)].join(' '));
  };
  const showKept = async () => {
    const game = readKept('finished');
    if (game === null) return leave();
    clear();
    retry = showKept;
    ending = new AbortController();
    const { signal } = ending;
    turnTo('asking');
    const { log, score: _, ...started } = game;
    try {
      const { finishedOf, inputsOf } = await import('./recorded.ts');
      if (signal.aborted) return;
      const again = finishedOf(started.seed, inputsOf(log), started);
      handIn.offer(again);
      show(again);
    } catch (thrown) {
      // A log that nobody can read is nothing to keep; a file that did not come may come the next time.
      if (thrown instanceof AppError) forget('finished');
      if (!signal.aborted) await fail(thrown);
    }
  };
  /** Whoever goes away in the middle finds the game again. */
  const keepPlayed = () => {
    if (staged !== null && staged.session.state !== 'over') keepOpen(staged.session.world);
  };
  const leave = () => {
    keepPlayed();
    clear();
    sounds.rest();
    if (new URLSearchParams(location.search).has('watch'))
      history.replaceState(history.state, '', location.pathname);
    tellState(page, 'title');
    callbacks.onLeft();
    page.querySelector<HTMLElement>('[data-game-do="start"]')?.focus();
  };
  const again = () => {
    if (page.dataset['state'] === 'watching') return retry();
    return begin(finished?.started === null ? { to: 'practise', seed: finished.seed } : { to: 'play' });
  };
  const pause = () => {
    if (staged?.session.state === 'paused') staged.session.play();
    else staged?.session.pause();
  };
  const presses: Readonly<Record<string, () => unknown>> = {
    start: () => begin({ to: 'play' }),
    practise: () => begin({ to: 'practise' }),
    continue: () => begin({ to: 'continue' }),
    retry: () => retry(),
    again,
    watch: () => finished !== null && begin({ to: 'review', game: finished }),
    kept: showKept,
    pause,
    resume: pause,
    leave: () => (reviewed === null ? leave() : show(reviewed)),
    send: () => handIn.send(),
    share: () => strip.share().catch(() => {}),
    sound() {
      void sounds.turn(!sounds.isOn).then(() => tellSound(page, sounds.isOn));
      tellSound(page, sounds.isOn);
    },
  };
  return {
    press: (what) => void presses[what]?.(),
    watch: (id) => void begin({ to: 'watch', id }),
  };
}

/** The heading of what is shown. */
const headingIn = (frame: HTMLElement): HTMLElement | undefined =>
  [...frame.querySelectorAll<HTMLElement>('h2[tabindex]')].find((heading) => heading.checkVisibility());

const speedIn = (page: HTMLElement): number =>
  Number(page.querySelector<HTMLInputElement>('input[name="speed"]:checked')?.value ?? 1);

function say(page: HTMLElement, text: string): void {
  const said = page.querySelector('[data-said]');
  if (said !== null) said.textContent = text;
}

/** A game of the board has an address that shows it. */
function tellLink(page: HTMLElement, wanted: Wanted): void {
  const link = page.querySelector<HTMLElement>('[data-link]');
  if (link === null) return;
  link.hidden = wanted.to !== 'watch';
  if (wanted.to === 'watch')
    link.dataset['copy'] = `${location.origin}${location.pathname}?watch=${wanted.id}`;
}

function tellSound(page: HTMLElement, isOn: boolean): void {
  for (const button of page.querySelectorAll('[data-game-do="sound"]')) button.ariaPressed = String(isOn);
}
