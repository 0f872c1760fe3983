import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An island; when the document is written its name gives way to `src` and `words`. @see shell/island/island.tsx */
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
