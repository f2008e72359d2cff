import type { Node } from './module-scope.ts';
import type { Schema } from './schema.ts';

export type Env = ReadonlyMap<string, Value>;
/** What an expression is, as far as it can be told without running it. */
export type Value =
  | { is: 'schema'; schema: Schema }
  | { is: 'object'; fields: Map<string, Value> }
  | { is: 'list'; items: Value[] }
  | { is: 'plain'; value: unknown }
  | { is: 'code'; node: Node; module: string; env: Env }
  | { is: 'unknown'; why: string };

export const unknown = (why: string): Value => ({ is: 'unknown', why });

export function asSchema(value: Value): Schema {
  return value.is === 'schema'
    ? value.schema
    : { kind: value.is === 'unknown' ? `? ${value.why}` : '?' };
}

export function plainOf(value: Value | undefined): unknown {
  if (value?.is === 'plain') return value.value;
  if (value?.is === 'list') return value.items.map(plainOf);
  if (value?.is === 'object')
    return Object.fromEntries([...value.fields].map(([key, one]) => [key, plainOf(one)]));
  return undefined;
}

export function bind(pattern: Node, value: Value, env: Map<string, Value>): void {
  if (pattern.type === 'Identifier') env.set(pattern['name'], value);
  else if (pattern.type === 'ObjectPattern' && value.is === 'object')
    for (const { key, value: inner } of pattern['properties']) {
      const field = key && value.fields.get(key.name);
      if (field) bind(inner, field, env);
    }
  else if (pattern.type === 'ArrayPattern' && value.is === 'list')
    pattern['elements'].forEach((element: Node | null, index: number) => {
      const item = value.items[index];
      if (element && item) bind(element, item, env);
    });
}

export function blockOf(node: Node): Node[] {
  return node.type === 'BlockStatement' ? node['body'] : [node];
}

export function isFunction(node: Node): boolean {
  return node.type.includes('Function');
}

export function unary(node: Node, value: Value): Value {
  if (value.is !== 'plain') return unknown('operator');
  if (node['operator'] === '!') return { is: 'plain', value: !value.value };
  if (node['operator'] === '-') return { is: 'plain', value: -Number(value.value) };
  return { is: 'plain', value: undefined };
}
