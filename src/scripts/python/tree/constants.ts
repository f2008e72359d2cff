import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, named, type SourceText, textAt } from '../../tree/nodes.ts';
import { argumentsOf } from './call-arguments.ts';

/** A value that a script has in every run. */
export type Constant = string | number | boolean | null | readonly Constant[];

/** The constant that a name stands for; undefined for none. */
export type Constants = (name: string) => Constant | undefined;

/** Longer lists are not read. */
const maxItems = 2_000;

/** The value of an expression; undefined if it may differ between runs. */
export function constantOf(
  source: SourceText,
  node: SyntaxNode | undefined,
  names: Constants,
): Constant | undefined {
  if (!node) return undefined;
  switch (node.type) {
    case 'string':
      return stringOf(source, node);
    case 'concatenated_string':
    case 'list':
    case 'tuple':
    case 'set':
      return sequenceOf(source, node, names);
    case 'dictionary':
      return keysOf(source, node, names);
    case 'parenthesized_expression':
      return constantOf(source, named(node)[0], names);
    case 'integer':
    case 'float':
      return numberOf(textAt(source, node));
    case 'unary_operator':
      return negated(textAt(source, node));
    case 'true':
    case 'false':
      return node.type === 'true';
    case 'none':
      return null;
    case 'identifier':
      return names(textAt(source, node));
    case 'call':
      return calledOf(source, node, names);
    default:
      return undefined;
  }
}

function sequenceOf(source: SourceText, node: SyntaxNode, names: Constants): Constant | undefined {
  const nodes = named(node);
  if (nodes.length > maxItems) return undefined;
  const items = nodes.map((item) => constantOf(source, item, names));
  if (items.includes(undefined)) return undefined;
  const known = items as readonly Constant[];
  return node.type === 'concatenated_string' ? known.join('') : known;
}

/** A mapping stands for the list of its keys, which is what loops and `choices` read. */
function keysOf(source: SourceText, node: SyntaxNode, names: Constants): Constant | undefined {
  const pairs = named(node);
  if (pairs.length > maxItems || pairs.some(({ type }) => type !== 'pair')) return undefined;
  const keys = pairs.map((pair) => constantOf(source, child(pair, 'key'), names));
  return keys.includes(undefined) ? undefined : (keys as readonly Constant[]);
}

/** Text without interpolation; escapes other than those of quotes and lines leave it unknown. */
function stringOf(source: SourceText, node: SyntaxNode): string | undefined {
  const [start] = node.children;
  if (!start || node.children.some(({ type }) => type === 'interpolation')) return undefined;
  const prefix = textAt(source, start)
    .replace(/(?<!['"])['"]+$/, '')
    .toLowerCase();
  const content = source.text.slice(start.end, node.children.at(-1)?.start ?? node.end);
  if (prefix.includes('b')) return undefined;
  if (prefix.includes('r') || !content.includes('\\')) return content;
  const plain = content
    .replace(/\\(['"\\])/g, '$1')
    .replace(/\\n/g, '\n')
    .replace(/\\t/g, '\t');
  return /\\[^'"\\nt]/.test(content) ? undefined : plain;
}

function numberOf(text: string): number | undefined {
  const number = Number(text.replaceAll('_', ''));
  return Number.isFinite(number) ? number : undefined;
}

function negated(text: string): number | undefined {
  return /^-\s*[\d.]+$/.test(text) ? numberOf(text.replace(/\s/g, '')) : undefined;
}

/** `range(3)`, `list(NAMES)`, `sorted(NAMES)`. */
function calledOf(source: SourceText, node: SyntaxNode, names: Constants): Constant | undefined {
  const callee = child(node, 'function');
  const { positional, keywords, isSpread } = argumentsOf(source, node);
  if (!callee || isSpread || keywords.size > 0) return undefined;
  const values = positional.map((argument) => constantOf(source, argument, names));
  const name = textAt(source, callee);
  if (name.endsWith('.keys') && values.length === 0) {
    const keys = constantOf(source, child(callee, 'object'), names);
    return Array.isArray(keys) ? keys : undefined;
  }
  if (['list', 'tuple', 'sorted', 'set', 'frozenset'].includes(name) && values.length === 1)
    return Array.isArray(values[0]) ? values[0] : undefined;
  const [from = 0, to] = values.length === 1 ? [0, values[0]] : values;
  if (name !== 'range' || values.length > 2) return undefined;
  if (typeof from !== 'number' || typeof to !== 'number' || to - from > maxItems) return undefined;
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** The lists and mappings that a text changes somewhere, so that their declarations do not tell what they hold. */
export function changedNames(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(changes), ([, name = '']) => name));
}

const changes =
  /\b(\w{1,100})\s*(?:\.(?:append|extend|insert|update|setdefault|add|pop|remove|clear)\b|\[[^\]\n]{0,200}\]\s*=(?!=)|[-+|]=)/g;
