/** Parts of a page that are written once at build time, so that a visitor never downloads their code. */
import { createElement, use, useState, type ComponentType, type ReactNode } from 'react';
import { isHydrating } from './hydration.ts';
import { loadMessages } from './messages.ts';
import type { PartSource } from './part.tsx';
import styles from './static-part.module.css';

// React leaves the inside of an element alone when it takes it over with an inner HTML of its own.
const asItStands = { __html: '' };

/**
 * A part of the frame around all pages, which is never drawn anew: its HTML is kept as it stands. Give its
 * content as `import.meta.env.SSR && …`, by which the browser's bundle leaves out its code.
 */
export function Kept({ children }: { children?: ReactNode }) {
  return import.meta.env.SSR ? <div className={styles.part}>{children}</div> : <KeptHtml />;
}

/** Keeps the prerendered inside of its place as it stands. */
export function KeptHtml() {
  return <div className={styles.part} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />;
}

/**
 * Returns a component whose prerendered HTML is kept as it stands; its code is loaded only where it has
 * to be drawn anew, after a navigation. It must not depend on anything that changes in the browser.
 * The file it is loaded from is named `*.static.tsx`.
 */
export function staticPart({ load, catalog }: PartSource<object>): ComponentType {
  const loadOnce = once(async () => {
    const [loaded] = await Promise.all([load(), catalog && loadMessages(catalog)]);
    return loaded;
  });

  function Content() {
    return createElement(use(loadOnce()));
  }

  return function StaticPart() {
    const [isKept] = useState(isHydrating);
    return isKept ? (
      <KeptHtml />
    ) : (
      <div className={styles.part}>
        <Content />
      </div>
    );
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
