import type { ChildProcess } from 'node:child_process';

/** Each with whether it leads a group of what it starts itself. */
const running = new Map<ChildProcess, boolean>();

/** Remembers a process until it ends, so that it can be ended with this one. */
export function remembered<T extends ChildProcess>(child: T, leads = false): T {
  running.set(child, leads);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Ends every process that still runs. */
export function endChildren(): void {
  for (const [child, leads] of running) {
    if (leads) endGroup(child.pid);
    child.kill();
  }
}

/** Ends a process that leads a group, and what it started; where there are no groups, nothing. */
export function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined && process.platform !== 'win32') process.kill(-leader, 'SIGKILL');
  } catch {
    // It is no leader any more.
  }
}
