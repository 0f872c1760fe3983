// Structured logs: one JSON object a line on stdout.

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type LogFields = Readonly<Record<string, unknown>>;

/** Writes an event with its fields. Never give it a wallet address together with a client's network address. */
export type Log = Readonly<Record<LogLevel, (event: string, fields?: LogFields) => void>>;

/** A log that keeps events from `level` on; `write` takes whole lines. */
export function createLog(
  level: LogLevel = 'info',
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const least = LOG_LEVELS.indexOf(level);
  const writer = (at: LogLevel, rank: number) => (event: string, fields?: LogFields) => {
    if (rank < least) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level: at, event, ...fields }, plain)}\n`);
  };
  return {
    debug: writer('debug', 0),
    info: writer('info', 1),
    warn: writer('warn', 2),
    error: writer('error', 3),
  };
}

function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  return value instanceof Error ? describeError(value) : value;
}

/**
 * An error as fields. viem's messages end with the endpoint's URL, which may hold a key, so its short message is
 * taken instead and only the frames of the stack.
 */
export function describeError(error: Error): LogFields {
  const { shortMessage, code } = error as { shortMessage?: unknown; code?: unknown };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return {
    name: error.name,
    message: typeof shortMessage === 'string' ? shortMessage : error.message,
    ...(code === undefined ? {} : { code }),
    ...(frames.length === 0 ? {} : { at: frames.slice(0, 8).map((line) => line.trim().slice(3)) }),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
