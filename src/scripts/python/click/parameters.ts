import type {
  Arity,
  ScriptArgument,
  ScriptOption,
  ValueSet,
} from '../../../model/script/interface.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { anyValue } from '../../interface/options.ts';
import { named } from '../../tree/nodes.ts';
import type { CallArguments } from '../tree/call-arguments.ts';
import type { PythonModule } from '../tree/module.ts';

const flag: Arity = { min: 0, max: 0 };
const one: Arity = { min: 1, max: 1 };

/** The names of `'-v'`, `'--shout/--no-shout'`; null if one is made at run time. */
export function optionNames(
  module: PythonModule,
  nodes: readonly SyntaxNode[],
): { readonly names: readonly string[]; readonly hasOpposite: boolean } | null {
  const written = nodes.map((node) => module.constant(node));
  if (written.some((name) => typeof name !== 'string')) return null;
  const declared = (written as readonly string[]).filter((name) => /^\s*[-/]/.test(name));
  const names = declared.flatMap((name) => name.split('/')).map((name) => name.trim());
  const isKnown = declared.every((name) => !/^\s*\/\w/.test(name));
  const own = names.filter(Boolean);
  return isKnown && own.length > 0 && own.every((name) => name.startsWith('-'))
    ? { names: own, hasOpposite: declared.some((name) => name.includes('/')) }
    : null;
}

/** The option of `@click.option(…)`; null if it is made at run time. */
export function clickOption(module: PythonModule, call: SyntaxNode): ScriptOption | null {
  const given = module.argumentsOf(call);
  const found = optionNames(module, given.positional);
  if (!found || given.isSpread || given.keywords.has('cls')) return null;
  const constant = (name: string) => module.constant(given.keywords.get(name));
  const isFlag =
    found.hasOpposite ||
    constant('is_flag') === true ||
    constant('count') === true ||
    (given.keywords.has('flag_value') && constant('is_flag') !== false);
  const hasOtherSource = ['prompt', 'envvar', 'default'].some((name) => given.keywords.has(name));
  const takes = isFlag
    ? flag
    : given.keywords.has('flag_value') || given.keywords.has('prompt_required')
      ? { min: 0, max: 1 }
      : arityOf(module, given);
  if (!takes) return null;
  return {
    names: found.names,
    takes,
    values: isFlag ? anyValue : valuesOf(module, given),
    isRequired: constant('required') === true && !hasOtherSource,
    default: null,
    at: module.rangeOf(call),
  };
}

/** The argument of `@click.argument(…)`; null if it is made at run time. */
export function clickArgument(module: PythonModule, call: SyntaxNode): ScriptArgument | null {
  const given = module.argumentsOf(call);
  const name = module.constant(given.positional[0]);
  const takes = arityOf(module, given);
  if (typeof name !== 'string' || given.isSpread || given.keywords.has('cls') || !takes)
    return null;
  const required = given.keywords.get('required');
  const isKnown = required === undefined || typeof module.constant(required) === 'boolean';
  const hasOtherSource = given.keywords.has('default') || given.keywords.has('envvar');
  const isRequired = required ? module.constant(required) === true : takes.max !== null;
  if (!isKnown) return null;
  const min = isRequired && !hasOtherSource ? Math.max(1, takes.min) : 0;
  return {
    name,
    takes: { min, max: takes.max },
    values: valuesOf(module, given),
    at: module.rangeOf(call),
  };
}

function arityOf(module: PythonModule, { keywords }: CallArguments): Arity | null {
  const [nargs, type] = [keywords.get('nargs'), keywords.get('type')];
  if (nargs) {
    const count = module.constant(nargs);
    if (typeof count !== 'number' || count === 0) return null;
    return count < 0 ? { min: 0, max: null } : { min: count, max: count };
  }
  if (type?.type === 'tuple') return { min: named(type).length, max: named(type).length };
  if (type && /^(?:click\.)?Tuple\b/.test(module.textOf(type))) return null;
  return one;
}

function valuesOf(module: PythonModule, { keywords }: CallArguments): ValueSet {
  const type = keywords.get('type');
  const text = type ? module.textOf(type) : '';
  if (/^(?:int|(?:click\.)?(?:INT\b|IntRange\())/.test(text)) return { choices: null, type: 'int' };
  if (/^(?:float|(?:click\.)?(?:FLOAT\b|FloatRange\())/.test(text))
    return { choices: null, type: 'float' };
  if (type?.type === 'call' && /^(?:click\.)?Choice$/.test(module.calleeOf(type)))
    return choicesOf(module, type);
  if (type) return anyValue;
  const standard = module.constant(keywords.get('default'));
  const isNumber =
    typeof standard === 'number' && !keywords.has('multiple') && !keywords.has('nargs');
  if (!isNumber) return anyValue;
  const isWhole = /^-?[\d_]+$/.test(module.textOf(keywords.get('default') ?? module.root));
  return { choices: null, type: isWhole ? 'int' : 'float' };
}

function choicesOf(module: PythonModule, type: SyntaxNode): ValueSet {
  const { positional, keywords } = module.argumentsOf(type);
  const list = module.constant(positional[0]);
  const isExact =
    !keywords.has('case_sensitive') || module.constant(keywords.get('case_sensitive')) === true;
  const isKnown = Array.isArray(list) && list.every((item) => typeof item === 'string');
  return { choices: isKnown && isExact ? (list as readonly string[]) : null, type: null };
}
