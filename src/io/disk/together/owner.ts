import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isRunning } from '../../temp-file.ts';

/** A process that writes, told apart from a later one with the same id. */
export interface Owner {
  readonly pid: number;
  /** The machine or container that the id counts in. */
  readonly machine: string;
  /** When it started; null where only the id is known. */
  readonly start: string | null;
}

/** This process. */
export function ownProcess(): Owner {
  return { pid: process.pid, machine: machine(), start: startOf(process.pid) };
}

/** Whether a value of a file has the form of a process. */
export function isOwner(value: unknown): value is Owner {
  if (typeof value !== 'object' || value === null) return false;
  return 'pid' in value && Number.isInteger(value.pid) && 'machine' in value && 'start' in value;
}

/** In milliseconds; files are staged and replaced in far less time. */
const maxAge = 10 * 60 * 1000;

/** Whether a process may still write what it began at a time; one of another machine may for ten minutes. */
export function mayStillWrite(owner: Owner, since: number): boolean {
  if (Date.now() - since > maxAge) return false;
  if (owner.machine !== machine()) return true;
  return isRunning(owner.pid) && owner.start === startOf(owner.pid);
}

function machine(): string {
  return `${hostname()} ${procText(() => readlinkSync('/proc/self/ns/pid'))}`;
}

/** The 22nd field of the status, in ticks since the start of the machine. */
function startOf(pid: number): string | null {
  const status = procText(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  return status.slice(status.lastIndexOf(')')).split(' ')[20] ?? null;
}

/** Empty on systems without /proc. */
function procText(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
