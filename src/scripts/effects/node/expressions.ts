import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, named } from '../../tree/nodes.ts';
import type { Call, Expression } from '../program/expression.ts';
import { plainExpression } from '../program/plain-expression.ts';
import { functions, literal } from './nodes.ts';

/** Deeper expressions are unknown. */
const maxDepth = 60;

/** Gives a dotted name with the name of its import in full. */
type FullName = (name: string) => string;

/** Whether a name is that of the variables of the environment. */
export function isEnvironment(name: string): boolean {
  return /^(?:process|import\.meta|Bun)\.env$/.test(name);
}

/** Reads the expressions of a module. */
export class NodeExpressions {
  readonly #text: string;
  readonly #fullName: FullName;

  constructor(text: string, fullName: FullName) {
    this.#text = text;
    this.#fullName = fullName;
  }

  /** An expression without what effects do not need. */
  read(node: SyntaxNode, depth = 0): Expression {
    if (depth > maxDepth || functions.has(node.type)) return plainExpression;
    const inner = (one: SyntaxNode | undefined): Expression =>
      one ? this.read(one, depth + 1) : plainExpression;
    switch (node.type) {
      case 'string':
        return { type: 'text', text: literal(this.#text, node) ?? '' };
      case 'template_string':
        return { type: 'joined', parts: this.#template(node, inner) };
      case 'identifier':
        return { type: 'name', name: this.#fullName(this.#at(node)) };
      case 'member_expression':
      case 'subscript_expression':
        return this.#member(node, inner);
      case 'call_expression':
      case 'new_expression':
        return this.#call(node, inner);
      case 'binary_expression':
        return this.#operator(node, inner);
      case 'ternary_expression':
        return {
          type: 'either',
          options: [inner(child(node, 'consequence')), inner(child(node, 'alternative'))],
        };
      case 'array':
        return { type: 'list', items: named(node).map(inner) };
      case 'await_expression':
      case 'parenthesized_expression':
      case 'as_expression':
      case 'non_null_expression':
      case 'satisfies_expression':
        return inner(named(node)[0]);
      case 'object':
        return {
          type: 'other',
          inner: named(node).map((pair) => inner(child(pair, 'value') ?? pair)),
        };
      default:
        return { type: 'other', inner: named(node).map(inner) };
    }
  }

  #template(
    node: SyntaxNode,
    inner: (one: SyntaxNode | undefined) => Expression,
  ): readonly Expression[] {
    return named(node).flatMap((part): readonly Expression[] => {
      if (part.type === 'template_substitution') return [inner(named(part)[0])];
      return [{ type: 'text', text: this.#at(part) }];
    });
  }

  #member(node: SyntaxNode, inner: (one: SyntaxNode | undefined) => Expression): Expression {
    const object = child(node, 'object');
    const property = child(node, 'property');
    const index = child(node, 'index');
    const { start, end } = node;
    const of = object ? this.#fullName(this.#at(object)) : '';
    if (isEnvironment(of)) {
      const name: Expression = property ? { type: 'text', text: this.#at(property) } : inner(index);
      return { type: 'variable', name, fallback: null, isRequired: false, start, end };
    }
    const text = this.#at(node);
    if (property && /^[\w$.]+$/.test(text)) return { type: 'name', name: this.#fullName(text) };
    return { type: 'other', inner: [inner(object), ...(index ? [inner(index)] : [])] };
  }

  #call(node: SyntaxNode, inner: (one: SyntaxNode | undefined) => Expression): Expression {
    const callee = child(node, 'function') ?? child(node, 'constructor');
    const list = child(node, 'arguments');
    const given = list ? (list.type === 'arguments' ? named(list) : [list]) : [];
    const tag = list?.type === 'template_string' ? '`' : '';
    const keywords = new Map<string, Expression>();
    for (const pair of given.filter(({ type }) => type === 'object').flatMap(named)) {
      const key = child(pair, 'key') ?? pair;
      const value = child(pair, 'value') ?? pair;
      keywords.set(literal(this.#text, key) ?? this.#at(key), inner(value));
    }
    const { start, end } = node;
    const object = callee?.type === 'member_expression' ? child(callee, 'object') : undefined;
    const call: Call = {
      type: 'call',
      callee: callee ? this.#fullName(this.#nameOf(callee)) + tag : '',
      object: object ? inner(object) : null,
      arguments: given.map(inner),
      keywords,
      start,
      end,
    };
    if (call.callee !== 'Deno.env.get') return call;
    const [name = plainExpression] = call.arguments;
    return { type: 'variable', name, fallback: null, isRequired: false, start, end };
  }

  #nameOf(callee: SyntaxNode): string {
    const text = this.#at(callee);
    if (/^[\w$.]+$/.test(text)) return text;
    const property = child(callee, 'property');
    return property ? `.${this.#at(property)}` : '';
  }

  #operator(node: SyntaxNode, inner: (one: SyntaxNode | undefined) => Expression): Expression {
    const [left, right] = [inner(child(node, 'left')), inner(child(node, 'right'))];
    const sign = node.children.find(({ field }) => field === 'operator')?.type;
    if (sign === '+') return { type: 'joined', parts: [left, right] };
    if (sign === '||' || sign === '??') {
      return left.type === 'variable'
        ? { ...left, fallback: right }
        : { type: 'either', options: [left, right] };
    }
    return { type: 'other', inner: [left, right] };
  }

  #at(node: SyntaxNode | undefined): string {
    return node ? this.#text.slice(node.start, node.end) : '';
  }
}
