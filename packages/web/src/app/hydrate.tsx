/** Takes over one island with React; loaded with the first of them. */
import { createElement, type ReactElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOf } from '@lilape/domain/languages';
import { activateLanguage, loadMessages } from '#shell/page/messages.ts';
import { islandCode } from '#shell/first/code.ts';
import { componentOf, islandRoot } from '#shell/island/root.tsx';
import { SLOT_TAG } from '#shell/first/when.ts';
import { ErrorBoundary } from '#shell/island/error-boundary.tsx';
import { takeTyped } from './typed-early.ts';
// For its files: the sheet is written from the build for prerendering.
import '#ui/fonts.css';

activateLanguage(languageOf(location.pathname));

/** Resolves once the island hears for itself. @throws TypeError where its code or sentences do not come */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const said = (name: string) => island.getAttribute(name) ?? '';
  const [module] = await Promise.all([
    islandCode(island),
    ...['site', ...said('words').split(' ').filter(Boolean)].map(loadMessages),
  ]);
  const Component = componentOf(module, said('src'));
  const element = createElement(Component, JSON.parse(said('props') || '{}') as object, slotOf(island));
  const giveTyped = takeTyped(island);
  await new Promise<void>((resolve) => {
    hydrateRoot(island, islandRoot(<Hydrated onDone={resolve}>{element}</Hydrated>, ErrorBoundary), {
      identifierPrefix: said('prefix'),
    });
  });
  giveTyped();
}

/** What the island was given as children, as the document has it; React takes it over without looking into it. */
function slotOf(island: HTMLElement): ReactElement | undefined {
  const slot = island.querySelector(SLOT_TAG);
  return slot === null
    ? undefined
    : createElement(SLOT_TAG, { dangerouslySetInnerHTML: { __html: slot.innerHTML } });
}

/** Tells when the island has been taken over. */
function Hydrated({ onDone, children }: { onDone: () => void; children: ReactElement }) {
  useEffect(onDone, [onDone]);
  return children;
}
