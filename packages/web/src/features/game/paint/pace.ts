/** How many pixels a device fills in time, found out before a game begins. */

/** Pixels for each of the page's where a device can't fill all that its screen has. */
const FEWER = 1.25;
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

/** Pixels of a canvas for each of the page's, at most, by how long a few pictures took with all that the screen has. */
export function ratioBy(times: readonly number[]): number {
  const usual = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  return usual > MAX_MS ? FEWER : Infinity;
}

let known: number | undefined;

/** The ratio of this device, by `paint`ing a few pictures; once known it holds for all games. @throws what `paint` throws */
export async function findRatio(paint: () => void): Promise<number> {
  if (known === undefined) {
    const times: number[] = [];
    while (times.length < PICTURES) times.push(await busyWith(paint));
    known = ratioBy(times);
  }
  return known;
}
