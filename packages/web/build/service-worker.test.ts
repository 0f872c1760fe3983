// @vitest-environment node
import { expect, test } from 'vitest';
import { serviceWorker } from './service-worker.ts';

type Listener = (event: object) => void;

/** Runs the worker against a network that answers or does not, and returns what a request got. */
async function answerOf(request: { url: string; mode: string }, { isOnline }: { isOnline: boolean }) {
  const listeners = new Map<string, Listener>();
  const script = serviceWorker('offline-1', ['/offline', '/ru/offline', '/assets/style.css']);
  const network = () => (isOnline ? Promise.resolve('network') : Promise.reject(new TypeError('offline')));
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is what is tested
  const run = new Function('addEventListener', 'caches', 'fetch', 'navigator', script);
  const caches = { match: (path: string) => Promise.resolve(`kept ${path}`) };
  run((name: string, listener: Listener) => listeners.set(name, listener), caches, network, {
    onLine: isOnline,
  });
  let answer: unknown = 'left alone';
  listeners.get('fetch')?.({ request, respondWith: (given: unknown) => (answer = given) });
  return await answer;
}

const page = (path: string) => ({ url: `https://lilape.example${path}`, mode: 'navigate' });
const file = (path: string) => ({ url: `https://lilape.example${path}`, mode: 'no-cors' });

test.each([
  [page('/staking'), true, 'network'],
  [page('/staking'), false, 'kept /offline'],
  [page('/ru'), false, 'kept /ru/offline'],
  [page('/ru/staking'), false, 'kept /ru/offline'],
  [page('/russia'), false, 'kept /offline'],
  [file('/assets/style.css'), false, 'kept /assets/style.css'],
  [file('/assets/style.css'), true, 'left alone'],
  [file('/api/presale/info'), false, 'left alone'],
  [file('/assets/home.js'), false, 'left alone'],
])('behavior: %o, online %s: %s', async (request, isOnline, answer) => {
  expect(await answerOf(request, { isOnline })).toBe(answer);
});
