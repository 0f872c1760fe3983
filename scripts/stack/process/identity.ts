// Tells one process from a later one with the same number.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A text that only this very process has, from its start time and command line; null when there is no such process
 * (one that has ended and waits to be collected counts as none).
 */
export function processIdentity(pid: number): string | null {
  return process.platform === 'linux' ? linuxIdentity(pid) : psIdentity(pid);
}

function linuxIdentity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold anything; the others follow the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return `${fields[19]} ${command}`;
  } catch {
    return null; // the folder is gone: so is the process
  }
}

function psIdentity(pid: number): string | null {
  try {
    const text = execFileSync('ps', ['-p', String(pid), '-o', 'lstart=,command='], { encoding: 'utf8' });
    return text.trim() || null;
  } catch {
    return null; // ps fails for a process that does not exist
  }
}
