import type { ScriptInterface } from '../../../model/script/interface.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { exitOption } from '../../interface/options.ts';
import { nodesIn } from '../../tree/nodes.ts';
import { type ClickDraft, clickSyntax, createClick, finish, namesOf } from '../click/draft.ts';
import { rootOf } from '../click/root.ts';
import type { PythonFunction, PythonModule } from '../tree/module.ts';
import { addParameters } from './parameters.ts';

/** An application: its commands, and the options that stand before them. */
interface App {
  readonly draft: ClickDraft;
  hasCallback: boolean;
}

/** What a script with typer accepts; null if it is not known which function starts. */
export function readTyper(module: PythonModule): ScriptInterface | null {
  const apps = appsOf(module);
  for (const definition of module.functions)
    for (const node of definition.decorators) register(module, apps, definition, node);
  for (const call of module.calls()) addApp(module, apps, call);
  const root = startOf(module, apps);
  return root && { framework: 'typer', syntax: clickSyntax, command: finish(root), variables: [] };
}

function appsOf(module: PythonModule): ReadonlyMap<string, App> {
  const apps = new Map<string, App>();
  for (const node of nodesIn(module.root)) {
    const [left, , right] = node.type === 'assignment' ? node.children : [];
    if (!left || right?.type !== 'call' || !/^(?:typer\.)?Typer$/.test(module.calleeOf(right)))
      continue;
    const { keywords } = module.argumentsOf(right);
    const draft = createClick([], true, module.rangeOf(right));
    if (module.constant(keywords.get('add_completion')) !== false)
      draft.options.push(exitOption(['--install-completion', '--show-completion'], draft.at));
    draft.isOpen = ['cls', 'context_settings', 'callback', 'chain'].some((name) =>
      keywords.has(name),
    );
    apps.set(module.textOf(left), { draft, hasCallback: false });
  }
  return apps;
}

/** `@app.command()` and `@app.callback()`. */
function register(
  module: PythonModule,
  apps: ReadonlyMap<string, App>,
  definition: PythonFunction,
  node: SyntaxNode,
): void {
  const [, owner = '', method] =
    node.type === 'call' ? (/^(\w+)\.(command|callback)$/.exec(module.calleeOf(node)) ?? []) : [];
  const app = apps.get(owner);
  if (!app) return;
  const { positional, keywords, isSpread } = module.argumentsOf(node);
  if (method === 'callback') {
    app.hasCallback = true;
    addParameters(module, app.draft, definition.node);
    if (keywords.has('context_settings') || keywords.has('cls')) app.draft.isOpen = true;
    return;
  }
  const written = positional[0] ?? keywords.get('name');
  const own = module.constant(written);
  const names = typeof own === 'string' ? [own] : namesOf(definition.name);
  const draft = createClick(names, false, module.rangeOf(node));
  draft.isInner = true;
  draft.isOpen =
    isSpread ||
    definition.decorators.length > 1 ||
    ['cls', 'context_settings', 'no_args_is_help'].some((name) => keywords.has(name));
  if (written && typeof own !== 'string') app.draft.isOpen = true;
  addParameters(module, draft, definition.node);
  app.draft.commands?.push({ names, draft });
}

/** `app.add_typer(other, name="other")`. */
function addApp(module: PythonModule, apps: ReadonlyMap<string, App>, call: SyntaxNode): void {
  const [, owner = ''] = /^(\w+)\.add_typer$/.exec(module.calleeOf(call)) ?? [];
  const app = apps.get(owner);
  if (!app) return;
  const { positional, keywords } = module.argumentsOf(call);
  const inner = apps.get(positional[0] ? module.textOf(positional[0]) : '');
  const name = module.constant(keywords.get('name'));
  if (inner) inner.draft.isInner = true;
  app.hasCallback = true;
  if (!inner || typeof name !== 'string') app.draft.isOpen = true;
  else app.draft.commands?.push({ names: [name], draft: inner.draft });
}

/** The application that is called, or the function that `typer.run` gets. */
function startOf(module: PythonModule, apps: ReadonlyMap<string, App>): ClickDraft | null {
  const runs = module.calls().filter((call) => /^(?:typer\.)?run$/.test(module.calleeOf(call)));
  const [run, ...others] = runs;
  if (run && apps.size === 0) {
    const [name] = module.argumentsOf(run).positional;
    const definition = name && module.functionNamed(module.textOf(name));
    if (!definition || others.length > 0) return null;
    const draft = createClick([], false, module.rangeOf(definition.node));
    addParameters(module, draft, definition.node);
    return draft;
  }
  const root = rootOf(module, new Map([...apps].map(([name, { draft }]) => [name, draft])));
  const app = [...apps.values()].find(({ draft }) => draft === root);
  const [only, ...more] = root?.commands ?? [];
  if (!root || !app) return null;
  if (app.hasCallback || more.length > 0) return root;
  // A single command is the program itself.
  if (only) only.draft.options.push(...root.options.filter(({ names }) => names[0] !== '--help'));
  return only ? { ...only.draft, isOpen: only.draft.isOpen || root.isOpen } : null;
}
