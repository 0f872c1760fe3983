/** Code that comes later: the one way to fetch a part of the page with its sentences and styles, and to say that it did not come. */
import { type ComponentType, createElement, useEffect, useState } from 'react';
import { loadMessages } from './messages.ts';
import { laterSheet } from '#shell/first/later-sheet.ts';

/** Where a part comes from. */
export type PartSource<Props> = {
  load: () => Promise<ComponentType<Props>>;
  /** The catalogue of its sentences, where `site` does not have them. */
  catalog?: string;
};

type Places = {
  /** Stands in its place until it has come; nothing without it. */
  blank?: ComponentType;
  /** Stands in its place where it did not come; without it the blank stays, and the part is asked for when it is rendered again. */
  lost?: ComponentType<LostProps>;
};

export type LostProps = {
  /** Asks for the part again. */
  onRetry: () => void;
  /** How often it has not come. */
  failures: number;
};

/** Does what 'Retry' says: what fails twice may be gone for good, as after a new version of the site, for then the page is as old as its parts. */
export function retry({ onRetry, failures }: LostProps): void {
  if (failures > 1) location.reload();
  else onRetry();
}

/**
 * Resolves to a part once it can be rendered.
 * @throws TypeError where code, sentences or styles do not come
 */
export async function loadPart<Props>({ load, catalog }: PartSource<Props>): Promise<ComponentType<Props>> {
  const [loaded] = await Promise.all([load(), catalog && loadMessages(catalog), laterSheet()]);
  return loaded;
}

export type Part<Props> = ComponentType<Props> & {
  /** Fetches it before it is rendered, so that nothing stands empty in its place; what did not come is asked for again then. */
  preload: () => void;
};

/** Returns a component whose code is fetched when it is first rendered, and which is there at once from then on. */
export function part<Props extends object = object>(source: PartSource<Props> & Places): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    // The browser's console names the file that failed; the visitor learns of it by `lost`.
    const come = await loadPart(source).catch(() => undefined);
    loaded ??= come;
    return come;
  };

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failures, setFailures] = useState(0);
    const [isAsking, setIsAsking] = useState(loaded === undefined);
    useEffect(() => {
      if (!isAsking) return undefined;
      let isWanted = true;
      const ask = async () => {
        const come = await fetchPart();
        if (!isWanted) return;
        setLoaded(() => come);
        if (come === undefined) setFailures((before) => before + 1);
        setIsAsking(false);
      };
      void ask();
      return () => {
        isWanted = false;
      };
    }, [isAsking]);

    if (Loaded !== undefined) return createElement(Loaded, props);
    if (isAsking || source.lost === undefined) return source.blank && createElement(source.blank);
    return createElement(source.lost, { failures, onRetry: () => setIsAsking(true) });
  }
  return Object.assign(Part, { preload: () => void fetchPart() });
}
