import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import type { Ending } from '../../interface/option-loop.ts';
import { child, named, nodesIn } from '../../tree/nodes.ts';
import type { NodeSource } from '../tree/node-source.ts';

/** Calls within calls are not followed further. */
const maxDepth = 4;

/** What the functions of scripts do that were followed, by their bodies. */
const endings = new WeakMap<SyntaxNode, Ending>();

/** The functions of a script by name, those in constants too; without those of several definitions. */
export function functionsOf(source: NodeSource): ReadonlyMap<string, SyntaxNode> {
  const functions = new Map<string, SyntaxNode>();
  const repeated = new Set<string>();
  for (const node of nodesIn(source.root)) {
    const value = node.type === 'variable_declarator' ? child(node, 'value') : node;
    const isFunction =
      value && /^(?:function_declaration|arrow_function|function_expression)$/.test(value.type);
    const name = isFunction && child(node, 'name');
    if (!name) continue;
    const own = source.textOf(name);
    if (functions.has(own)) repeated.add(own);
    functions.set(own, value);
  }
  for (const name of repeated) functions.delete(name);
  return functions;
}

/** What statements do. */
export function endingOf(
  source: NodeSource,
  statements: readonly SyntaxNode[],
  functions: ReadonlyMap<string, SyntaxNode>,
  depth = 0,
): Ending {
  for (const node of statements) {
    const ending = endingOfStatement(source, node, functions, depth);
    if (ending !== 'goes-on') return ending;
  }
  return 'goes-on';
}

function endingOfStatement(
  source: NodeSource,
  node: SyntaxNode,
  functions: ReadonlyMap<string, SyntaxNode>,
  depth: number,
): Ending {
  if (/^(?:function|class)_declaration$/.test(node.type)) return 'goes-on';
  if (node.type === 'statement_block') return endingOf(source, named(node), functions, depth);
  if (node.type === 'throw_statement') return 'refuses';
  const [inner] = named(node);
  if (node.type === 'expression_statement' && inner) {
    const ending = endingOfCall(source, inner, functions, depth);
    if (ending) return ending;
  }
  return mayEnd(source, node, functions, depth) ? 'may-end' : 'goes-on';
}

/** What a call does to the run; null for what is none of the script. */
function endingOfCall(
  source: NodeSource,
  node: SyntaxNode,
  functions: ReadonlyMap<string, SyntaxNode>,
  depth: number,
): Ending | null {
  const call = source.callAt(node);
  if (!call) return null;
  if (call.name === 'exit' && call.object && source.textOf(call.object) === 'process') {
    const status = source.literal(call.arguments[0]);
    return typeof status === 'number' && status % 256 !== 0 ? 'refuses' : 'ends';
  }
  const definition = call.object ? undefined : functions.get(call.name);
  const body = definition && child(definition, 'body');
  if (!body) return null;
  if (depth >= maxDepth) return 'may-end';
  const known = endings.get(body);
  if (known) return known;
  endings.set(body, 'may-end');
  const found = endingOf(source, [body], functions, depth + 1);
  endings.set(body, found);
  return found;
}

/** Whether anything below a node may end the run, or leave its function. */
function mayEnd(
  source: NodeSource,
  node: SyntaxNode,
  functions: ReadonlyMap<string, SyntaxNode>,
  depth: number,
): boolean {
  if (/^(?:return|throw)_statement$/.test(node.type)) return true;
  const ending = depth < maxDepth ? endingOfCall(source, node, functions, depth) : null;
  if (ending !== null && ending !== 'goes-on') return true;
  return node.children.some((inner) => mayEnd(source, inner, functions, depth));
}

/** The statements of a branch, with or without braces. */
export function blockOf(node: SyntaxNode): readonly SyntaxNode[] {
  return node.type === 'statement_block' ? named(node) : [node];
}
