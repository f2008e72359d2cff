/** An expression of a program, as far as effects are concerned; offsets are in UTF-16 units of the text. */
export type Expression =
  | { readonly type: 'text'; readonly text: string }
  /** A variable or a constant: `url`, `self.url`. */
  | { readonly type: 'name'; readonly name: string }
  /** Texts one after the other: `a + b`, `f"{a}/b"`. */
  | { readonly type: 'joined'; readonly parts: readonly Expression[] }
  /** Parts of a path: `a / b`, `os.path.join(a, b)`. */
  | {
      readonly type: 'path';
      readonly parts: readonly Expression[];
      readonly start: number;
      readonly end: number;
    }
  /** One of several: `a if c else b`, `a or b`. */
  | { readonly type: 'either'; readonly options: readonly Expression[] }
  | { readonly type: 'list'; readonly items: readonly Expression[] }
  /** A variable of the environment. */
  | ({ readonly type: 'variable'; readonly name: Expression } & VariableUse)
  | Call
  /** Anything else, with what stands in it. */
  | { readonly type: 'other'; readonly inner: readonly Expression[] };

interface VariableUse {
  readonly fallback: Expression | null;
  readonly isRequired: boolean;
  readonly start: number;
  readonly end: number;
}

/** A call of a function or constructor. */
export interface Call {
  readonly type: 'call';
  /** With the names of imports in full: `requests.get`; '' where it has no name. */
  readonly callee: string;
  /** What the method is called of; null for a function. */
  readonly object: Expression | null;
  readonly arguments: readonly Expression[];
  readonly keywords: ReadonlyMap<string, Expression>;
  readonly start: number;
  readonly end: number;
}

/** A function with the names of its parameters, without that of the object. */
export interface FunctionScope {
  /** '' for one without a name. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly outer: FunctionScope | null;
}

/** A parameter of a function. */
export interface Parameter {
  readonly name: string;
  readonly fallback: Expression | null;
}

/** A value that a name gets; null for one that is not read. */
export interface Assignment {
  readonly scope: FunctionScope | null;
  readonly name: string;
  readonly value: Expression | null;
}

/** An expression that a module evaluates, without those inside of it. */
export interface Evaluated {
  readonly scope: FunctionScope | null;
  readonly expression: Expression;
}

/** A module as a list of what it evaluates. */
export interface Module {
  readonly assignments: readonly Assignment[];
  readonly evaluated: readonly Evaluated[];
}

/** The expressions that stand directly in another one. */
export function innerOf(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'joined':
    case 'path':
      return expression.parts;
    case 'either':
      return expression.options;
    case 'list':
      return expression.items;
    case 'other':
      return expression.inner;
    case 'variable':
      return expression.fallback ? [expression.name, expression.fallback] : [expression.name];
    case 'call':
      return [
        ...(expression.object ? [expression.object] : []),
        ...expression.arguments,
        ...expression.keywords.values(),
      ];
    default:
      return [];
  }
}
