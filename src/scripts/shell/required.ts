import type { ScriptInterface, ScriptOption } from '../../model/script/interface.ts';
import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import { child, nodesIn } from '../tree/nodes.ts';
import type { ShellContext } from './context.ts';

/** What an option gives its variable: the word after it, or what stands behind its sign. */
const givenValue =
  /^"?\$(?:2|\{2(?::?[-?][^}]*)?\}|OPTARG|\{OPTARG\}|\{1#\*=\}|\{1#--?[\w-]+=\})"?$/;

/** Further variables are not looked for. */
const maxVariables = 50;

/** An interface whose options are required where the script refuses to go on while their variable is empty. */
export function withRequired(
  context: ShellContext,
  loop: SyntaxNode,
  program: ScriptInterface,
  asked: ReadonlySet<string>,
): ScriptInterface {
  const { command } = program;
  let options = command.options;
  for (const name of [...asked].slice(0, maxVariables)) {
    const places = givenIn(context, loop, name);
    const isOfItem = ({ at }: ScriptOption) => places.some((place) => place === JSON.stringify(at));
    const own = options.filter((option) => isOfItem(option) && option.takes.max === 1);
    const [first] = own;
    if (!first || !startsEmpty(context, name, places.length)) continue;
    const names = own.flatMap((option) => option.names);
    options = options.flatMap((option) => {
      if (option === first) return [{ ...first, names, isRequired: true }];
      return own.includes(option) ? [] : [option];
    });
  }
  return { ...program, command: { ...command, options } };
}

/** The places of the branches that give a variable the value of their option. */
function givenIn(context: ShellContext, loop: SyntaxNode, name: string): readonly string[] {
  const places: string[] = [];
  for (const item of nodesIn(loop)) {
    if (item.type !== 'case_item') continue;
    const gives = item.children.some((node) => {
      const [left, right] = [child(node, 'name'), child(node, 'value')];
      const isAssigned = node.type === 'variable_assignment' && left && right;
      return isAssigned && context.textOf(left) === name && givenValue.test(context.textOf(right));
    });
    if (gives) places.push(JSON.stringify(context.rangeOf(item)));
  }
  return places;
}

/** Whether a variable is empty at first, and nothing but its options gives it a value. */
function startsEmpty({ source }: ShellContext, name: string, count: number): boolean {
  const empty = new RegExp(
    `^[ \\t]*(?:local[ \\t]+)?(?:\\w+=(?:""|'')?[ \\t]+)*${name}=(?:""|'')?(?=[ \\t;]|$)`,
    'gm',
  );
  const all = new RegExp(
    `\\b${name}\\+?:?=|\\b(?:read|printf|mapfile)\\b[^\\n]{0,200}\\b${name}\\b`,
    'g',
  );
  const starts = source.text.match(empty)?.length ?? 0;
  return starts > 0 && (source.text.match(all)?.length ?? 0) === starts + count;
}
