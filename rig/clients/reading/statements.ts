import type { Evaluator } from './evaluate.ts';
import type { Node } from './module-scope.ts';
import { bind, blockOf, type Value } from './value.ts';

/** Declarations, assignments and loops over lists, until something is returned. */
export function resultOf(
  statements: Node[],
  module: string,
  env: Map<string, Value>,
  of: Evaluator,
): Value | undefined {
  for (const statement of statements) {
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement['declarations'])
        if (init) bind(id, of.evaluate(init, module, env), env);
    if (statement.type === 'ReturnStatement' && statement['argument'])
      return of.evaluate(statement['argument'], module, env);
    if (statement.type === 'ExpressionStatement') assign(statement['expression'], module, env, of);
    if (statement.type === 'ForOfStatement') loop(statement, module, env, of);
    if (statement.type === 'IfStatement')
      resultOf(blockOf(statement['consequent']), module, env, of);
  }
  return undefined;
}

function assign(node: Node, module: string, env: Map<string, Value>, of: Evaluator): void {
  if (node.type === 'AssignmentExpression' && node['left'].type === 'Identifier')
    env.set(node['left'].name, of.evaluate(node['right'], module, env));
}

function loop(
  { left, right, body }: Node,
  module: string,
  env: Map<string, Value>,
  of: Evaluator,
): void {
  const over = of.evaluate(right, module, env);
  const name = left.declarations?.[0]?.id.name;
  if (over.is !== 'list' || name === undefined) return;
  for (const item of over.items) {
    env.set(name, item);
    resultOf(blockOf(body), module, env, of);
  }
}
