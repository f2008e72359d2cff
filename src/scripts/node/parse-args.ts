import type { CallSyntax, ScriptInterface, ScriptOption } from '../../model/script/interface.ts';
import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import { emptyCommand } from '../interface/counts.ts';
import { anyValue } from '../interface/options.ts';
import { child, nodesIn } from '../tree/nodes.ts';
import type { NodeCall, NodeSource } from './tree/node-source.ts';

/** How `util.parseArgs` reads words. */
const parseArgsSyntax: CallSyntax = {
  hasOptions: true,
  abbreviates: false,
  interleaves: true,
  matches: 'in-order',
  clusters: true,
  assigns: 'values',
  takesDashes: 'no',
  hasNumbers: false,
  isHelpFirst: false,
};

/** What a script with `util.parseArgs` accepts; null if it is not strict, or if a part of it is made. */
export function readParseArgs(source: NodeSource): ScriptInterface | null {
  const [call, ...others] = [...source.calls()].filter(({ name }) => name === 'parseArgs');
  if (!call || others.length > 0) return null;
  if (!readsAllWords(source, call) || isCaught(source, call.node)) return null;
  const config = call.arguments.length === 0 ? new Map() : source.entries(call.arguments[0]);
  if (!config) return null;
  const flag = (name: string, standard: boolean) =>
    config.has(name) ? source.literal(config.get(name)) : standard;
  const [isStrict, takesWords] = [flag('strict', true), flag('allowPositionals', false)];
  if (isStrict !== true || typeof takesWords !== 'boolean') return null;
  const options = config.has('options') ? source.entries(config.get('options')) : new Map();
  if (!options || flag('allowNegative', false) !== false) return null;
  const read = Array.from(options, ([name, node]) => optionOf(source, name, node));
  const at = source.rangeOf(call.node);
  if (read.includes(null)) return null;
  return {
    framework: 'parseArgs',
    syntax: parseArgsSyntax,
    command: {
      ...emptyCommand(at),
      options: read.filter((option) => option !== null),
      arguments: takesWords
        ? [{ name: 'argument', takes: { min: 0, max: null }, values: anyValue, at }]
        : [],
    },
    variables: [],
  };
}

function optionOf(source: NodeSource, name: string, node: SyntaxNode): ScriptOption | null {
  const entries = source.entries(node);
  const type = source.literal(entries?.get('type'));
  const short = entries?.has('short') ? source.literal(entries.get('short')) : '';
  if (!entries || typeof short !== 'string' || (type !== 'string' && type !== 'boolean'))
    return null;
  const count = type === 'string' ? 1 : 0;
  return {
    names: [...(short ? [`-${short}`] : []), `--${name}`],
    takes: { min: count, max: count },
    values: anyValue,
    isRequired: false,
    default: null,
    at: source.rangeOf(node),
  };
}

/** Whether the words are those of the call, which nobody else reads. */
function readsAllWords(source: NodeSource, call: NodeCall): boolean {
  const args = source.entries(call.arguments[0])?.get('args');
  const given = args && source.resolve(args);
  if (
    given &&
    !/^process\.argv\.slice\(2\)$/.test(source.textOf(given)) &&
    !isParameter(source, given)
  )
    return false;
  return !/\bprocess\.argv\b(?!\.slice\(2\)|\[1\])/.test(source.text);
}

/** A parameter that is the words of the call where none are given. */
function isParameter(source: NodeSource, node: SyntaxNode): boolean {
  const name = source.textOf(node);
  return (
    /^\w{1,60}$/.test(name) &&
    new RegExp(`\\b${name}(?::[^=()]{1,60})?\\s*=\\s*process\\.argv\\.slice\\(2\\)`).test(
      source.text,
    )
  );
}

/** Whether an error of a call may leave the script without one. */
function isCaught(source: NodeSource, call: SyntaxNode): boolean {
  for (const node of nodesIn(source.root)) {
    if (node.type !== 'try_statement') continue;
    const [body, handler] = [child(node, 'body'), child(node, 'handler')];
    const isInside = body && body.start <= call.start && call.end <= body.end;
    if (!isInside || !handler) continue;
    if (
      !/process\.exit\(\s*[1-9]|process\.exitCode\s*=\s*[1-9]|\bthrow\b/.test(
        source.textOf(handler),
      )
    )
      return true;
  }
  return false;
}
