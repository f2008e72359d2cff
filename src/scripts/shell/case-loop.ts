import type { ScriptInterface } from '../../model/script/interface.ts';
import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import { loopSyntax } from '../interface/option-loop.ts';
import { child } from '../tree/nodes.ts';
import { caseItems } from './case-items.ts';
import type { ShellContext } from './context.ts';
import { LoopDraft } from './loop-draft.ts';
import { statementsOf } from './statements.ts';

/** What a loop with `case "$1"` accepts; null for another loop, and for one that goes on after what it does not know. */
export function readCaseLoop(context: ShellContext, node: SyntaxNode): ScriptInterface | null {
  const words = wordsOf(context, node);
  const body = child(node, 'body');
  if (!words || !body) return null;
  const statements = statementsOf(body);
  const index = statements.findIndex(({ type }) => type === 'case_statement');
  const [choice, before] = [statements[index], statements.slice(0, index)];
  const items = choice && caseItems(context.source, choice);
  if (!items || !isOverWords(context, choice, before, words)) return null;
  const loop = { after: statements.slice(index + 1), ...words };
  const draft = new LoopDraft(context, loop);
  if (!items.every((item) => draft.add(item))) return null;
  const command = draft.finish(context.rangeOf(node));
  if (!command) return null;
  const interleaves = !words.isOfOptions && !draft.breaks;
  return { framework: 'case', syntax: { ...loopSyntax, interleaves }, command, variables: [] };
}

/** What a loop over the words of a call is about. */
interface LoopWords {
  /** The variable of `for`; null for a loop that shifts. */
  readonly variable: string | null;
  /** Whether it ends at the first word without `-`. */
  readonly isOfOptions: boolean;
}

function wordsOf(context: ShellContext, node: SyntaxNode): LoopWords | null {
  if (node.type === 'for_statement') {
    const [variable, ...values] = node.children.filter(({ field }) =>
      ['variable', 'value'].includes(field ?? ''),
    );
    const isAll = values.every((value) => context.isAllWords(value)) && values.length <= 1;
    return variable && isAll ? { variable: context.textOf(variable), isOfOptions: false } : null;
  }
  const condition = child(node, 'condition');
  const text = node.type === 'while_statement' && condition ? context.textOf(condition) : '';
  if (/=\s*"?\^?-/.test(text.replace('=~', '='))) return { variable: null, isOfOptions: true };
  return /\$\{?[#1]|^(?::|true)$/.test(text) ? { variable: null, isOfOptions: false } : null;
}

/** Whether a `case` is over the word of the loop, and nothing but assignments stands before it. */
function isOverWords(
  context: ShellContext,
  choice: SyntaxNode,
  before: readonly SyntaxNode[],
  { variable }: LoopWords,
): boolean {
  const value = child(choice, 'value');
  const subject = value ? context.textOf(value) : '';
  const names = new Set([variable ?? '1']);
  for (const statement of before) {
    const [, name, word = ''] = /^(?:local\s+)?(\w+)=(\S+)$/.exec(context.textOf(statement)) ?? [];
    if (name === undefined) return false;
    if (names.has(nameIn(word) ?? '')) names.add(name);
  }
  return names.has(nameIn(subject) ?? '');
}

/** The name in `"$1"` or `${1:-}`. */
function nameIn(word: string): string | undefined {
  return /^"?\$(?:(\w+)|\{(\w+)(?::?-)?\})"?$/.exec(word)?.slice(1).find(Boolean);
}
