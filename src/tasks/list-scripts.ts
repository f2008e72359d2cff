import type { Arity, ScriptCommand, ValueSet } from '../model/script/interface.ts';
import type { Skill } from '../model/skill.ts';
import type { FileTree } from '../model/tree.ts';
import { isOwnScript } from '../scripts/language-of.ts';
import { readInterface } from '../scripts/read-interface.ts';
import { readTexts, soundText } from '../syntax/text-file.ts';

/** What an option or argument takes. */
interface ListedValues {
  /** The least and the largest number of values; null for no end. */
  readonly min: number;
  readonly max: number | null;
  readonly choices: readonly string[] | null;
  readonly type: 'int' | 'float' | null;
}

/** What a script or one of its subcommands accepts (schemas/index.schema.json). */
interface ListedCommand {
  readonly options: readonly (ListedValues & {
    readonly names: readonly string[];
    readonly required: boolean;
    readonly default: string | null;
  })[];
  readonly arguments: readonly (ListedValues & { readonly name: string })[];
  readonly commands: Readonly<Record<string, ListedCommand>>;
  /** Whether more may be accepted than is listed. */
  readonly open: boolean;
}

/** A script of a skill whose interface can be read. */
export interface ListedScript extends ListedCommand {
  /** Relative to the directory of the skill. */
  readonly path: string;
  readonly framework: string;
}

/** The scripts of each skill with what they accept, by the root of the skill, in byte order. */
export async function listScripts(
  tree: FileTree,
  skills: readonly Skill[],
): Promise<ReadonlyMap<string, readonly ListedScript[]>> {
  const files = skills.flatMap(({ root, files }) =>
    files
      .filter(({ name, kind }) => kind !== 'symlink' && isOwnScript(name))
      .map(({ name, path }) => ({ root, name, path })),
  );
  const texts = await readTexts(tree, [...new Set(files.map(({ path }) => path))]);
  const found = new Map<string, ListedScript[]>();
  for (const { root, name, path } of files) {
    const text = soundText(texts.get(path));
    const accepts = text === null ? null : await readInterface(path, text);
    if (!accepts) continue;
    const script = { path: name, framework: accepts.framework, ...listed(accepts.command) };
    found.set(root, [...(found.get(root) ?? []), script]);
  }
  return found;
}

function listed({
  options,
  arguments: given,
  commands,
  isOpen,
  acceptsUnknown,
}: ScriptCommand): ListedCommand {
  return {
    options: options
      .filter(({ isExit }) => !isExit)
      .map(({ names, isRequired, default: fallback, ...option }) => ({
        names,
        required: isRequired,
        default: fallback,
        ...valuesOf(option),
      })),
    arguments: given.map(({ name, ...argument }) => ({ name, ...valuesOf(argument) })),
    commands: Object.fromEntries(
      Array.from(commands ?? [], ([name, command]) => [name, listed(command)]),
    ),
    open: isOpen || acceptsUnknown,
  };
}

function valuesOf({
  takes,
  values,
}: {
  readonly takes: Arity;
  readonly values: ValueSet;
}): ListedValues {
  return { min: takes.min, max: takes.max, choices: values.choices, type: values.type };
}
