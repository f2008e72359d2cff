import type { Assignment, Evaluated, Expression, FunctionScope, Module } from './expression.ts';

/** Values of names before that, and longer ones, are not extended. */
const [maxBefore, maxParts] = [200, 20];

/** A module while it is read. */
export class ModuleBuilder implements Module {
  readonly assignments: Assignment[] = [];
  readonly evaluated: Evaluated[] = [];
  /** What local names stand for: `r` for `requests`, `get` for `requests.get`. */
  readonly imports = new Map<string, string>();

  /** `name += value`: what it got before goes on. */
  extend(scope: FunctionScope | null, name: string, value: Expression): void {
    const end = this.assignments.length;
    for (let index = Math.max(0, end - maxBefore); index < end; index++) {
      const one = this.assignments[index];
      if (one?.name !== name || one.scope !== scope || !one.value) continue;
      const parts = one.value.type === 'joined' ? one.value.parts : [one.value];
      if (parts.length < maxParts)
        this.assignments[index] = { ...one, value: { type: 'joined', parts: [...parts, value] } };
    }
  }

  /** A dotted name with the name of its import in full. */
  fullName(name: string): string {
    const [first = '', ...rest] = name.split('.');
    const full = this.imports.get(first);
    return full === undefined ? name : [full, ...rest].join('.');
  }
}
