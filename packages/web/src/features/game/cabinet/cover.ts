/** On a small screen the game covers everything else, which then can be neither scrolled nor reached. */
import styles from './cover.module.css';

/** Where the field and the thumbs need the whole screen. */
const SMALL = '(max-width: 47.99rem), (max-height: 36rem), (pointer: coarse)';

/** Covers the screen with `cabinet` where that is small; returns the way to lay it back. */
export function coverScreen(cabinet: HTMLElement): () => void {
  const small = matchMedia(SMALL);
  let others: HTMLElement[] = [];
  const fit = () => {
    const isCovered = small.matches;
    cabinet.classList.toggle(styles['cover'] ?? '', isCovered);
    document.documentElement.classList.toggle(styles['covered'] ?? '', isCovered);
    for (const other of others) other.inert = false;
    others = isCovered ? besides(cabinet) : [];
    for (const other of others) other.inert = true;
  };
  small.addEventListener('change', fit);
  fit();
  return () => {
    small.removeEventListener('change', fit);
    cabinet.classList.remove(styles['cover'] ?? '');
    document.documentElement.classList.remove(styles['covered'] ?? '');
    for (const other of others) other.inert = false;
  };
}

/** What lies beside an element and beside whatever it lies in, unless it is inert already. */
function besides(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let at: HTMLElement = element;
    at !== document.body && at.parentElement !== null;
    at = at.parentElement
  )
    for (const other of at.parentElement.children)
      if (other !== at && other instanceof HTMLElement && !other.inert && other.tagName !== 'SCRIPT')
        found.push(other);
  return found;
}
