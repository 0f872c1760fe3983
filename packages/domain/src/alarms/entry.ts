// What is said of an alarm: its name in a few words, what it means, and what to do.
import type { Language } from '@lilape/domain/messages/message';

export type RunbookWords = {
  /** A few words. */
  readonly title: string;
  /** What is so while it stands. */
  readonly means: string;
  /** One sentence for whoever was woken up. */
  readonly todo: string;
};

export type RunbookEntry = Readonly<Record<Language, RunbookWords>>;
