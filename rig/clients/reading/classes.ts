import type { ModuleScopes, Node } from './module-scope.ts';
import type { Schema } from './schema.ts';

/** The kind of schema that a function makes, by the class of what it returns. */
export function constructedBy(
  node: Node,
  module: string,
  scopes: ModuleScopes,
): { kind: string; others: Schema['others'] } | undefined {
  const body = node['body']?.body;
  const returned = Array.isArray(body) && body.length === 1 ? body[0].argument : undefined;
  if (returned?.type !== 'NewExpression' || returned.callee.type !== 'Identifier') return undefined;
  const kind = kindOfClass(returned.callee.name, module, scopes);
  if (kind === undefined) return undefined;
  const second = returned.arguments[1];
  const inner =
    second?.type === 'NewExpression' ? kindOfClass(second.callee.name, module, scopes) : undefined;
  return {
    kind,
    others: inner === 'never' ? 'refused' : inner === 'unknown' ? 'kept' : 'dropped',
  };
}

function kindOfClass(name: string, module: string, scopes: ModuleScopes): string | undefined {
  return getterOf('type', name, module, scopes);
}

/** The text that a getter of a class, or of one that it extends, returns. */
export function getterOf(
  getter: string,
  name: string,
  module: string,
  scopes: ModuleScopes,
): string | undefined {
  const found = scopes.resolve(name, module);
  if (found?.node.type !== 'ClassDeclaration') return undefined;
  const own = found.node['body'].body.find(
    ({ kind, key }: Node) => kind === 'get' && key.name === getter,
  );
  const value = own?.value.body.body[0]?.argument?.value;
  if (typeof value === 'string') return value;
  const parent = found.node['superClass']?.name;
  return parent === undefined ? undefined : getterOf(getter, parent, found.module, scopes);
}
