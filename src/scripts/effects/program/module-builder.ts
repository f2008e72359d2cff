import type { Assignment, Evaluated, Module } from './expression.ts';

/** A module while it is read. */
export class ModuleBuilder implements Module {
  readonly assignments: Assignment[] = [];
  readonly evaluated: Evaluated[] = [];
  /** What local names stand for: `r` for `requests`, `get` for `requests.get`. */
  readonly imports = new Map<string, string>();

  /** A dotted name with the name of its import in full. */
  fullName(name: string): string {
    const [first = '', ...rest] = name.split('.');
    const full = this.imports.get(first);
    return full === undefined ? name : [full, ...rest].join('.');
  }
}
