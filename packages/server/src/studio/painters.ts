// Threads that paint apes, so that the API never waits for one: started when there is something to paint, ended when there is not.
import { Worker } from 'node:worker_threads';
import { AppError } from '@lilape/domain/app-error';

export type Painters = {
  /** The PNG of an ape. @throws AppError SERVICE_UNAVAILABLE when too many wait, and whatever a painter fails with */
  paint(id: number): Promise<Uint8Array>;
  /** Ends all threads; who still waits is told so. */
  stop(): Promise<void>;
};

export type PaintersOptions = {
  /** How many paint side by side. */
  readonly threads: number;
  /** How many may wait. */
  readonly mostWaiting: number;
  /** Threads with nothing to do for so long are ended, since each holds the maps. */
  readonly idleMs: number;
  /** The thread's program; a test brings its own. */
  readonly program?: URL;
};

type Order = {
  readonly id: number;
  readonly done: (png: Uint8Array) => void;
  readonly failed: (error: unknown) => void;
};

type Painter = { readonly worker: Worker; readonly send: (id: number) => void; order: Order | null };

const PROGRAM = new URL('./paint-worker.ts', import.meta.url);

/** Painters that start with the first order. */
export function createPainters({
  threads,
  mostWaiting,
  idleMs,
  program = PROGRAM,
}: PaintersOptions): Painters {
  const painters = new Set<Painter>();
  const waiting: Order[] = [];
  let isStopped = false;
  let idle: NodeJS.Timeout | undefined;

  const dismiss = (painter: Painter, error: unknown) => {
    if (!painters.delete(painter)) return;
    painter.order?.failed(error);
    void painter.worker.terminate();
    handOut();
  };
  const hire = (): Painter => {
    const worker = new Worker(program);
    const painter: Painter = { worker, send: (id) => worker.postMessage(id, []), order: null };
    worker.on('message', (png: Uint8Array) => {
      const { order } = painter;
      painter.order = null;
      order?.done(png);
      handOut();
    });
    worker.on('error', (error) => dismiss(painter, error));
    worker.on('exit', (code) => dismiss(painter, new Error(`A painter ended with ${code}.`)));
    painters.add(painter);
    return painter;
  };
  const freePainter = (): Painter | undefined =>
    [...painters].find(({ order }) => order === null) ?? (painters.size < threads ? hire() : undefined);
  const handOut = () => {
    clearTimeout(idle);
    for (let order = waiting[0]; order !== undefined; order = waiting[0]) {
      const painter = freePainter();
      if (painter === undefined) return;
      waiting.shift();
      painter.order = order;
      painter.send(order.id);
    }
    if ([...painters].every(({ order }) => order === null))
      idle = setTimeout(() => void endAll(), idleMs).unref();
  };
  const endAll = async () => {
    const ended = [...painters];
    painters.clear();
    await Promise.all(ended.map(({ worker }) => worker.terminate()));
  };

  return {
    paint(id) {
      if (isStopped || waiting.length >= mostWaiting)
        return Promise.reject(new AppError('SERVICE_UNAVAILABLE'));
      return new Promise((done, failed) => {
        waiting.push({ id, done, failed });
        handOut();
      });
    },
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      const orders = [...waiting.splice(0), ...[...painters].flatMap(({ order }) => order ?? [])];
      await endAll();
      for (const { failed } of orders) failed(new AppError('SERVICE_UNAVAILABLE'));
    },
  };
}
