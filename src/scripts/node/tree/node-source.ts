import type { Range } from '../../../model/text/text.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, named, nodesIn, rangesOf, type SourceText, textAt } from '../../tree/nodes.ts';

/** A value that a script has in every run. */
export type Literal = string | number | boolean | null;

/** A call of a function or method. */
export interface NodeCall {
  readonly node: SyntaxNode;
  /** What the method is called on; null for a function. */
  readonly object: SyntaxNode | null;
  readonly name: string;
  readonly arguments: readonly SyntaxNode[];
}

/** Names whose declarations are looked for; further ones are unknown. */
const maxLookups = 200;

const conditions =
  /^(?:if|for|for_in|while|do|switch)_statement$|^ternary_expression$|^catch_clause$/;

/** A script in JavaScript or TypeScript. */
export class NodeSource implements SourceText {
  readonly text: string;
  readonly root: SyntaxNode;
  readonly rangeOf: (node: SyntaxNode) => Range;
  /** The values of names that are declared once; null for others. */
  readonly #values = new Map<string, SyntaxNode | null>();
  readonly #imports = new Map<string, ReadonlySet<string>>();
  #lookups = 0;
  #conditions: readonly SyntaxNode[] | undefined;

  constructor(text: string, root: SyntaxNode) {
    this.text = text;
    this.root = root;
    this.rangeOf = rangesOf(text);
    for (const node of nodesIn(root)) {
      const [name, value] = [child(node, 'name'), child(node, 'value')];
      if (node.type !== 'variable_declarator' || name?.type !== 'identifier') continue;
      const own = this.textOf(name);
      this.#values.set(own, this.#values.has(own) || !value ? null : value);
    }
  }

  /** The text of a node. */
  textOf(node: SyntaxNode): string {
    return textAt(this, node);
  }

  /** A node without types and parentheses around it; for a name, the value that it always has. */
  resolve(node: SyntaxNode | undefined): SyntaxNode | undefined {
    let inner = node;
    for (let depth = 0; inner && depth < 8; depth++) {
      if (/^(?:as|satisfies|parenthesized|non_null)_expression$/.test(inner.type))
        inner = named(inner)[0];
      else if (inner.type !== 'identifier') return inner;
      else {
        const value = this.#valueOf(this.textOf(inner));
        if (!value) return inner;
        inner = value;
      }
    }
    return inner;
  }

  #valueOf(name: string): SyntaxNode | null {
    const value = this.#values.get(name) ?? null;
    if (!value || !/^\w{1,100}$/.test(name) || ++this.#lookups > maxLookups) return null;
    const changes = new RegExp(
      `\\b${name}(?:\\.\\w+|\\[[^\\]\\n]{0,200}\\])?\\s*[-+|?&]{0,2}=(?![=>])|Object\\.assign\\(\\s*${name}\\b|\\b${name}\\.(?:push|splice|unshift|set|add)\\(`,
      'g',
    );
    // The declaration itself is one.
    return [...this.text.matchAll(changes)].length > 1 ? null : value;
  }

  /** The value that a name is declared with, whatever happens to it; null for a name with several declarations. */
  declared(name: string): SyntaxNode | null {
    return this.#values.get(name) ?? null;
  }

  /** The names that a script imports or requires of a package. */
  importsFrom(name: string): ReadonlySet<string> {
    const known = this.#imports.get(name) ?? new Set(this.#importedNames(name));
    this.#imports.set(name, known);
    return known;
  }

  *#importedNames(name: string): Generator<string> {
    for (const node of nodesIn(this.root)) {
      if (node.type !== 'import_statement' && node.type !== 'variable_declarator') continue;
      const [source, pattern, value] = ['source', 'name', 'value'].map((field) =>
        child(node, field),
      );
      const required = value && this.callAt(value);
      const from = source ?? (required?.name === 'require' ? required.arguments[0] : undefined);
      if (this.literal(from) !== name) continue;
      for (const inner of nodesIn(pattern ?? node))
        if (/identifier/.test(inner.type)) yield this.textOf(inner);
    }
  }

  /** Whether some runs do not get to a node of this script. */
  isConditional({ start, end }: SyntaxNode): boolean {
    this.#conditions ??= [...nodesIn(this.root)].filter(({ type }) => conditions.test(type));
    return this.#conditions.some((node) => node.start <= start && end <= node.end);
  }

  /** The value of an expression; undefined if it may differ between runs. */
  literal(node: SyntaxNode | undefined): Literal | undefined {
    const inner = this.resolve(node);
    switch (inner?.type) {
      case 'string':
      case 'template_string': {
        const text = this.textOf(inner).slice(1, -1);
        return text.includes('\\') || /\$\{/.test(text) ? undefined : text;
      }
      case 'number':
        return Number(this.textOf(inner));
      case 'true':
      case 'false':
        return inner.type === 'true';
      case 'null':
        return null;
      default:
        return undefined;
    }
  }

  /** The items of a list; undefined for another expression, and for a list with a spread. */
  items(node: SyntaxNode | undefined): readonly SyntaxNode[] | undefined {
    const inner = this.resolve(node);
    if (inner?.type !== 'array') return undefined;
    const items = named(inner);
    return items.some(({ type }) => type === 'spread_element') ? undefined : items;
  }

  /** The texts of a list; undefined where one is not known. */
  texts(node: SyntaxNode | undefined): readonly string[] | undefined {
    const items = this.items(node)?.map((item) => this.literal(item));
    return items?.every((item) => typeof item === 'string' || typeof item === 'number')
      ? items.map(String)
      : undefined;
  }

  /** The entries of an object; undefined for another expression, and for one with a spread or a computed key. */
  entries(node: SyntaxNode | undefined): ReadonlyMap<string, SyntaxNode> | undefined {
    const inner = this.resolve(node);
    if (inner?.type !== 'object') return undefined;
    const entries = new Map<string, SyntaxNode>();
    for (const entry of named(inner)) {
      const [key, value] = [child(entry, 'key'), child(entry, 'value')];
      if (entry.type === 'shorthand_property_identifier')
        entries.set(this.textOf(entry), { ...entry, type: 'identifier' });
      else if (entry.type === 'method_definition')
        entries.set(this.textOf(child(entry, 'name') ?? entry), entry);
      else if (!key || !value || key.type === 'computed_property_name') return undefined;
      else entries.set(this.textOf(key).replace(/^(['"])(.*)\1$/, '$2'), value);
    }
    return entries;
  }

  /** A node as a call; null for another. */
  callAt(node: SyntaxNode | undefined): NodeCall | null {
    if (node?.type !== 'call_expression' && node?.type !== 'new_expression') return null;
    const callee = child(node, 'function') ?? child(node, 'constructor');
    const list = child(node, 'arguments');
    if (!callee) return null;
    const [object, property] = [child(callee, 'object'), child(callee, 'property')];
    return {
      node,
      object: object ?? null,
      name: this.textOf(property ?? callee),
      arguments: list ? named(list) : [],
    };
  }

  /** All calls of the script, from the first to the last. */
  *calls(): Generator<NodeCall> {
    for (const node of nodesIn(this.root)) {
      const call = this.callAt(node);
      if (call) yield call;
    }
  }
}
