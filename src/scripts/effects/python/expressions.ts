import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { constantOf } from '../../python/tree/constants.ts';
import { child, named, type SourceText, textAt } from '../../tree/nodes.ts';
import type { Call, Expression } from '../program/expression.ts';
import { plainExpression } from '../program/plain-expression.ts';

/** Deeper expressions are unknown. */
const maxDepth = 60;

/** Gives a dotted name with the name of its import in full. */
type FullName = (name: string) => string;

/** Reads the expressions of a module. */
export class PythonExpressions {
  readonly #source: SourceText;
  readonly #fullName: FullName;

  constructor(source: SourceText, fullName: FullName) {
    this.#source = source;
    this.#fullName = fullName;
  }

  /** An expression without what effects do not need. */
  read(node: SyntaxNode, depth = 0): Expression {
    if (depth > maxDepth) return plainExpression;
    const inner = (one: SyntaxNode | undefined): Expression =>
      one ? this.read(one, depth + 1) : plainExpression;
    switch (node.type) {
      case 'string':
        return this.#string(node, inner);
      case 'concatenated_string':
        return { type: 'joined', parts: named(node).map(inner) };
      case 'identifier':
        return { type: 'name', name: this.#fullName(this.#text(node)) };
      case 'attribute':
        return this.#attribute(node, inner);
      case 'call':
        return this.#call(node, inner);
      case 'subscript':
        return this.#subscript(node, inner);
      case 'binary_operator':
        return this.#operator(node, inner);
      case 'conditional_expression': {
        const [then, , otherwise] = named(node);
        return { type: 'either', options: [inner(then), inner(otherwise)] };
      }
      case 'boolean_operator':
        return {
          type: 'either',
          options: [inner(child(node, 'left')), inner(child(node, 'right'))],
        };
      case 'list':
      case 'tuple':
      case 'set':
        return { type: 'list', items: named(node).map(inner) };
      case 'await':
      case 'parenthesized_expression':
        return inner(named(node)[0]);
      case 'lambda':
        return { type: 'other', inner: [inner(child(node, 'body'))] };
      default:
        return { type: 'other', inner: named(node).map(inner) };
    }
  }

  #attribute(node: SyntaxNode, inner: (one: SyntaxNode | undefined) => Expression): Expression {
    const text = this.#text(node);
    if (/^[\w.]+$/.test(text)) return { type: 'name', name: this.#fullName(text) };
    const object = inner(child(node, 'object'));
    if (!/\.parent$/.test(text)) return { type: 'other', inner: [object] };
    const { start, end } = node;
    return {
      type: 'call',
      callee: '.parent',
      object,
      arguments: [],
      keywords: new Map(),
      start,
      end,
    };
  }

  #string(node: SyntaxNode, inner: (one: SyntaxNode | undefined) => Expression): Expression {
    const value = constantOf(this.#source, node, () => undefined);
    if (typeof value === 'string') return { type: 'text', text: value };
    if (!node.children.some(({ type }) => type === 'interpolation')) return plainExpression;
    const parts = node.children.flatMap((part): readonly Expression[] => {
      if (part.type === 'string_content') return [{ type: 'text', text: this.#text(part) }];
      return part.type === 'interpolation'
        ? [inner(child(part, 'expression') ?? named(part)[0])]
        : [];
    });
    return { type: 'joined', parts };
  }

  #call(node: SyntaxNode, inner: (one: SyntaxNode | undefined) => Expression): Expression {
    const callee = child(node, 'function');
    const list = child(node, 'arguments');
    const given = list ? (list.type === 'argument_list' ? named(list) : [list]) : [];
    const keywords = new Map<string, Expression>();
    const positional: Expression[] = [];
    for (const argument of given) {
      const name = argument.type === 'keyword_argument' ? child(argument, 'name') : undefined;
      if (name) keywords.set(this.#text(name), inner(child(argument, 'value')));
      else positional.push(inner(argument));
    }
    const { start, end } = node;
    const call: Call = {
      type: 'call',
      callee: callee ? this.#fullName(this.#nameOf(callee)) : '',
      object: callee?.type === 'attribute' ? inner(child(callee, 'object')) : null,
      arguments: positional,
      keywords,
      start,
      end,
    };
    return environmentRead(call) ?? formatted(call) ?? call;
  }

  /** `a.b` of `a.b(…)`, `.b` of `f().b(…)`. */
  #nameOf(callee: SyntaxNode): string {
    if (callee.type === 'identifier') return this.#text(callee);
    const text = this.#text(callee);
    if (/^[\w.]+$/.test(text)) return text;
    const attribute = child(callee, 'attribute');
    return attribute ? `.${this.#text(attribute)}` : '';
  }

  #subscript(node: SyntaxNode, inner: (one: SyntaxNode | undefined) => Expression): Expression {
    const value = child(node, 'value');
    const name = inner(child(node, 'subscript'));
    const { start, end } = node;
    if (value && this.#fullName(this.#text(value)) === 'os.environ')
      return { type: 'variable', name, fallback: null, isRequired: true, start, end };
    return { type: 'other', inner: [inner(value), name] };
  }

  #operator(node: SyntaxNode, inner: (one: SyntaxNode | undefined) => Expression): Expression {
    const [left, right] = [inner(child(node, 'left')), inner(child(node, 'right'))];
    const sign = node.children.find(({ field }) => field === 'operator');
    const { start, end } = node;
    switch (sign?.type) {
      case '+':
        return { type: 'joined', parts: [left, right] };
      case '/':
        return {
          type: 'path',
          parts: [...(left.type === 'path' ? left.parts : [left]), right],
          start,
          end,
        };
      case '%':
        return left.type === 'text'
          ? filledText(left.text, /%[sdr]/)
          : { type: 'other', inner: [left, right] };
      default:
        return { type: 'other', inner: [left, right] };
    }
  }

  #text(node: SyntaxNode): string {
    return textAt(this.#source, node);
  }
}

/** `os.environ.get("X", "")`, `os.getenv("X")`. */
function environmentRead({
  callee,
  arguments: given,
  keywords,
  start,
  end,
}: Call): Expression | null {
  if (!/^os\.(?:getenv|environ\.(?:get|pop|setdefault))$/.test(callee)) return null;
  const [name = plainExpression, second] = given;
  const fallback = second ?? keywords.get('default') ?? null;
  return { type: 'variable', name, fallback, isRequired: false, start, end };
}

/** `"https://x.example/{}".format(y)`. */
function formatted({ callee, object }: Call): Expression | null {
  if (!callee.endsWith('.format') || object?.type !== 'text') return null;
  return filledText(object.text, /\{[^{}]*\}/);
}

/** A text with a part that is made at run time at each place. */
function filledText(text: string, place: RegExp): Extract<Expression, { type: 'joined' }> {
  const parts = text
    .split(new RegExp(place.source, 'g'))
    .flatMap((part, index): readonly Expression[] => [
      ...(index > 0 ? [plainExpression] : []),
      ...(part === '' ? [] : [{ type: 'text' as const, text: part }]),
    ]);
  return { type: 'joined', parts };
}
