import type { ScriptInterface } from '../../model/script/interface.ts';
import { readShellTree } from '../../syntax/shell/read-shell.ts';
import { child, nodesIn } from '../tree/nodes.ts';
import { ShellContext } from './context.ts';
import { ShellRun } from './shell-run.ts';

/** Words that no command has for its name: the grammar takes the line after `a=1 b=2` for one at times. */
const keywords = new Set(
  'if then else elif fi for while until do done case esac select'.split(' '),
);

/** A line of several assignments, whose end the grammar needs to be told. */
const assignments =
  /^([ \t]*(?:\w+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'()]*)[ \t]+){1,20}\w+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'()]*))\n/gm;

/** What a shell script accepts; null if it cannot be read or refuses nothing in a known way. Needs its grammar. */
export function readShellInterface(text: string): ScriptInterface | null {
  if (!/\$\{?[1#@*]|\bgetopts\b/.test(text)) return null;
  const plain = text.replace(assignments, '$1;');
  const tree = readShellTree(plain);
  if (!tree?.isWhole) return null;
  for (const node of nodesIn(tree.root)) {
    const name = node.type === 'command' ? child(node, 'name') : undefined;
    if (name && keywords.has(plain.slice(name.start, name.end))) return null;
  }
  return new ShellRun(new ShellContext({ text: plain, root: tree.root }, text)).found;
}
