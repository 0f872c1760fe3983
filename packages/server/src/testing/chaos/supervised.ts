// A program that is started again whenever it ends, as a supervisor does.
import { type LogLine, type ServerProcess, startServerProcess } from '#testing/server-process.ts';

export type Supervised = {
  /** What runs now. */
  readonly current: () => ServerProcess;
  /** Every line that was logged, by whichever ran. */
  readonly lines: () => readonly LogLine[];
  /** Ends what runs as a power cut would; the next starts with these settings besides. */
  kill(besides?: Readonly<Record<string, string>>): Promise<void>;
  end(): Promise<void>;
};

/** Starts the server, or `program`, and keeps it running. */
export function supervise(env: Readonly<Record<string, string>>, program?: string): Supervised {
  let running = startServerProcess(env, program);
  const before: LogLine[] = [];
  const end = async () => {
    await running.kill();
    before.push(...running.lines);
  };
  return {
    current: () => running,
    lines: () => [...before, ...running.lines],
    kill: async (besides = {}) => {
      await end();
      running = startServerProcess({ ...env, ...besides }, program);
    },
    end,
  };
}
