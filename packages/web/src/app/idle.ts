/** What an open page does once nothing else is to be done. */
import './panels.ts';
import { preloadOpened } from './preload-opened.ts';

/** How long after the page's own files, milliseconds. */
const WORKER_DELAY_MS = 1_000;

preloadOpened();
if (document.readyState === 'complete') registerWorker();
else addEventListener('load', registerWorker);

/** Only for the offline page; where workers are forbidden there is none. */
function registerWorker(): void {
  setTimeout(() => void navigator.serviceWorker?.register('/sw.js').catch(() => {}), WORKER_DELAY_MS);
}
