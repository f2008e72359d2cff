import type { ScriptInterface } from '../../../model/script/interface.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { exitOption } from '../../interface/options.ts';
import type { PythonFunction, PythonModule } from '../tree/module.ts';
import { type ClickDraft, clickSyntax, createClick, finish, namesOf } from './draft.ts';
import { clickArgument, clickOption } from './parameters.ts';
import { rootOf } from './root.ts';

/** Decorators that add nothing which a call shows. */
const harmless = /^(?:click\.)?(?:pass_context|pass_obj|make_pass_decorator\(\w+\))$/;

/** Parts of the settings of a command that change nothing of what is accepted. */
const harmlessSettings =
  /^(?:help_option_names|max_content_width|terminal_width|show_default|color)$/;

/** What a script with click accepts; null if it is not known which command starts. */
export function readClick(module: PythonModule): ScriptInterface | null {
  const commands = new Map<string, ClickDraft>();
  for (const definition of module.functions) {
    const draft = commandOf(module, definition, commands);
    if (draft) commands.set(definition.name, draft);
  }
  for (const call of module.calls()) addCommand(module, call, commands);
  const root = rootOf(module, commands);
  return root && { framework: 'click', syntax: clickSyntax, command: finish(root), variables: [] };
}

function commandOf(
  module: PythonModule,
  { name, decorators }: PythonFunction,
  commands: ReadonlyMap<string, ClickDraft>,
): ClickDraft | null {
  const index = decorators.findIndex((node) => makesCommand(module, node, commands));
  const maker = decorators[index];
  if (!maker) return null;
  const given = maker.type === 'call' ? module.argumentsOf(maker) : null;
  const callee = maker.type === 'call' ? module.calleeOf(maker) : module.textOf(maker);
  const written = given?.positional[0] ?? given?.keywords.get('name');
  const own = module.constant(written);
  const isGroup = /\bgroup$/.test(callee);
  const names = typeof own === 'string' ? [own] : namesOf(name);
  const draft = createClick(names, isGroup, module.rangeOf(maker));
  draft.isOpen =
    index > 0 || given?.isSpread === true || (written !== undefined && typeof own !== 'string');
  configure(module, draft, given?.keywords ?? new Map());
  for (const node of decorators.slice(index + 1)) decorate(module, draft, node);
  const parent = commands.get(callee.replace(/(?:\.|(?<![\w.]))\w+$/, ''));
  if (parent) {
    parent.commands?.push({ names, draft });
    draft.isInner = true;
  }
  return draft;
}

function makesCommand(
  module: PythonModule,
  node: SyntaxNode,
  commands: ReadonlyMap<string, ClickDraft>,
): boolean {
  const callee = node.type === 'call' ? module.calleeOf(node) : module.textOf(node);
  const [, owner = ''] = /^(?:(\w+)\.)?(?:command|group)$/.exec(callee) ?? [null, null];
  return owner === ''
    ? /^(?:command|group)$/.test(callee)
    : owner === 'click' || (owner !== null && commands.get(owner)?.commands !== undefined);
}

/** The keyword arguments of `@click.command(…)`. */
function configure(
  module: PythonModule,
  draft: ClickDraft,
  keywords: ReadonlyMap<string, SyntaxNode>,
): void {
  if (
    keywords.has('cls') ||
    keywords.has('chain') ||
    keywords.has('no_args_is_help') ||
    keywords.has('params')
  )
    draft.isOpen = true;
  if (keywords.has('add_help_option')) draft.options.length = 0;
  const settings = keywords.get('context_settings');
  const value =
    settings?.type === 'identifier'
      ? (module.valueOf(module.textOf(settings)) ?? undefined)
      : settings;
  if (!value) {
    draft.isOpen ||= settings !== undefined;
    return;
  }
  const entries = entriesOf(module, value);
  if (!entries?.every(([name]) => harmlessSettings.test(name))) draft.isOpen = true;
  const help = module.constant(entries?.find(([name]) => name === 'help_option_names')?.[1]);
  if (Array.isArray(help)) draft.options.push(exitOption(help.map(String), draft.at));
}

/** `{"a": 1}` or `dict(a=1)`. */
function entriesOf(
  module: PythonModule,
  node: SyntaxNode,
): readonly (readonly [string, SyntaxNode])[] | null {
  if (node.type === 'call' && module.calleeOf(node) === 'dict')
    return [...module.argumentsOf(node).keywords];
  if (node.type !== 'dictionary') return null;
  return node.children
    .filter(({ type }) => type === 'pair')
    .flatMap(({ children }) => {
      const [key, value] = ['key', 'value'].map((field) =>
        children.find((inner) => inner.field === field),
      );
      return key && value ? [[String(module.constant(key)), value] as const] : [];
    });
}

function decorate(module: PythonModule, draft: ClickDraft, node: SyntaxNode): void {
  const text = module.textOf(node);
  const name = node.type === 'call' ? module.calleeOf(node).replace(/^click\./, '') : '';
  if (name === 'option') {
    const option = clickOption(module, node);
    if (option) draft.options.push(option);
    else draft.isOpen = true;
  } else if (name === 'argument') {
    const argument = clickArgument(module, node);
    if (argument) draft.arguments.push(argument);
    else draft.isOpen = true;
  } else if (name === 'version_option' || name === 'help_option') {
    const written = module.argumentsOf(node).positional.map((own) => module.constant(own));
    const names = written
      .filter((own) => typeof own === 'string')
      .filter((own) => own.startsWith('-'));
    const standard = name === 'version_option' ? '--version' : '--help';
    draft.options.push(exitOption(names.length > 0 ? names : [standard], module.rangeOf(node)));
  } else if (!harmless.test(text)) draft.isOpen = true;
}

/** `cli.add_command(build, "build")`. */
function addCommand(
  module: PythonModule,
  call: SyntaxNode,
  commands: ReadonlyMap<string, ClickDraft>,
): void {
  const [, owner = ''] = /^(\w+)\.add_command$/.exec(module.calleeOf(call)) ?? [];
  const parent = commands.get(owner);
  if (!parent) return;
  const { positional, keywords } = module.argumentsOf(call);
  const [node, second] = [
    positional[0] ?? keywords.get('cmd'),
    positional[1] ?? keywords.get('name'),
  ];
  const draft = node && commands.get(module.textOf(node));
  const name = module.constant(second);
  if (!draft || (second && typeof name !== 'string')) parent.isOpen = true;
  else {
    parent.commands?.push({ names: typeof name === 'string' ? [name] : draft.names, draft });
    draft.isInner = true;
  }
}
