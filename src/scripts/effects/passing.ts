import type { FunctionScope } from './program/expression.ts';
import type { Use } from './program/sinks.ts';
import type { TextValue } from './program/values.ts';

/** A use to which a function gives a value that begins with its parameter. */
export interface Passed {
  readonly use: Use;
  readonly value: TextValue;
  readonly parameter: string;
  readonly position: number;
}

/** Functions that pass one parameter on in more ways are not followed. */
const maxPassed = 40;

/** What the functions of a module pass on. */
export class Passing {
  readonly #passed = new Map<FunctionScope, Passed[]>();

  get isEmpty(): boolean {
    return this.#passed.size === 0;
  }

  /** Notes a use of a value that begins with a parameter of a function around it; returns whether it does. */
  add(use: Use, value: TextValue, scope: FunctionScope | null): boolean {
    const [first] = value;
    if (typeof first !== 'object' || first === null) return false;
    const { parameter } = first;
    for (let around = scope; around; around = around.outer) {
      const position = around.parameters.findIndex(({ name }) => name === parameter);
      if (position === -1) continue;
      const known = this.#passed.get(around) ?? [];
      if (known.length < maxPassed)
        this.#passed.set(around, [...known, { use, value, parameter, position }]);
      return true;
    }
    return true;
  }

  /** What was noted, by the names of the functions; then nothing is. */
  take(): ReadonlyMap<string, readonly Passed[]> {
    const byName = new Map<string, readonly Passed[]>();
    for (const [{ name }, passed] of this.#passed)
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), ...passed]);
    this.#passed.clear();
    return byName;
  }
}
