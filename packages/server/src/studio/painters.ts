// Threads that paint apes, so that the API never waits for one: started when there is something to paint, ended when there is not.
import { Worker } from 'node:worker_threads';
import { AppError } from '@lilape/domain/app-error';
import type { Language } from '@lilape/domain/languages';
import type { ThumbnailSide } from '@lilape/wire/studio';

/** What a picture is: the painting itself, small with so many pixels a side, or the card that is shared. */
export type PictureForm = 'whole' | ThumbnailSide | `card-${Language}`;

/** What a thread is sent. */
export type PaintOrder = {
  readonly id: number;
  readonly form: PictureForm;
};

export type Painters = {
  /**
   * The PNG of an ape, whole unless asked otherwise; whole ones come first, for somebody waits to pay for them.
   * @throws AppError SERVICE_UNAVAILABLE when too many wait, and whatever a painter fails with
   */
  paint(id: number, form?: PictureForm): Promise<Uint8Array>;
  /** Who paints at this moment, and how many orders wait. */
  load(): PaintersLoad;
  /** Ends all threads; who still waits gets an error. */
  stop(): Promise<void>;
};

export type PaintersLoad = {
  readonly threads: number;
  readonly painting: number;
  readonly waiting: number;
};

export type PaintersOptions = {
  /** How many paint side by side. */
  readonly threads: number;
  /** How many whole ones may wait, and how many others. */
  readonly mostWaiting: number;
  /** Threads with nothing to do for so long are ended, since each holds the maps. */
  readonly idleMs: number;
  /** Whether many others wait for answers now: then whole ones are begun at a slower pace. Never, unless given. */
  readonly isBusy?: () => boolean;
  /** The thread's program; a test brings its own. */
  readonly program?: URL;
};

type Order = PaintOrder & {
  readonly done: (png: Uint8Array) => void;
  readonly failed: (error: unknown) => void;
};

type Painter = { readonly worker: Worker; readonly send: (order: PaintOrder) => void; order: Order | null };

/** From one whole ape to the next while others wait for answers: to publish one takes more of the API than to paint it. */
export const BUSY_PACE_MS = 50;

const PROGRAM = new URL('./paint-worker.ts', import.meta.url);

/** Painters that start with the first order. */
export function createPainters({
  threads,
  mostWaiting,
  idleMs,
  isBusy = () => false,
  program = PROGRAM,
}: PaintersOptions): Painters {
  const painters = new Set<Painter>();
  const waiting: Order[] = [];
  let isStopped = false;
  let idle: NodeJS.Timeout | undefined;
  let pace: NodeJS.Timeout | undefined;
  let wholeAtMs = Number.NEGATIVE_INFINITY;

  const dismiss = (painter: Painter, error: unknown) => {
    if (!painters.delete(painter)) return;
    painter.order?.failed(error);
    void painter.worker.terminate();
    handOut();
  };
  const hire = (): Painter => {
    const worker = new Worker(program);
    const painter: Painter = { worker, send: (order) => worker.postMessage(order, []), order: null };
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
  const next = (): Order | undefined => {
    const whole = waiting.find(({ form }) => form === 'whole');
    if (whole === undefined) return waiting[0];
    const early = isBusy() ? wholeAtMs + BUSY_PACE_MS - performance.now() : 0;
    if (early <= 0) return whole;
    clearTimeout(pace);
    pace = setTimeout(handOut, early);
    return waiting.find(({ form }) => form !== 'whole');
  };
  const handOut = () => {
    clearTimeout(idle);
    for (let order = next(); order !== undefined; order = next()) {
      const painter = freePainter();
      if (painter === undefined) return;
      waiting.splice(waiting.indexOf(order), 1);
      painter.order = order;
      painter.send({ id: order.id, form: order.form });
      if (order.form === 'whole') wholeAtMs = performance.now();
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
    paint(id, form = 'whole') {
      const alike = waiting.filter((order) => (order.form === 'whole') === (form === 'whole'));
      if (isStopped || alike.length >= mostWaiting)
        return Promise.reject(new AppError('SERVICE_UNAVAILABLE'));
      return new Promise((done, failed) => {
        waiting.push({ id, form, done, failed });
        handOut();
      });
    },
    load: () => ({
      threads: painters.size,
      painting: [...painters].filter(({ order }) => order !== null).length,
      waiting: waiting.length,
    }),
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      clearTimeout(pace);
      const orders = [...waiting.splice(0), ...[...painters].flatMap(({ order }) => order ?? [])];
      await endAll();
      for (const { failed } of orders) failed(new AppError('SERVICE_UNAVAILABLE'));
    },
  };
}
