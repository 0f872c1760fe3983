import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An island; `src` and `words` are added when the document is written. @see shell/island/island.tsx */
      'page-island': HTMLAttributes<HTMLElement> & {
        name?: string;
        when?: string;
        props?: string;
        prefix?: string;
      };
      /** What an island was given as children: HTML of the document, kept as it was written. */
      'island-slot': HTMLAttributes<HTMLElement>;
    }
  }
}
