/** An act that this page does or follows: one store for every screen that shows it, pending over a reload. */
import { AppError } from '@lilape/domain/app-error';
import type { Language } from '@lilape/domain/languages';
import type { Sentence } from '@lilape/domain/messages/message';
import { useEffect, useSyncExternalStore } from 'react';
import { type Act, type Follow, forgetAct, resumeAct, startAct } from '#chain/flow/act.ts';
import type { Progress } from '#chain/flow/run.ts';
import { refreshLive } from '#shell/live/sale.ts';
import { languageOf } from '@lilape/domain/languages';
import { createStore } from '#shell/first/store.ts';
import type { ActEnding, ActFlow, ActWords } from '#shell/ui/act-flow.ts';
import { accountHere, currentSession, onSession } from '#shell/first/session.ts';
import { connectedActor } from './actor.ts';
import { endInPlace, lastAct, type LastAct, type NextStep } from '#shell/ui/last-act.ts';
import { actFailure, showEnding } from './act-toast.ts';
import { lookAtOwed } from './owed.ts';
import { expectMaySign, type TermsSource } from './may-sign.ts';

export type Followed<Draft, Terms, Outcome> = {
  readonly name: string;
  readonly words: ActWords<Terms> & { readonly termsFrom: TermsSource; readonly figure?: unknown };
  /** What its own ending says, for an act with a figure; null before a success. */
  readonly lastAct: (flow: ActFlow<Terms, Outcome>, language: Language) => LastAct | null;
  /** The act now; `subscribe` calls after every change, and returns the way to stop. */
  readonly current: () => ActFlow<Terms, Outcome>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Says that a screen shows how the act ends, so that the end is kept; returns the way to take that back. */
  readonly show: () => () => void;
  /** Does what the draft says and resolves to whether it worked; every end is in the flow. Ignored while pending. */
  readonly start: (draft: Draft) => Promise<boolean>;
  /**
   * Goes on with what the connected account left open; does nothing if that is nothing, or another tab has it. Resolves to
   * the terms of what was only approved, so that it can be started again, and to null otherwise.
   */
  readonly resume: () => Promise<Terms | null>;
  /** Forgets what was only approved. */
  readonly forget: () => void;
  /** Puts the finished act away. */
  readonly dismiss: () => void;
  /** Gives up on what nobody answered, so that it can be started again. */
  readonly startAgain: () => void;
  /** How the act in `flow` ended, in words; null while it has not. It is called with the flow, as what is rendered is kept by it. */
  readonly ending: (flow: ActFlow<Terms, Outcome>, language: Language) => ActEnding | null;
};

/** What the screens say about an act, what it stands on, and the sentence for its end. */
export type FollowedWords<Terms, Outcome> = ActWords<Terms> & {
  /** Where what is signed comes from. */
  termsFrom: TermsSource;
  /**
   * When a toast tells its end: where no screen does, or 'afterwards' too: once the screen that showed a success has
   * closed, never over it. @see decision 73 "a receipt in the sheet"
   */
  toast: 'unseen' | 'afterwards';
  done(outcome: Outcome, language: Language): Sentence;
  /** The figure of its ending, for an act for everybody: it ends where the page has a place for it. @see decision 168 "one ending for every act" */
  figure?: (outcome: Outcome) => string;
  /** Where that ending leads. */
  next?: NextStep;
};

/** What of an act a component follows. */
type Followable<Terms, Outcome> = Pick<Followed<never, Terms, Outcome>, 'current' | 'subscribe'>;

/** The act now, followed. */
export function useActFlow<Terms, Outcome>(act: Followable<Terms, Outcome>): ActFlow<Terms, Outcome> {
  return useSyncExternalStore(act.subscribe, act.current, act.current);
}

/** The same for a screen that shows how it ends: while it is open the end is kept. */
export function useShownActFlow<Terms, Outcome>(
  act: Followable<Terms, Outcome> & { readonly show: () => () => void },
): ActFlow<Terms, Outcome> {
  useEffect(() => act.show(), [act]);
  return useActFlow(act);
}

/** The store of an act. @see decision 63 "acts" */
export function followed<Draft, Terms, Outcome extends { readonly hash: string | null }>(
  act: Act<Draft, Terms, Outcome>,
  words: FollowedWords<Terms, Outcome>,
): Followed<Draft, Terms, Outcome> {
  type Flow = ActFlow<Terms, Outcome>;
  const flow = createStore<Flow>({ status: 'none' });
  let abort = new AbortController();
  let actor: { account: `0x${string}`; chainId: number } | null = null;
  let screens = 0;

  /** Keeps how it ended where a screen shows that; elsewhere the toast tells it. */
  function end(ended: Flow): void {
    flow.set(ended);
    const said = ending(ended, languageOf(location.pathname));
    const last = ownEnding(ended, languageOf(location.pathname));
    const isInPlace = last !== null && endInPlace(last);
    if (said !== null && screens === 0 && !isInPlace) showEnding(said.sentence, said.isFailure);
    if (said?.isFailure === false) {
      void refreshLive();
      void lookAtOwed();
    }
    dismissUnseen();
  }

  function ownEnding(ended: Flow, language: Language): LastAct | null {
    if (ended.status !== 'success' || words.figure === undefined) return null;
    const { outcome } = ended;
    const { title = '', text } = words.done(outcome, language);
    const { next } = words;
    return { title, text, figure: words.figure(outcome), hash: outcome.hash, ...(next && { next }) };
  }

  function ending(ended: Flow, language: Language) {
    if (ended.status === 'success')
      return { sentence: words.done(ended.outcome, language), isFailure: false };
    if (ended.status === 'error')
      return { sentence: actFailure(ended.error, words.failed, language), isFailure: true };
    return null;
  }

  async function follow(
    work: (options: Follow<Terms>) => Promise<Outcome | null>,
    isResumed: boolean,
  ): Promise<boolean> {
    abort = new AbortController();
    const { signal } = abort;
    let terms: Terms | null = null;
    let hash: string | undefined;
    const pending = (progress: Progress | null) => {
      hash = progress?.hash ?? hash;
      if (!signal.aborted) flow.set({ status: 'pending', terms, progress });
    };
    // A resumed act shows itself once there is one, and leaves the ending of another until then.
    if (!isResumed) {
      if (words.figure !== undefined) lastAct.set(null);
      pending(null);
    }
    const onTerms = (agreed: Terms) => {
      terms = agreed;
      pending(null);
    };
    try {
      const outcome = await work({ onTerms, onProgress: pending, signal });
      if (outcome !== null && !signal.aborted) end({ status: 'success', outcome, hash });
      return outcome !== null;
    } catch (error) {
      const isElsewhere = isResumed && error instanceof AppError && error.code === act.underWay;
      if (!signal.aborted && !isElsewhere) end({ status: 'error', error, hash });
      return false;
    }
  }

  async function actingNow() {
    const connected = await connectedActor();
    actor = connected;
    return connected;
  }

  const dismiss = () => {
    const { status } = flow.get();
    if (status !== 'pending' && status !== 'none') flow.set(flow.initial);
  };
  /** A failure is shown to the wallet that had it only: it goes with its account. */
  const dismissForeign = () => {
    if (flow.get().status === 'error' && currentSession().status === 'disconnected') dismiss();
  };
  const dismissUnseen = () => {
    if (screens === 0) dismiss();
  };
  return {
    name: act.name,
    words,
    current: flow.get,
    subscribe: flow.subscribe,
    show: () => {
      screens += 1;
      const stopWatching = onSession(dismissForeign);
      return () => {
        stopWatching();
        screens -= 1;
        const said = ending(flow.get(), languageOf(location.pathname));
        const isReportedNow = screens === 0 && words.toast === 'afterwards';
        if (isReportedNow && said?.isFailure === false) showEnding(said.sentence, false);
        dismissUnseen();
      };
    },
    start: async (draft) =>
      flow.get().status === 'pending'
        ? false
        : follow(async (options) => {
            await expectMaySign(words.termsFrom);
            return startAct(act, await actingNow(), draft, options);
          }, false),
    resume: async () => {
      if (accountHere(currentSession()) === null || flow.get().status === 'pending') return null;
      let approved: Terms | null = null;
      const onApproved = (terms: Terms) => void (approved = terms);
      await follow(async (options) => resumeAct(act, await actingNow(), { ...options, onApproved }), true);
      return approved;
    },
    forget: () => {
      if (flow.get().status !== 'pending' && actor !== null) forgetAct(act, actor);
    },
    dismiss,
    startAgain: () => {
      if (flow.get().status !== 'pending' || actor === null) return;
      abort.abort(new DOMException('Its owner starts again.', 'AbortError'));
      forgetAct(act, actor);
      flow.set(flow.initial);
    },
    ending,
    lastAct: ownEnding,
  };
}
