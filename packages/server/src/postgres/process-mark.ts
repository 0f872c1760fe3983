// A name for a process that is never reused: its id, when it started, and the machine and container that count it.
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/** What a mark says. `place` names the boot of the machine and the process namespace; ids mean nothing elsewhere. */
type Mark = { readonly pid: number; readonly ticks: string; readonly place: string };

/** Mark of a running process, `1234-567890-0a1b2c3d`; null if there is none with this id. */
export function processMark(pid: number): string | null {
  if (!isRunning(pid)) return null;
  return `${pid}-${startTicks(pid)}-${thisPlace()}`;
}

/** Whether the process that carries `mark` can be looked at from here. */
export function isMarkOfHere(mark: string): boolean {
  return parseMark(mark).place === thisPlace();
}

/** Whether the process that carries `mark`, a mark of here, is still the one running under its id. */
export function isMarkAlive(mark: string): boolean {
  return processMark(parseMark(mark).pid) === mark;
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

/** This boot of this machine, and the namespace in which its processes are counted; 8 hex digits. */
export function thisPlace(): string {
  return (place ??= createHash('sha256').update(readPlace()).digest('hex').slice(0, 8));
}

let place: string | undefined;

function readPlace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // No /proc: a system without containers of this kind.
    return 'here';
  }
}

function parseMark(mark: string): Mark {
  const [pid = '', ticks = '', place = ''] = mark.split('-');
  return { pid: Number(pid), ticks, place };
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
