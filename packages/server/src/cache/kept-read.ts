// A read that many ask for: asked again once it is old enough, one flight at a time, the last answer kept for bad times.

export type KeptRead<T> = { current(): Promise<T> };

/**
 * Reads through `read` at most every `freshMs`. While it fails, the last answer is given: it must carry its own time.
 * @throws whatever `read` throws, before there was any answer
 */
export function createKeptRead<T>(
  read: () => Promise<T>,
  freshMs: number,
  clock: () => number = Date.now,
): KeptRead<T> {
  let last: { value: T; atMs: number } | undefined;
  let reading: Promise<T> | undefined;

  const ask = async (): Promise<T> => {
    const value = await read();
    last = { value, atMs: clock() };
    return value;
  };

  return {
    async current() {
      if (last !== undefined && clock() - last.atMs < freshMs) return last.value;
      reading ??= ask().finally(() => (reading = undefined));
      try {
        return await reading;
      } catch (error) {
        if (last !== undefined) return last.value;
        throw error;
      }
    },
  };
}
