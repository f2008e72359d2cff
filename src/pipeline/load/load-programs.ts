import type { FileTree } from '../../model/tree.ts';
import type { UnnamedUnit } from '../../powers/carrier.ts';
import type { Programs } from '../../powers/programs/found.ts';
import { importReader, isShellScript, withImports } from '../../powers/programs/imports.ts';
import { programsOf, programsOfWords } from '../../powers/programs/programs.ts';
import { ShellTexts } from '../../powers/programs/shell-texts.ts';
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
  { paths, readsImports }: { paths: ReadonlySet<string>; readsImports: boolean },
): Promise<readonly LoadedPrograms[]> {
  const words = commands.flatMap(({ command }) => command);
  if (words.some(needsGrammar)) await openShell();
  const texts = new Map<string, string | null>();
  const programs = programTree(paths, (path) => texts.get(path));
  const read = readerFor(programs, readsImports);
  let found = commands.map(read);
  for (let batch = 0; batch < maxBatches; batch++) {
    const unread = new Set(found.flatMap((one) => one.unread));
    if (unread.size === 0) break;
    const files = await readTexts(tree, [...unread]);
    for (const path of unread) texts.set(path, files.get(path)?.text ?? null);
    const holdsCommands = (path: string) =>
      path.endsWith('package.json') || isShellScript(path, texts.get(path) ?? '');
    if ([...unread].some(holdsCommands)) await openShell();
    found = found.map((one, index) => {
      const command = commands[index];
      return one.unread.length > 0 && command ? read(command) : one;
    });
  }
  return found;
}

/** Reads commands, each spelling once, within one budget for all. */
function readerFor(
  tree: ProgramTree,
  readsImports: boolean,
): (command: UnitCommand) => LoadedPrograms {
  const shell = new ShellTexts();
  const readImports = importReader();
  const known = new Map<string, LoadedPrograms>();
  const readOnce = ({ command, ...place }: UnitCommand) => {
    const context = { ...place, tree, shell };
    const programs =
      typeof command === 'string'
        ? programsOf(command, context)
        : programsOfWords(command, context);
    if (!readsImports) return { ...programs, imports: [] };
    const { paths, unread } = withImports(programs.paths, context, readImports);
    return { ...programs, imports: paths, unread: [...programs.unread, ...unread] };
  };
  return (line) => {
    const { command, unit, cwd } = line;
    const key = JSON.stringify([command, unit.kind, unit.root, cwd]);
    const found = known.get(key) ?? readOnce(line);
    // What is not known yet is read again.
    if (found.unread.length === 0) known.set(key, found);
    return found;
  };
}
