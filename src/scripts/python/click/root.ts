import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { child, nodesIn } from '../../tree/nodes.ts';
import type { PythonModule } from '../tree/module.ts';
import type { ClickDraft } from './draft.ts';

/** The command with which a script starts; null if there are several, or it gets words of its own. */
export function rootOf(
  module: PythonModule,
  commands: ReadonlyMap<string, ClickDraft>,
): ClickDraft | null {
  const starts = module
    .calls()
    .filter((call) => commands.has(module.calleeOf(call)) && !module.decorators.has(call));
  const [start, ...others] = starts;
  if (others.length > 0 || (start && !isPlain(module, start))) return null;
  if (start) return commands.get(module.calleeOf(start)) ?? null;
  const [root, ...more] = [...new Set(commands.values())].filter(({ isInner }) => !isInner);
  return root && more.length === 0 ? root : null;
}

/** `cli()` and `cli(obj={})`, where nothing catches what they say. */
function isPlain(module: PythonModule, call: SyntaxNode): boolean {
  const { positional, keywords, isSpread } = module.argumentsOf(call);
  if (
    positional.length > 0 ||
    isSpread ||
    [...keywords.keys()].some((name) => !/^(?:obj|prog_name)$/.test(name))
  )
    return false;
  for (const node of nodesIn(module.root)) {
    const body = node.type === 'try_statement' ? child(node, 'body') : undefined;
    const isInside = body && body.start <= call.start && call.end <= body.end;
    const catches = isInside ? module.catchesOf(node) : [];
    if (catches.some((caught) => /^$|\b(?:SystemExit|BaseException)\b/.test(caught))) return false;
  }
  return true;
}
