import type { CallSyntax, ScriptInterface } from '../../../model/script/interface.ts';
import type { SyntaxNode } from '../../../syntax/grammars/tree.ts';
import { nodesIn } from '../../tree/nodes.ts';
import type { NodeSource } from '../tree/node-source.ts';
import { type CommandDraft, createCommand, finish } from './draft.ts';
import { CommandMethods } from './methods.ts';

/** How commander reads words. */
const commanderSyntax: CallSyntax = {
  hasOptions: true,
  abbreviates: false,
  interleaves: true,
  matches: 'in-order',
  clusters: true,
  assigns: 'values',
  takesDashes: 'needed',
  hasNumbers: true,
  isHelpFirst: true,
};

/** What a script with commander accepts; null if it makes its program in another way than by calls in a row. */
export function readCommander(source: NodeSource): ScriptInterface | null {
  if (!/['"]commander['"]/.test(source.text)) return null;
  if (/extends\s+(?:\w+\.)?Command\b|\bexitOverride\b/.test(source.text)) return null;
  const run = new CommanderRun(source);
  const roots = run.roots.filter(({ isUsed }) => isUsed);
  const [root, ...others] = roots;
  if (!root || others.length > 0) return null;
  return {
    framework: 'commander',
    syntax: commanderSyntax,
    command: finish(root),
    variables: [],
  };
}

/** Follows the calls that build commands. */
class CommanderRun {
  readonly #source: NodeSource;
  readonly #methods: CommandMethods;
  /** What an expression stands for, once it was followed. */
  readonly #known = new Map<SyntaxNode, CommandDraft | null>();
  readonly #made: CommandDraft[] = [];
  readonly #added = new Set<CommandDraft>();
  #program: CommandDraft | null = null;

  constructor(source: NodeSource) {
    this.#source = source;
    this.#methods = new CommandMethods(source, (node) => {
      const draft = node ? this.#draftAt(node) : null;
      if (draft) this.#added.add(draft);
      return draft;
    });
    for (const { node } of source.calls()) this.#draftAt(node);
    this.#openGiven();
  }

  /** The commands that no other has. */
  get roots(): readonly CommandDraft[] {
    return this.#made.filter((draft) => !this.#added.has(draft));
  }

  #draftAt(node: SyntaxNode): CommandDraft | null {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    this.#known.set(node, null);
    const draft = this.#follow(node);
    this.#known.set(node, draft);
    return draft;
  }

  #follow(node: SyntaxNode): CommandDraft | null {
    const text = this.#source.textOf(node);
    if (node.type === 'identifier') return this.#named(text);
    if (/^(?:commander\.)?program$/.test(text)) return this.#main(node);
    if (node.type === 'await_expression') return null;
    const call = this.#source.callAt(node);
    if (!call) return null;
    const isNew = node.type === 'new_expression' && call.name === 'Command';
    if (isNew || (call.name === 'createCommand' && !call.object)) return this.#make(node);
    if (call.name === 'require') return /['"]commander['"]/.test(text) ? this.#main(node) : null;
    const owner = call.object && this.#draftAt(call.object);
    return owner ? this.#methods.call(owner, call) : null;
  }

  #named(name: string): CommandDraft | null {
    const value = this.#source.declared(name);
    if (value) return this.#draftAt(value);
    const isProgram = name === 'program' && this.#source.importsFrom('commander').has(name);
    return isProgram ? this.#main(this.#source.root) : null;
  }

  #main(node: SyntaxNode): CommandDraft {
    this.#program ??= this.#make(node);
    return this.#program;
  }

  #make(node: SyntaxNode): CommandDraft {
    const draft = createCommand(this.#source.rangeOf(node));
    this.#made.push(draft);
    return draft;
  }

  /** A command that is given to a function may get further options there. */
  #openGiven(): void {
    for (const parent of nodesIn(this.#source.root)) {
      if (
        ![
          'arguments',
          'array',
          'return_statement',
          'pair',
          'assignment_expression',
          'variable_declarator',
        ].includes(parent.type)
      )
        continue;
      for (const node of parent.children) {
        if (node.type !== 'identifier' || node.field === 'name') continue;
        const draft = this.#draftAt(node);
        if (draft && !this.#added.has(draft)) draft.isOpen = true;
      }
    }
  }
}
