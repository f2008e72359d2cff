import type {
  ScriptArgument,
  ScriptCommand,
  ScriptOption,
} from '../../../model/script/interface.ts';
import type { Range } from '../../../model/text/text.ts';
import { emptyCommand } from '../../interface/counts.ts';
import { exitOption } from '../../interface/options.ts';
import { argumentOf } from './flags.ts';

/** A command while its script is read. */
export interface CommandDraft {
  readonly options: ScriptOption[];
  readonly arguments: ScriptArgument[];
  readonly commands: { readonly name: string; readonly draft: CommandDraft }[];
  readonly aliases: string[];
  /** Whether a method is called on it. */
  isUsed: boolean;
  hasHelp: boolean;
  hasAction: boolean;
  /** Whether surplus words are known to be refused: that differs between versions. */
  refusesExcess: boolean;
  isOpen: boolean;
  readonly at: Range;
}

/** A command without options, except `--help`. */
export function createCommand(at: Range): CommandDraft {
  return {
    options: [],
    arguments: [],
    commands: [],
    aliases: [],
    isUsed: false,
    hasHelp: true,
    hasAction: false,
    refusesExcess: false,
    isOpen: false,
    at,
  };
}

/** What a command accepts in the end, with the options of those above it. */
export function finish(draft: CommandDraft, outer: readonly ScriptOption[] = []): ScriptCommand {
  const { at, commands } = draft;
  const hasCommands = commands.length > 0;
  const options = [
    ...(draft.hasHelp ? [exitOption(['-h', '--help'], at)] : []),
    ...draft.options,
    ...outer,
  ];
  const open: ScriptCommand = { ...emptyCommand(at), isOpen: true };
  const inherited = [...draft.options.filter(({ isExit }) => !isExit), ...outer];
  const finished = new Map(
    commands.flatMap(({ name, draft: inner }) =>
      [name, ...inner.aliases].map((own) => [own, finish(inner, inherited)] as const),
    ),
  );
  if (hasCommands && !finished.has('help')) finished.set('help', open);
  const isVariadic = draft.arguments.at(-1)?.takes.max === null;
  const excess =
    hasCommands || isVariadic || draft.refusesExcess ? [] : [argumentOf('[argument...]', at)];
  return {
    ...emptyCommand(at),
    options,
    arguments: hasCommands ? [] : [...draft.arguments, ...excess],
    commands: hasCommands ? finished : null,
    needsCommand: hasCommands,
    isOpen: draft.isOpen || (hasCommands && (draft.hasAction || draft.arguments.length > 0)),
  };
}
