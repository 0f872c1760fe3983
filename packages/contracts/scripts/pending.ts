// Tells when a transaction begins to wait on a local chain: its sequencer need not ask for that all the time.

export type Pending = {
  /** Resolves once a transaction has come since the last call, or after so many milliseconds. */
  next: (longestMs: number) => Promise<void>;
  /** Ends it for good; a call that waits resolves at once. */
  close: () => void;
};

/** Follows the anvil at `rpcUrl`. One that is gone is followed again by the next call; until then time alone passes. */
export function watchPending(rpcUrl: string): Pending {
  const url = rpcUrl.replace(/^http/, 'ws');
  let socket: WebSocket | null = null;
  let hasCome = false;
  let isClosed = false;
  let wake: (() => void) | undefined;

  const follow = () => {
    const opened = new WebSocket(url);
    const request = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newPendingTransactions'] };
    opened.addEventListener('open', () => opened.send(JSON.stringify(request)));
    // The answer to the request wakes as well: something may have come before it.
    opened.addEventListener('message', () => {
      hasCome = true;
      wake?.();
    });
    opened.addEventListener('close', () => {
      if (socket === opened) socket = null;
    });
    return opened;
  };

  return {
    next: async (longestMs) => {
      if (isClosed) return;
      socket ??= follow();
      if (!hasCome)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longestMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      hasCome = false;
    },
    close: () => {
      isClosed = true;
      socket?.close();
      wake?.();
    },
  };
}
