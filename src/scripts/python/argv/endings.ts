import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import type { Ending } from '../../interface/option-loop.ts';
import { child, named, nodesIn } from '../../tree/nodes.ts';
import type { PythonModule } from '../tree/module.ts';

/** Calls within calls are not followed further. */
const maxDepth = 4;

/** What the functions of scripts do that were followed, by their bodies. */
const endings = new WeakMap<SyntaxNode, Ending>();

const exit = /^(?:sys\.exit|exit|quit|os\._exit|SystemExit)$/;

/** What a block does; `isMain` where the number that it returns is the status of the run. */
export function endingOf(
  module: PythonModule,
  block: readonly SyntaxNode[],
  isMain: boolean,
  depth = 0,
): Ending {
  for (const statement of block) {
    const ending = endingOfStatement(module, statement, isMain, depth);
    if (ending !== 'goes-on') return ending;
  }
  return 'goes-on';
}

function endingOfStatement(
  module: PythonModule,
  node: SyntaxNode,
  isMain: boolean,
  depth: number,
): Ending {
  const [inner] = named(node);
  if (node.type === 'return_statement')
    return isMain && inner && isError(module, inner) ? 'refuses' : 'may-end';
  const isRaise = node.type === 'raise_statement';
  if (isRaise || node.type === 'expression_statement') {
    if (inner?.type === 'call')
      return endingOfCall(module, inner, depth) ?? (isRaise ? 'refuses' : 'goes-on');
    return isRaise ? 'refuses' : 'goes-on';
  }
  return mayEnd(module, node, depth) ? 'may-end' : 'goes-on';
}

/** What a call does to the run; null for a function that is none of this. */
function endingOfCall(module: PythonModule, call: SyntaxNode, depth: number): Ending | null {
  const callee = module.calleeOf(call);
  if (exit.test(callee)) {
    const [status] = module.argumentsOf(call).positional;
    return status && isError(module, status) ? 'refuses' : 'ends';
  }
  const definition = module.functionNamed(callee);
  const body = definition && child(definition.node, 'body');
  if (!body) return null;
  if (depth >= maxDepth) return 'may-end';
  const known = endings.get(body);
  if (known) return known;
  endings.set(body, 'may-end');
  const ending = endingOf(module, named(body), false, depth + 1);
  const returns = [...nodesIn(body)].some(({ type }) => type === 'return_statement');
  const isReturned = ending === 'may-end' && returns && !mayEnd(module, body, depth + 1);
  const found = isReturned ? 'goes-on' : ending;
  endings.set(body, found);
  return found;
}

/** A number other than 0, or a text that is printed. */
function isError(module: PythonModule, node: SyntaxNode): boolean {
  const value = module.constant(node);
  if (typeof value === 'number') return value % 256 !== 0;
  return (
    (typeof value === 'string' && value !== '') || (node.type === 'string' && value === undefined)
  );
}

/** Whether anything below a node may end the run, or leave its function. */
function mayEnd(module: PythonModule, node: SyntaxNode, depth: number): boolean {
  if (/^(?:function|class)_definition$|^decorated_definition$/.test(node.type)) return false;
  if (/^(?:return|raise)_statement$/.test(node.type)) return true;
  const ending =
    node.type === 'call' && depth < maxDepth ? endingOfCall(module, node, depth) : null;
  if (ending !== null && ending !== 'goes-on') return true;
  return node.children.some((inner) => mayEnd(module, inner, depth));
}
