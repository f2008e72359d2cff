import { groupBy } from '../../../model/text/group-by.ts';
import type { Assignment, Call, Expression, FunctionScope, Module } from './expression.ts';

/** A text with its unknown parts; a parameter of the function around it is known to those who call it. */
export type TextValue = readonly (string | { readonly parameter: string } | null)[];

/** Further values of one expression are not looked at. */
const maxValues = 6;

/** Expressions below this depth are unknown. */
const maxDepth = 12;

const unknown: readonly TextValue[] = [[null]];

/** Gives the home folder of the user where a call is one. */
export type HomeTest = (call: Call) => boolean;

/** The texts that expressions of a module may be, as far as it says so itself. */
export class Values {
  readonly #assignments: ReadonlyMap<string, readonly Assignment[]>;
  readonly #isHome: HomeTest;

  constructor({ assignments }: Module, isHome: HomeTest) {
    this.#assignments = groupBy(assignments, ({ name }) => name);
    this.#isHome = isHome;
  }

  /** The texts that an expression may be; one with an unknown part for any other. */
  of(expression: Expression, scope: FunctionScope | null, depth = 0): readonly TextValue[] {
    if (depth > maxDepth) return unknown;
    const inner = (one: Expression) => this.of(one, scope, depth + 1);
    switch (expression.type) {
      case 'text':
        return [[expression.text]];
      case 'joined':
        return combined(expression.parts.map(inner), '');
      case 'path':
        return combined(expression.parts.map(inner), '/');
      case 'either':
        return expression.options.flatMap(inner).slice(0, maxValues);
      case 'variable':
        return this.#ofVariable(expression, inner);
      case 'name':
        return this.#ofName(expression.name, scope, depth);
      case 'call':
        return this.#ofCall(expression, inner);
      default:
        return unknown;
    }
  }

  /** The values that a name gets in the innermost scope that has it. */
  definitions(name: string, scope: FunctionScope | null): readonly Assignment[] {
    const all = this.#assignments.get(name) ?? [];
    for (let around: FunctionScope | null = scope; around; around = around.outer) {
      const own = all.filter((one) => one.scope === around);
      if (own.length > 0) return own;
      if (around.parameters.some((parameter) => parameter.name === name)) return [];
    }
    if (!name.includes('.')) return all.filter((one) => one.scope === null);
    // A constant of a class, which its methods read.
    const [, own] = /^(?:self|cls|this)\.(\w+)$/.exec(name) ?? [];
    return all.length > 0 || own === undefined ? all : this.definitions(own, null);
  }

  #ofVariable(
    { name, fallback }: Extract<Expression, { type: 'variable' }>,
    inner: (one: Expression) => readonly TextValue[],
  ): readonly TextValue[] {
    if (/^(?:HOME|USERPROFILE)$/.test(plainText(inner(name)[0]) ?? '')) return [['~']];
    return fallback ? [[null], ...inner(fallback)] : unknown;
  }

  #ofName(name: string, scope: FunctionScope | null, depth: number): readonly TextValue[] {
    const own = ownPaths.get(name);
    if (own !== undefined) return [[own]];
    const parameter = parameterOf(name, scope);
    const given = this.definitions(name, scope);
    if (given.length === 0 && parameter) {
      const { fallback } = parameter;
      const defaults = fallback ? this.of(fallback, scope, depth + 1) : [];
      return [[{ parameter: name }], ...defaults];
    }
    if (given.length === 0 || given.length > maxValues) return unknown;
    return given
      .flatMap(({ value, scope: own }) => (value ? this.of(value, own, depth + 1) : unknown))
      .slice(0, maxValues);
  }

  #ofCall(call: Call, inner: (one: Expression) => readonly TextValue[]): readonly TextValue[] {
    if (this.#isHome(call)) return [['~']];
    const [first] = call.arguments;
    const method = call.callee.split('.').at(-1) ?? '';
    const folderOf = /(?:^|\.)dirname$/.test(call.callee) ? first : call.object;
    if (folderOf && /^(?:dirname|parent)$/.test(method))
      return inner(folderOf).map((value) => folderOfSelf(value));
    if (pathMakers.has(call.callee)) return combined(call.arguments.map(inner), '/');
    if (first && wrappers.has(call.callee)) return inner(first);
    if (call.object && pathMethods.has(method))
      return combined([call.object, ...call.arguments].map(inner), '/');
    if (call.object && sameText.has(method)) return inner(call.object);
    return unknown;
  }
}

/** The folder of the script, as a variable. */
export const selfFolder = '${SELF}';

/** The names of the script and of its folder. */
const ownPaths: ReadonlyMap<string, string> = new Map([
  ...['__file__', '__filename', 'import.meta.url', 'import.meta.filename'].map(
    (name) => [name, `${selfFolder}/.`] as const,
  ),
  ...['__dirname', 'import.meta.dirname'].map((name) => [name, selfFolder] as const),
]);

/** The folder of a path that begins with that of the script. */
function folderOfSelf(value: TextValue): TextValue {
  const path = plainText(value);
  if (!path?.startsWith(selfFolder)) return [null];
  return [path === selfFolder ? `${path}/..` : path.replace(/\/[^/]*$/, '')];
}

const pathMakers: ReadonlySet<string> = new Set([
  'os.path.join',
  'pathlib.Path',
  'pathlib.PurePath',
  'path.join',
  'path.resolve',
]);
const pathMethods: ReadonlySet<string> = new Set(['joinpath']);
const sameText: ReadonlySet<string> = new Set([
  'strip',
  'rstrip',
  'expanduser',
  'resolve',
  'absolute',
  'trim',
  'toString',
]);
const wrappers: ReadonlySet<string> = new Set([
  'str',
  'os.path.expanduser',
  'os.path.expandvars',
  'os.path.abspath',
  'os.path.realpath',
  'os.fspath',
  'url.fileURLToPath',
  'fileURLToPath',
  'String',
  'URL',
  'yarl.URL',
  'httpx.URL',
]);

/** The parameter that a name stands for; undefined if an inner scope has another one of the name. */
function parameterOf(name: string, scope: FunctionScope | null) {
  for (let around = scope; around; around = around.outer) {
    const found = around.parameters.find((parameter) => parameter.name === name);
    if (found) return found;
  }
  return undefined;
}

/** Every choice of one value each, one after the other. */
function combined(
  parts: readonly (readonly TextValue[])[],
  separator: string,
): readonly TextValue[] {
  let found: readonly TextValue[] = [[]];
  for (const [index, options] of parts.entries()) {
    const before = index === 0 || separator === '' ? [] : [separator];
    found = found
      .flatMap((start) => options.map((option) => [...start, ...before, ...option]))
      .slice(0, maxValues);
  }
  return found.map(compact);
}

/** A value whose known neighbours are one text. */
export function compact(value: TextValue): TextValue {
  const parts: (TextValue[number] | string)[] = [];
  for (const part of value) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

/** A text without unknown parts; undefined for any other. */
export function plainText(value: TextValue | undefined): string | undefined {
  if (!value?.every((part) => typeof part === 'string')) return undefined;
  return value.join('');
}

/** A value with the text of a caller for a parameter at its beginning. */
export function filledIn(value: TextValue, given: TextValue): TextValue {
  return compact([...given, ...value.slice(1)]);
}
