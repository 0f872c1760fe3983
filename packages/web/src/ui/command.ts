/** A command that is shown: it breaks between its words only, where a browser would break it after a hyphen too. */
import { createElement, Fragment, type ReactNode } from 'react';

/** Returns the words of a command, each of which stays whole where a line holds it, and may break behind a slash where none does; what a page fills in belongs to the word around it. */
export function commandWords(texts: TemplateStringsArray, ...values: readonly ReactNode[]): ReactNode {
  const words: ReactNode[][] = [[]];
  for (const piece of texts.flatMap((text, index) => [text, values[index]])) {
    const [more, ...others] = typeof piece === 'string' ? piece.split(' ') : [piece];
    words.at(-1)?.push(...namesOf(more));
    for (const word of others) words.push(namesOf(word));
  }
  const spans = words.flatMap((word) => [' ', createElement('span', null, ...word)]);
  return createElement(Fragment, null, ...spans.slice(1));
}

/** The names of a path with a place to break between each and the next; what is no path comes back whole. */
function namesOf(word: ReactNode): ReactNode[] {
  return typeof word === 'string' ? breakable(word.match(/[^/]+\/*|\/+/g) ?? []) : [word];
}

/** Returns the parts of a long word, in order, with a place to break between each and the next; nothing is added to what is copied. */
export function breakable(parts: readonly ReactNode[]): ReactNode[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [createElement('wbr'), part]));
}
