import type { Step } from './glob.ts';

/** Where a text stands in a pattern, on all ways at once; null when it can no longer match. */
export type State = Uint8Array | null;

const slash = 0x2f;

/** The state before the first byte. */
export function begin(steps: readonly Step[]): State {
  const marks = new Uint8Array(steps.length + 1);
  enter(steps, marks, 0);
  return marks;
}

/**
 * The state behind some more bytes. Patterns come from the tree, so none becomes a backtracking
 * expression: this takes at most steps times bytes, whatever the pattern.
 */
export function feed(steps: readonly Step[], state: State, bytes: string): State {
  if (state === null || bytes === '') return state;
  let now = Uint8Array.from(state);
  let next = new Uint8Array(now.length);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at);
    let alive = false;
    for (let index = 0; index < steps.length; index++) {
      if (now[index] === 1 && take(steps, next, index, byte)) alive = true;
    }
    if (!alive) return null;
    [now, next] = [next, now];
    next.fill(0);
  }
  return now;
}

/** Whether the bytes so far match the whole pattern. */
export function accepts(state: State): boolean {
  return state?.[state.length - 1] === 1;
}

/** Marks a step, and every step reached from it without taking a byte. */
function enter(steps: readonly Step[], marks: Uint8Array, index: number): void {
  let at = index;
  while (marks[at] !== 1) {
    marks[at] = 1;
    const kind = steps[at]?.kind;
    if (kind === 'folders') marks[at + 1] = 1;
    else if (kind !== 'within' && kind !== 'across') return;
    at += kind === 'folders' ? 2 : 1;
  }
}

/** Marks what a step leads to when it takes a byte; false when it does not take it. */
function take(steps: readonly Step[], marks: Uint8Array, index: number, byte: number): boolean {
  const step = steps[index];
  switch (step?.kind) {
    case 'one':
      if (!step.takes(byte)) return false;
      enter(steps, marks, index + 1);
      return true;
    case 'within':
      if (byte === slash) return false;
      enter(steps, marks, index);
      return true;
    case 'across':
      enter(steps, marks, index);
      return true;
    case 'inside':
      marks[index] = 1;
      if (byte === slash) enter(steps, marks, index + 1);
      return true;
    default:
      return false;
  }
}
