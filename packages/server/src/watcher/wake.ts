// Tells the watcher to look at the chain: at once when an endpoint announces a block, else by the clock.
import type { Endpoint } from '#chain/endpoints.ts';

export type Waker = {
  /** Resolves when there may be something new, after `delayMs` at the latest if given, but never twice within the pace. */
  wait(delayMs?: number): Promise<void>;
  stop(): void;
};

/** How often to look where no endpoint announces blocks; an endpoint on this machine costs nothing to ask. */
const LOCAL_POLL_MS = 50;
const REMOTE_POLL_MS = 1_000;
/** How often to look all the same where one does: announcements can be lost. */
const ANNOUNCED_POLL_MS = 1_000;
const FIRST_RECONNECT_MS = 1_000;
const LONGEST_RECONNECT_MS = 60_000;

/**
 * Listens to `newHeads` of every endpoint that speaks WebSocket at the same address. An announcement is only a wake-up, and
 * one of several a second is as good as all: two looks are begun at least `paceMs` apart.
 */
export function createWaker(endpoints: readonly Endpoint[], paceMs = 0): Waker {
  let isStopped = false;
  let isWoken = false;
  let wokenAtMs = Number.NEGATIVE_INFINITY;
  let resume: (() => void) | null = null;
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      resume = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const wake = () => {
    isWoken = true;
    resume?.();
  };
  const listeners = endpoints.map((endpoint) => listen(endpoint.url, wake));
  const pollMs = endpoints.every(({ url }) => isLocal(url)) ? LOCAL_POLL_MS : REMOTE_POLL_MS;
  return {
    wait: async (delayMs) => {
      const announced = listeners.some((listener) => listener.isListening());
      const longest = delayMs ?? (announced ? ANNOUNCED_POLL_MS : pollMs);
      if (!isWoken && !isStopped) await sleep(longest);
      // What is announced meanwhile is seen by the look that follows.
      for (;;) {
        const restMs = wokenAtMs + paceMs - performance.now();
        if (restMs <= 0 || isStopped) break;
        await sleep(restMs);
      }
      wokenAtMs = performance.now();
      isWoken = false;
      resume = null;
    },
    stop: () => {
      isStopped = true;
      for (const listener of listeners) listener.stop();
      resume?.();
    },
  };
}

/** How long to wait before an address is tried again that failed `failures` times since it last announced something. */
export function reconnectMs(failures: number): number {
  return Math.min(FIRST_RECONNECT_MS * 2 ** failures, LONGEST_RECONNECT_MS);
}

function listen(url: string, wake: () => void) {
  let socket: WebSocket | null = null;
  let isListening = false;
  let isStopped = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const connect = () => {
    if (isStopped) return;
    socket = new WebSocket(url.replace(/^http/, 'ws'));
    socket.addEventListener('open', () => socket?.send(SUBSCRIBE));
    socket.addEventListener('message', ({ data }) => {
      if (String(data).includes('"error"')) return;
      isListening = true;
      failures = 0;
      wake();
    });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', () => {
      isListening = false;
      wake();
      timer = setTimeout(connect, reconnectMs(failures++));
      timer.unref();
    });
  };
  connect();
  return {
    isListening: () => isListening,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

const SUBSCRIBE = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] });

function isLocal(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}
