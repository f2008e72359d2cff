import type { ChildProcess } from 'node:child_process';

/** Each with whether it leads a group of what it starts itself. */
const children = new Map<ChildProcess, boolean>();

/** Remembers a process until it ends, so that it can be ended with this one. */
export function trackChild<T extends ChildProcess>(child: T, leadsGroup = false): T {
  children.set(child, leadsGroup);
  child.once('close', () => children.delete(child));
  child.once('error', () => children.delete(child));
  return child;
}

/** Ends every process that still runs. */
export function killChildren(): void {
  for (const [child, leadsGroup] of children) {
    if (leadsGroup) killGroup(child.pid);
    child.kill();
  }
}

/** Ends a process that leads a group, and what it started; where there are no groups, nothing. */
export function killGroup(leaderPid: number | undefined): void {
  try {
    if (leaderPid !== undefined && process.platform !== 'win32')
      process.kill(-leaderPid, 'SIGKILL');
  } catch {
    // It is no leader any more.
  }
}
