// A name for a process that is never reused: its id and, where the system tells, when it started.
import { readFileSync } from 'node:fs';

/** Mark of a running process, `1234-567890`; null if there is none with this id. */
export function processMark(pid: number): string | null {
  if (!isRunning(pid)) return null;
  return `${pid}-${startTicks(pid)}`;
}

/** Whether the process that carries `mark` is still the one running under its id. */
export function isMarkAlive(mark: string): boolean {
  return processMark(Number(mark.split('-')[0])) === mark;
}

/** Whether any process has this id; one of another user counts, a zombie does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statFields(pid)?.[0] !== 'Z';
}

function startTicks(pid: number): string {
  return statFields(pid)?.[19] ?? '0';
}

/** Fields of /proc/<pid>/stat from the state on; null where there is no /proc. */
function statFields(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
