import type { Arity, ValueSet } from '../../../model/script/interface.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { anyValue } from '../../interface/options.ts';
import { child, named, nodesIn } from '../../tree/nodes.ts';
import type { ClickDraft } from '../click/draft.ts';
import { optionNames } from '../click/parameters.ts';
import type { PythonModule } from '../tree/module.ts';

/** A parameter of a function that is a command. */
interface Parameter {
  readonly name: string;
  readonly node: SyntaxNode;
  /** Without `Annotated` and `Optional`. */
  readonly type: string;
  /** `typer.Option(…)` or `typer.Argument(…)`. */
  readonly info: SyntaxNode | null;
  /** `...` and none are the same; the first argument of `typer.Option` is one outside of `Annotated`. */
  readonly standard: SyntaxNode | null;
  readonly isAnnotated: boolean;
}

/** Adds what the parameters of a function declare. What cannot be read makes the command open. */
export function addParameters(
  module: PythonModule,
  draft: ClickDraft,
  definition: SyntaxNode,
): void {
  const list = child(definition, 'parameters');
  for (const node of list ? named(list) : []) {
    const parameter = parameterOf(module, node);
    if (parameter === 'none') continue;
    if (!parameter || !addParameter(module, draft, parameter)) draft.isOpen = true;
  }
}

function parameterOf(module: PythonModule, node: SyntaxNode): Parameter | 'none' | null {
  if (node.type === 'keyword_separator') return 'none';
  const name = child(node, 'name') ?? (node.type === 'typed_parameter' ? named(node)[0] : node);
  if (name?.type !== 'identifier') return null;
  const [typeNode, value] = [child(node, 'type'), child(node, 'value') ?? null];
  const written = typeNode ? unquoted(module.textOf(typeNode)) : '';
  if (/\bContext\b/.test(written)) return 'none';
  const isAnnotated = /^(?:\w+\.)?Annotated\[/.test(written);
  const info = infoIn(module, isAnnotated ? typeNode : value);
  const first = info && !isAnnotated ? module.argumentsOf(info) : null;
  return {
    name: module.textOf(name),
    node,
    type: typeOf(
      isAnnotated
        ? written
            .replace(/^.*?Annotated\[/, '')
            .replace(/,\s*(?:typer\.)?(?:Option|Argument)\b.*$/s, '')
        : written,
    ),
    info,
    standard: first ? (first.positional[0] ?? first.keywords.get('default') ?? null) : value,
    isAnnotated,
  };
}

/** A type on one line, without the quotes of one that is looked up later. */
function unquoted(type: string): string {
  return type.replace(/\s+/g, ' ').replace(/^(['"])(.*)\1$/, '$2');
}

function infoIn(module: PythonModule, node: SyntaxNode | null | undefined): SyntaxNode | null {
  for (const inner of node ? nodesIn(node) : [])
    if (inner.type === 'call' && /^(?:typer\.)?(?:Option|Argument)$/.test(module.calleeOf(inner)))
      return inner;
  return null;
}

/** A type without what says that it may be missing. */
function typeOf(written: string): string {
  const bare = written.trim().replace(/^(?:typing\.|t\.)/, '');
  const optional = /^Optional\[(.*)\]$/s.exec(bare)?.[1] ?? bare;
  return optional
    .replace(/(?<!\s)\s*\|\s*None\b|\bNone\s*\|\s*/g, '')
    .trim()
    .replace(/^(?:typing\.|t\.)/, '');
}

function addParameter(module: PythonModule, draft: ClickDraft, parameter: Parameter): boolean {
  const { name, node, type, info, standard } = parameter;
  const given = info && module.argumentsOf(info);
  const isArgument = info ? /Argument$/.test(module.calleeOf(info)) : standard === null;
  const hasDefault = standard !== null && standard.type !== 'ellipsis';
  const keywords = given?.keywords ?? new Map<string, SyntaxNode>();
  const hasOtherSource = ['envvar', 'prompt', 'default_factory'].some((own) => keywords.has(own));
  if (given?.isSpread || ['cls', 'click_type', 'parser'].some((own) => keywords.has(own)))
    return false;
  const item = /^(?:List|list|Sequence|Iterable)\[(.*)\]$/s.exec(type)?.[1];
  const takes = takesOf(type, item !== undefined && isArgument);
  const values = valuesOf(module, item ?? type, keywords);
  const at = module.rangeOf(node);
  const isRequired = !hasDefault && !hasOtherSource;
  if (!takes) return false;
  if (isArgument) {
    draft.arguments.push({
      name,
      takes: { min: isRequired ? takes.min : 0, max: takes.max },
      values,
      at,
    });
    return true;
  }
  const names = namesOf(module, parameter, type === 'bool');
  const isFlag = type === 'bool' || keywords.has('count') || keywords.has('is_flag');
  if (!names) return false;
  draft.options.push({
    names,
    takes: isFlag ? { min: 0, max: 0 } : takes,
    values: isFlag ? anyValue : values,
    isRequired: isRequired,
    default: null,
    at,
  });
  return true;
}

/** The names that are given, else that of the parameter; a flag has its opposite then. */
function namesOf(
  module: PythonModule,
  { name, info, isAnnotated }: Parameter,
  isFlag: boolean,
): readonly string[] | null {
  const given = info ? module.argumentsOf(info).positional.slice(isAnnotated ? 0 : 1) : [];
  if (given.length > 0) return optionNames(module, given)?.names ?? null;
  const own = name.toLowerCase().replaceAll('_', '-');
  return isFlag ? [`--${own}`, `--no-${own}`] : [`--${own}`];
}

function takesOf(type: string, isMany: boolean): Arity | null {
  if (isMany) return { min: 1, max: null };
  const parts = /^[Tt]uple\[(.*)\]$/s.exec(type)?.[1]?.split(',');
  if (!parts) return { min: 1, max: 1 };
  return parts.some((part) => /\[|\.\.\./.test(part))
    ? null
    : { min: parts.length, max: parts.length };
}

/** The members of an enumeration of the file, or the texts of `Literal`. */
function valuesOf(
  module: PythonModule,
  type: string,
  keywords: ReadonlyMap<string, SyntaxNode>,
): ValueSet {
  if (type === 'int' || type === 'float') return { choices: null, type };
  if (keywords.has('case_sensitive') || keywords.has('callback')) return anyValue;
  const literals = /^Literal\[(.*)\]$/s
    .exec(type)?.[1]
    ?.split(',')
    .map((part) => part.trim());
  const texts = literals
    ?.map((part) => /^(['"])([^'"\\]*)\1$/.exec(part)?.[2])
    .filter((text) => text !== undefined);
  if (literals && texts?.length === literals.length) return { choices: texts, type: null };
  return { choices: /^\w+$/.test(type) ? membersOf(module, type) : null, type: null };
}

function membersOf(module: PythonModule, name: string): readonly string[] | null {
  const definition = named(module.root).find(
    (node) =>
      node.type === 'class_definition' && module.textOf(child(node, 'name') ?? node) === name,
  );
  const [bases, body] = definition
    ? [child(definition, 'superclasses'), child(definition, 'body')]
    : [];
  if (!bases || !body || !/\bStr?Enum\b|\bEnum\b/.test(module.textOf(bases))) return null;
  const members = named(body).flatMap((statement) => {
    const assignment = named(statement)[0];
    const value = assignment?.type === 'assignment' ? child(assignment, 'right') : undefined;
    return value ? [module.constant(value)] : [];
  });
  return members.length > 0 && members.every((member) => typeof member === 'string')
    ? (members as readonly string[])
    : null;
}
