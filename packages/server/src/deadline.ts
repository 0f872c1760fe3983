// Work that may not take for ever.

/** There was no answer in time. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** The result of `work`; the work itself goes on unheard after `deadlineMs`. @throws LateError */
export async function withDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`no answer within ${deadlineMs} ms`)), deadlineMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
