// The clips that posts to the group go with, by the names of their files. @see specification §3
import { catchingBanana } from './catch-banana.ts';
import { countingBananas } from './count-bananas.ts';

export interface Clip {
  /** The drawing at a moment of its loop, from 0 to 1, where it begins again. */
  readonly render: (at: number) => string;
  readonly seconds: number;
}

export const clips: Readonly<Record<string, Clip>> = {
  'lilape-post2.gif.mp4': { render: countingBananas, seconds: 4 },
  'lilape-post3.gif.mp4': { render: catchingBanana, seconds: 3 },
};
