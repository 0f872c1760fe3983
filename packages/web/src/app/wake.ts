/** Waking the page: a document can be read, and its fixed parts used, without React, which comes when something needs it. */

let waking: Promise<void> | undefined;
let isDone = false;

/** Whether the whole page is there. */
export function isAwake(): boolean {
  return isDone;
}

/** Resolves when the whole page is there, asked for once; what did not come is asked for again by the next call. @throws TypeError where it does not come */
export function wake(): Promise<void> {
  waking ??= fetchAll();
  return waking;
}

async function fetchAll(): Promise<void> {
  askForAll();
  try {
    const { takeOver } = await import('./awake.tsx');
    await takeOver();
    isDone = true;
    document.documentElement.dataset['page'] = 'awake';
  } catch (failure) {
    waking = undefined;
    throw failure;
  }
}

/** Asks for everything that waking needs at once; one after the other each file would cost a slow line a round trip. */
function askForAll(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-wakes]')) {
    link.rel = link.dataset['wakes'] ?? '';
    delete link.dataset['wakes'];
  }
}
