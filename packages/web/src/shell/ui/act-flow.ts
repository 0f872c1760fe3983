/** An act on chain as the screens see it: how it goes, how it ended, and its words. */
import type { PlainCode } from '@lilape/domain/messages/catalogue';
import type { Sentence } from '@lilape/domain/messages/message';
import type { ReactNode } from 'react';

export type ActProgress = {
  readonly step: string;
  readonly isDecisive: boolean;
  readonly phase: 'preparing' | 'asking' | 'waiting' | 'still-pending' | 'unanswered' | 'lost';
  readonly hash?: string | undefined;
};

export type ActFlow<Terms, Outcome> =
  | { readonly status: 'none' }
  | { readonly status: 'pending'; readonly terms: Terms | null; readonly progress: ActProgress | null }
  | { readonly status: 'success'; readonly outcome: Outcome; readonly hash: string | undefined }
  | { readonly status: 'error'; readonly error: unknown; readonly hash: string | undefined };

export type ActWords<Terms> = {
  /** What the wallet is asked in a step. */
  readonly Asking: (props: { terms: Terms; step: string }) => ReactNode;
  /** What is looked at before. */
  readonly Preparing: () => ReactNode;
  /** Said of a decisive step that takes long. */
  readonly stillPending: PlainCode;
  /** The act's own failure, whose title every failure without one takes. */
  readonly failed: PlainCode;
};

/** How an act ended, in words. */
export type ActEnding = { readonly sentence: Sentence; readonly isFailure: boolean };
