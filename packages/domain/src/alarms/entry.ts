// What is said of an alarm: its name in a few words, what it means, and what to do.
import type { InEach } from '@lilape/domain/languages';

export type RunbookWords = {
  /** A few words. */
  readonly title: string;
  /** What is so while it stands. */
  readonly means: string;
  /** One sentence for whoever was woken up. */
  readonly todo: string;
};

export type RunbookEntry = InEach<RunbookWords>;
