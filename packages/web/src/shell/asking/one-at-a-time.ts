/** A read that many ask for: one at a time, and who asks while one runs gets another after it. */

/** What it returns asks; resolves when nothing is asked any more, and fails as `read` does. */
export function oneAtATime(read: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async () => {
    try {
      do {
        isAskedAgain = false;
        // One after the other is what it is for.
        // oxlint-disable-next-line no-await-in-loop
        await read();
      } while (isAskedAgain);
    } finally {
      running = undefined;
    }
  };
  return () => {
    isAskedAgain = running !== undefined;
    running ??= run();
    return running;
  };
}
