import type { FileTree } from '../../model/tree.ts';
import type { UnnamedUnit } from '../../powers/carrier.ts';
import type { Programs } from '../../powers/programs/found.ts';
import { withImports } from '../../powers/programs/imports.ts';
import { programsOf, programsOfWords } from '../../powers/programs/programs.ts';
import { type ProgramTree, programTree } from '../../powers/programs/tree.ts';
import { needsGrammar, openShell } from '../../syntax/shell/read-shell.ts';
import { readTexts } from '../../syntax/text-file.ts';

/** A command of a unit: a line for a shell, or a program and its arguments. */
export interface UnitCommand {
  readonly command: string | readonly string[];
  readonly unit: UnnamedUnit;
  /** The folder in which a client runs it, as written. */
  readonly cwd?: string | undefined;
}

/** What a command runs, with what its programs load. */
export interface LoadedPrograms extends Programs {
  /** Files that the programs load. */
  readonly imports: readonly string[];
}

/** Files that name others are read in so many batches. */
const maxBatches = 6;

/** What each command runs. The grammar of the shell is loaded for the first text that needs it. */
export async function loadPrograms(
  tree: FileTree,
  commands: readonly UnitCommand[],
  paths: ReadonlySet<string>,
): Promise<readonly LoadedPrograms[]> {
  if (commands.length === 0) return [];
  const words = commands.flatMap(({ command }) => command);
  if (words.some(needsGrammar)) await openShell();
  const texts = new Map<string, string | null>();
  const programs = programTree(paths, (path) => texts.get(path));
  for (let batch = 0; ; batch++) {
    const read = commands.map((command) => readCommand(command, programs));
    const unread = new Set(read.flatMap((one) => one.unread));
    if (unread.size === 0 || batch === maxBatches) return read;
    await openShell();
    const files = await readTexts(tree, [...unread]);
    for (const path of unread) texts.set(path, files.get(path)?.text ?? null);
  }
}

function readCommand({ command, ...place }: UnitCommand, tree: ProgramTree): LoadedPrograms {
  const context = { ...place, tree };
  const programs =
    typeof command === 'string' ? programsOf(command, context) : programsOfWords(command, context);
  const { paths, unread } = withImports(programs.paths, place.unit, tree);
  return { ...programs, imports: paths, unread: [...programs.unread, ...unread] };
}
