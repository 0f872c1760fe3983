/** How many pixels a device fills in time, found out before a game begins. */

/** Pixels for each of the page's, at most: all that the screen has, and fewer where a device can't fill those in time. */
const RATIOS = [Infinity, 1.25, 1] as const;
/** A picture is on the screen for 16 ms, and a game has fuller ones than its first. */
const MAX_MS = 10;
/** The first ones take longer: nothing is warm. */
const PICTURES = 9;

/** Milliseconds for which the page is busy with the next picture: with painting it, and with drawing what was painted. */
export const busyWith = (paint: () => void): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    requestAnimationFrame(() => {
      const beganMs = performance.now();
      // Heard once the page has painted the picture.
      port1.addEventListener('message', () => {
        port1.close();
        resolve(performance.now() - beganMs);
      });
      port1.start();
      try {
        paint();
        port2.postMessage(null);
      } catch (thrown) {
        port1.close();
        reject(thrown);
      }
    });
  });

/** Whether pictures that took so long come in time. */
export const isInTime = (times: readonly number[]): boolean =>
  (times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0) <= MAX_MS;

let known: number | undefined;

/** The most pixels that this device fills in time, by `paint`ing a few pictures with each ratio; once known it holds for all games. @throws what `paint` throws */
export async function findRatio(paint: (mostRatio: number) => void): Promise<number> {
  known ??= await firstInTime(paint);
  return known;
}

async function firstInTime(paint: (mostRatio: number) => void): Promise<number> {
  const [all, fewer, least] = RATIOS;
  for (const ratio of [all, fewer]) {
    const times: number[] = [];
    while (times.length < PICTURES) times.push(await busyWith(() => paint(ratio)));
    if (isInTime(times)) return ratio;
  }
  return least;
}
