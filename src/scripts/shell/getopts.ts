import type { CallSyntax, ScriptInterface, ScriptOption } from '../../model/script/interface.ts';
import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import { emptyCommand } from '../interface/counts.ts';
import { anyArguments, optionOf } from '../interface/options.ts';
import { child, named } from '../tree/nodes.ts';
import { type CaseItem, caseItems } from './case-items.ts';
import type { ShellContext } from './context.ts';
import { commandAt, literalOf } from './statements.ts';

/** How `getopts` reads words. */
export const getoptsSyntax: CallSyntax = {
  hasOptions: true,
  abbreviates: false,
  interleaves: false,
  matches: 'in-order',
  clusters: true,
  assigns: 'values',
  takesDashes: 'needed',
  hasNumbers: false,
  isHelpFirst: false,
};

/** Whether a loop is one of `getopts`. */
export function isGetopts({ source }: ShellContext, loop: SyntaxNode): boolean {
  const condition = child(loop, 'condition');
  return condition !== undefined && commandAt(source, condition)?.name === 'getopts';
}

/** What a loop of `getopts` accepts; null if it goes on after what it does not know. */
export function readGetopts(context: ShellContext, loop: SyntaxNode): ScriptInterface | null {
  const { source, endings, rangeOf } = context;
  const [condition, body] = [child(loop, 'condition'), child(loop, 'body')];
  const [letters, variable, words] = (condition && commandAt(source, condition)?.arguments) ?? [];
  const written = letters && literalOf(source, letters);
  const [node, ...others] = body ? named(body).filter(({ type }) => type === 'case_statement') : [];
  if (!written || !variable || !node || others.length > 0) return null;
  if (words && !context.isAllWords(words)) return null;
  const items = caseItems(source, node);
  if (!items || !/^:?(?:[A-Za-z\d]:?)+$/.test(written)) return null;
  const refuses = (sign: string) => {
    const item = items.find(({ patterns }) => patterns.some((own) => own && matches(own, sign)));
    return item !== undefined && endings.of(item.statements) === 'refuses';
  };
  const faults = written.startsWith(':') ? ['?', ':'] : ['?'];
  if (!faults.every(refuses)) return null;
  const at = rangeOf(loop);
  return {
    framework: 'getopts',
    syntax: getoptsSyntax,
    command: {
      ...emptyCommand(at),
      options: optionsOf(context, loop, written, items),
      arguments: [anyArguments(at)],
    },
    variables: [],
  };
}

function optionsOf(
  { endings, rangeOf }: ShellContext,
  loop: SyntaxNode,
  letters: string,
  items: readonly CaseItem[],
): readonly ScriptOption[] {
  return [...letters.matchAll(/([A-Za-z\d])(:?)/g)].map(([, letter = '', value]) => {
    const item = items.find(({ patterns }) => patterns.includes(letter));
    const count = value === '' ? 0 : 1;
    return optionOf(
      [`-${letter}`],
      { min: count, max: count },
      {
        at: rangeOf(item?.node ?? loop),
        isExit: item !== undefined && endings.of(item.statements) !== 'goes-on',
      },
    );
  });
}

/** Whether a pattern holds for one sign. */
function matches(pattern: string, sign: string): boolean {
  return pattern === '*' || pattern === '?' || pattern.replace('\\', '') === sign;
}
