import type {
  ExclusiveOptions,
  ScriptArgument,
  ScriptCommand,
  ScriptOption,
} from '../../../model/script/interface.ts';
import type { Range } from '../../../model/text/text.ts';
import { exitOption } from '../../interface/options.ts';

/** A parser while its script is read. */
export interface ParserDraft {
  readonly options: ScriptOption[];
  readonly arguments: ScriptArgument[];
  readonly groups: GroupDraft[];
  commands: Map<string, ParserDraft> | null;
  needsCommand: boolean;
  acceptsUnknown: boolean;
  isOpen: boolean;
  /** Whether it reads the words of the call. */
  isParsed: boolean;
  abbreviates: boolean;
  readonly at: Range;
}

/** Options of which at most one is given. */
export interface GroupDraft {
  readonly names: string[];
  readonly isRequired: boolean;
}

/** A parser without options, except `--help`. */
export function createDraft(at: Range, hasHelp = true): ParserDraft {
  return {
    options: hasHelp ? [exitOption(['-h', '--help'], at)] : [],
    arguments: [],
    groups: [],
    commands: null,
    needsCommand: false,
    acceptsUnknown: false,
    isOpen: false,
    isParsed: false,
    abbreviates: true,
    at,
  };
}

/** Takes over what another parser declares, as `parents=` does. */
export function inherit(draft: ParserDraft, parent: ParserDraft): void {
  const known = new Set(draft.options.flatMap(({ names }) => names));
  draft.options.push(
    ...parent.options.filter(({ names }) => names.every((name) => !known.has(name))),
  );
  draft.arguments.push(...parent.arguments);
  draft.groups.push(...parent.groups);
  draft.isOpen ||= parent.isOpen;
}

/** What a parser accepts in the end. */
export function finish(draft: ParserDraft): ScriptCommand {
  const { commands, groups, ...rest } = draft;
  const exclusive: readonly ExclusiveOptions[] = groups.filter(({ names }) => names.length > 0);
  const finished = commands && new Map([...commands].map(([name, own]) => [name, finish(own)]));
  const { options, needsCommand, acceptsUnknown, isOpen, at } = rest;
  return {
    options,
    arguments: rest.arguments,
    exclusive,
    commands: finished,
    needsCommand,
    acceptsUnknown,
    isOpen,
    at,
  };
}
