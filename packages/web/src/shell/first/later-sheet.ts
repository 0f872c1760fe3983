/** The rules for what a document's scripts can render, which `boot.ts` asks for after the first paint: a document brings only those of its HTML. */

/**
 * Resolves when everything can be rendered; a sheet that did not come is asked for again by the next call.
 * @throws TypeError when it does not come
 */
export function laterSheet(): Promise<void> {
  // The first of those that come later; the others only declare faces.
  const asked = document.querySelector<HTMLLinkElement>('link[data-rel="stylesheet"]');
  if (asked === null || asked.sheet !== null) return Promise.resolve();
  const link = asked.dataset['failed'] === undefined ? asked : askAgain(asked);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new TypeError('The style sheet did not come.')));
  });
}

function askAgain(failed: HTMLLinkElement): HTMLLinkElement {
  const link = document.createElement('link');
  link.dataset['rel'] = 'stylesheet';
  link.addEventListener('error', () => (link.dataset['failed'] = ''));
  link.rel = 'stylesheet';
  link.href = failed.href;
  failed.replaceWith(link);
  return link;
}
