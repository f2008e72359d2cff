import type { ChildProcess } from 'node:child_process';

/** Running processes; true for leaders of a process group. */
const children = new Map<ChildProcess, boolean>();

/** Tracks a process until it ends, to kill it together with this one. */
export function trackChild<T extends ChildProcess>(child: T, leadsGroup = false): T {
  children.set(child, leadsGroup);
  child.once('close', () => children.delete(child));
  child.once('error', () => children.delete(child));
  return child;
}

/** Kills all tracked processes. */
export function killChildren(): void {
  for (const [child, leadsGroup] of children) {
    if (leadsGroup) killGroup(child.pid);
    child.kill();
  }
}

/** Kills a process group; no effect on platforms without groups. */
export function killGroup(leaderPid: number | undefined): void {
  try {
    if (leaderPid !== undefined && process.platform !== 'win32')
      process.kill(-leaderPid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}
