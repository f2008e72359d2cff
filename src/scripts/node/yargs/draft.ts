import type {
  Arity,
  ScriptArgument,
  ScriptCommand,
  ScriptOption,
} from '../../../model/script/interface.ts';
import type { Range } from '../../../model/text/text.ts';
import { emptyCommand } from '../../interface/counts.ts';
import { anyValue } from '../../interface/options.ts';

/** An option while its script is read; each key of a row may come from another call. */
export interface OptionDraft {
  readonly aliases: string[];
  type: 'boolean' | 'count' | 'array' | 'value';
  takes: Arity | null;
  choices: readonly string[] | null;
  isRequired: boolean;
  hasDefault: boolean;
  readonly at: Range;
}

/** A command while its script is read. */
export interface YargsDraft {
  readonly options: Map<string, OptionDraft>;
  readonly arguments: ScriptArgument[];
  readonly commands: { readonly names: readonly string[]; readonly draft: YargsDraft }[];
  /** The least number of words. */
  demanded: number;
  isStrict: boolean;
  /** Whether options come from the environment or a file too. */
  hasOtherSources: boolean;
  isOpen: boolean;
  readonly at: Range;
}

/** A command without options. */
export function createYargs(at: Range): YargsDraft {
  return {
    options: new Map(),
    arguments: [],
    commands: [],
    demanded: 0,
    isStrict: false,
    hasOtherSources: false,
    isOpen: false,
    at,
  };
}

/** Options that every parser has. */
const exitNames = ['help', 'version'];

const flag: Arity = { min: 0, max: 0 };

/** What a command accepts in the end, with the options of those above it. */
export function finish(draft: YargsDraft, outer?: YargsDraft): ScriptCommand {
  const { at } = draft;
  const isStrict = draft.isStrict || outer?.isStrict === true;
  const rows = [...(outer?.options ?? []), ...draft.options];
  const isRelaxed = draft.hasOtherSources || outer?.hasOtherSources === true;
  const hasCommands = draft.commands.length > 0;
  const options = rows.map(([name, row]) => optionOf(name, row, isRelaxed));
  const exits = exitNames
    .filter((name) => !rows.some(([own]) => own === name))
    .map((name) => optionOf(name, plainOption(at), true));
  const inner = { ...draft, options: new Map(rows), isStrict, hasOtherSources: isRelaxed };
  const words = (min: number): ScriptArgument => ({
    name: 'argument',
    takes: { min, max: null },
    values: anyValue,
    at,
  });
  const isFree = !outer && draft.arguments.length === 0 && (!isStrict || draft.demanded > 0);
  const rest = isFree ? [words(draft.demanded)] : [];
  return {
    ...emptyCommand(at),
    options: [...exits, ...options],
    arguments: hasCommands ? [] : [...draft.arguments, ...rest],
    commands: hasCommands
      ? new Map(
          draft.commands.flatMap(({ names, draft: own }) =>
            names.map((name) => [name, finish(own, inner)] as const),
          ),
        )
      : null,
    needsCommand: draft.demanded > 0,
    acceptsUnknown: !isStrict,
    isOpen: draft.isOpen,
  };
}

/** An option of which only the name is known. */
export function plainOption(at: Range): OptionDraft {
  return {
    aliases: [],
    type: 'value',
    takes: null,
    choices: null,
    isRequired: false,
    hasDefault: false,
    at,
  };
}

function optionOf(name: string, row: OptionDraft, isRelaxed: boolean): ScriptOption {
  const isExit = exitNames.some((own) => own === name || row.aliases.includes(own));
  const isFlag = isExit || row.type === 'boolean' || row.type === 'count';
  const taken = row.type === 'array' ? { min: 0, max: null } : { min: 0, max: 1 };
  return {
    names: [name, ...row.aliases].flatMap(spellings),
    takes: isFlag ? flag : (row.takes ?? taken),
    values: { choices: isFlag ? null : row.choices, type: null },
    isRequired: row.isRequired && !row.hasDefault && !isRelaxed,
    default: null,
    at: row.at,
    ...(isExit && { isExit }),
  };
}

/** The ways to write a name: `--dry-run`, `--dryRun`, `--no-dry-run`, `-d`. */
function spellings(name: string): readonly string[] {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const long = [...new Set([name, camel, kebab])].flatMap((own) => [`--${own}`, `--no-${own}`]);
  return name.length === 1 ? [`-${name}`, ...long] : long;
}
