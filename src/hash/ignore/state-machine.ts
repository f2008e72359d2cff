import type { Step } from './glob.ts';

/** The active positions in a pattern; null if no match is possible any more. */
export type State = Uint8Array | null;

const slash = 0x2f;

/** The state before the first byte. */
export function initialState(steps: readonly Step[]): State {
  const active = new Uint8Array(steps.length + 1);
  activate(steps, active, 0);
  return active;
}

/**
 * The state after more bytes. Patterns are untrusted, so matching never backtracks: time is at most steps
 * times bytes.
 */
export function advance(steps: readonly Step[], state: State, bytes: string): State {
  if (state === null || bytes === '') return state;
  let current = Uint8Array.from(state);
  let next = new Uint8Array(current.length);
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes.charCodeAt(index);
    let isAlive = false;
    for (let index = 0; index < steps.length; index++) {
      if (current[index] === 1 && applyStep(steps, next, index, byte)) isAlive = true;
    }
    if (!isAlive) return null;
    [current, next] = [next, current];
    next.fill(0);
  }
  return current;
}

/** Whether the bytes so far match the whole pattern. */
export function accepts(state: State): boolean {
  return state?.[state.length - 1] === 1;
}

/** Activates a step, and every step reachable from it without input. */
function activate(steps: readonly Step[], active: Uint8Array, index: number): void {
  let position = index;
  while (active[position] !== 1) {
    active[position] = 1;
    const kind = steps[position]?.kind;
    if (kind === 'optional-folders') active[position + 1] = 1;
    else if (kind !== 'star' && kind !== 'globstar') return;
    position += kind === 'optional-folders' ? 2 : 1;
  }
}

/** Activates the successors of a step for a byte; false if the step rejects the byte. */
function applyStep(
  steps: readonly Step[],
  active: Uint8Array,
  index: number,
  byte: number,
): boolean {
  const step = steps[index];
  switch (step?.kind) {
    case 'byte':
      if (!step.matches(byte)) return false;
      activate(steps, active, index + 1);
      return true;
    case 'star':
      if (byte === slash) return false;
      activate(steps, active, index);
      return true;
    case 'globstar':
      activate(steps, active, index);
      return true;
    case 'folder-prefix':
      active[index] = 1;
      if (byte === slash) activate(steps, active, index + 1);
      return true;
    default:
      return false;
  }
}
