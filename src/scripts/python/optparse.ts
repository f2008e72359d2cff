import type { CallSyntax, ScriptInterface, ScriptOption } from '../../model/script/interface.ts';
import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import { emptyCommand } from '../interface/counts.ts';
import { anyValue, exitOption, flagOption } from '../interface/options.ts';
import { child, named, nodesIn } from '../tree/nodes.ts';
import type { PythonModule } from './tree/module.ts';

/** How `optparse` reads words. */
const optparseSyntax: CallSyntax = {
  hasOptions: true,
  abbreviates: true,
  interleaves: true,
  matches: 'in-order',
  clusters: true,
  assigns: 'values',
  takesDashes: 'needed',
  hasNumbers: false,
  isHelpFirst: false,
};

/** More options are not read. */
const maxOptions = 1_000;

/** What a script with `optparse` accepts; null unless it has one parser, to which only calls in the file add options. */
export function readOptparse(module: PythonModule): ScriptInterface | null {
  const calls = module.calls();
  const parsers = calls.filter((call) =>
    /^(?:optparse\.)?OptionParser$/.test(module.calleeOf(call)),
  );
  const [parser, ...others] = parsers;
  const name = parser && nameOf(module, parser);
  if (!parser || !name || others.length > 0 || isGiven(module, name)) return null;
  const { keywords, isSpread } = module.argumentsOf(parser);
  if (
    isSpread ||
    ['option_class', 'option_list', 'conflict_handler'].some((own) => keywords.has(own))
  )
    return null;
  const adding = calls.filter((call) => /\.add_option$/.test(module.calleeOf(call)));
  const options = adding.map((call) => optionOf(module, call));
  if (options.includes(null) || options.length > maxOptions) return null;
  const at = module.rangeOf(parser);
  const exits = [
    ...(keywords.has('add_help_option') ? [] : [['-h', '--help']]),
    ...(keywords.has('version') ? [['--version']] : []),
  ].map((names) => exitOption(names, at));
  return {
    framework: 'optparse',
    syntax: { ...optparseSyntax, interleaves: !module.text.includes('disable_interspersed_args') },
    command: {
      ...emptyCommand(at),
      options: [...exits, ...options.filter((option) => option !== null)],
      arguments: [{ name: 'argument', takes: { min: 0, max: null }, values: anyValue, at }],
    },
    variables: [],
  };
}

/** The name that a parser is assigned to. */
function nameOf(module: PythonModule, parser: SyntaxNode): string | null {
  for (const node of nodesIn(module.root)) {
    const [left, right] =
      node.type === 'assignment' ? [child(node, 'left'), child(node, 'right')] : [];
    if (right === parser && left?.type === 'identifier') return module.textOf(left);
  }
  return null;
}

/** Whether a function gets the parser, or another way to add options is used. */
function isGiven(module: PythonModule, name: string): boolean {
  if (
    /\.(?:add_options|set_conflict_handler|remove_option|_add_option)\b|\bmake_option\b|\bset_usage_handler\b/.test(
      module.text,
    )
  )
    return true;
  return module.calls().some((call) => {
    const list = child(call, 'arguments');
    const isGroup = /OptionGroup$/.test(module.calleeOf(call));
    return (
      !isGroup && list !== undefined && named(list).some((node) => module.textOf(node) === name)
    );
  });
}

const flags = [
  'store_true',
  'store_false',
  'store_const',
  'append_const',
  'count',
  'help',
  'version',
];

function optionOf(module: PythonModule, call: SyntaxNode): ScriptOption | null {
  const { positional, keywords, isSpread } = module.argumentsOf(call);
  const names = positional.map((node) => module.constant(node));
  const constant = (key: string) => module.constant(keywords.get(key));
  const action = keywords.has('action') ? constant('action') : 'store';
  const count = keywords.has('nargs') ? constant('nargs') : 1;
  const isKnown = names.length > 0 && names.every((name) => typeof name === 'string');
  if (!isKnown || isSpread || typeof action !== 'string' || typeof count !== 'number') return null;
  if (action === 'callback') return null;
  const at = module.rangeOf(call);
  const own = flagOption(names as readonly string[], at);
  if (flags.includes(action))
    return { ...own, ...(/^(?:help|version)$/.test(action) && { isExit: true }) };
  const choices = constant('choices');
  return {
    ...own,
    takes: { min: count, max: count },
    values: {
      choices: Array.isArray(choices) ? choices.map(String) : null,
      type: constant('type') === 'float' ? 'float' : null,
    },
  };
}
