// Reads how much memory programs use, from /proc.
import { readFileSync, readdirSync } from 'node:fs';

function readKilobytes(path: string, field: string): number {
  try {
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // it ended while being looked at
  }
}

/** The most memory that a program has used since it started, MB (resident, 10⁶ bytes). */
export function peakMegabytes(pid: number): number {
  return (readKilobytes(`/proc/${pid}/status`, 'VmHWM') * 1024) / 1e6;
}

/** The memory that a program uses now, MB (resident, 10⁶ bytes). */
export function residentMegabytes(pid: number): number {
  return (readKilobytes(`/proc/${pid}/status`, 'VmRSS') * 1024) / 1e6;
}

/** Memory of a program and all it has started, MB; pages that several share count once in all. */
export function treeMegabytes(pid: number): number {
  const kilobytes = treeOf(pid).map((each) => readKilobytes(`/proc/${each}/smaps_rollup`, 'Pss'));
  return (kilobytes.reduce((sum, each) => sum + each, 0) * 1024) / 1e6;
}

/** A program and all that descend from it. */
function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), readParent(Number(name)));
  }
  const found = [root];
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child);
  return found;
}

function readParent(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // it ended while being looked at
  }
}
