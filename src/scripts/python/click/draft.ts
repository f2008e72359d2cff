import type {
  CallSyntax,
  ScriptArgument,
  ScriptCommand,
  ScriptOption,
} from '../../../model/script/interface.ts';
import type { Range } from '../../../model/text/text.ts';
import { emptyCommand } from '../../interface/counts.ts';
import { exitOption } from '../../interface/options.ts';

/** How click and typer read words. */
export const clickSyntax: CallSyntax = {
  hasOptions: true,
  abbreviates: false,
  interleaves: true,
  matches: 'in-order',
  clusters: true,
  assigns: 'values',
  takesDashes: 'needed',
  hasNumbers: false,
  isHelpFirst: true,
};

/** A command of click while its script is read. */
export interface ClickDraft {
  /** The names that it has in a group. */
  readonly names: readonly string[];
  readonly options: ScriptOption[];
  readonly arguments: ScriptArgument[];
  /** The commands of a group; null for another. */
  readonly commands: { readonly names: readonly string[]; readonly draft: ClickDraft }[] | null;
  /** Whether it is part of a group. */
  isInner: boolean;
  isOpen: boolean;
  readonly at: Range;
}

/** A command without options, except `--help`. */
export function createClick(names: readonly string[], isGroup: boolean, at: Range): ClickDraft {
  return {
    names,
    options: [exitOption(['--help'], at)],
    arguments: [],
    commands: isGroup ? [] : null,
    isInner: false,
    isOpen: false,
    at,
  };
}

/** What a command accepts in the end. Whether a group without a command ends with an error depends on the version. */
export function finish(draft: ClickDraft): ScriptCommand {
  return {
    ...emptyCommand(draft.at),
    options: draft.options,
    arguments: draft.arguments,
    commands:
      draft.commands &&
      new Map(
        draft.commands.flatMap(({ names, draft: inner }) =>
          names.map((name) => [name, finish(inner)] as const),
        ),
      ),
    isOpen: draft.isOpen,
  };
}

/** The names of a command that has that of its function: some versions leave the end out. */
export function namesOf(name: string): readonly string[] {
  const written = name.toLowerCase().replaceAll('_', '-');
  return [...new Set([written, written.replace(/-(?:command|cmd|group|grp)$/, '')])];
}
