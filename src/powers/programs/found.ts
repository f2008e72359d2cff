import type { UnnamedUnit } from '../carrier.ts';
import type { ProgramPart } from './project-files.ts';
import type { ShellTexts } from './shell-texts.ts';
import type { ProgramTree } from './tree.ts';

/** Where a command runs. */
export interface ProgramContext {
  readonly unit: UnnamedUnit;
  readonly tree: ProgramTree;
  /** The folder in which a client runs it, as written. */
  readonly cwd?: string | undefined;
  /** The script that holds the command: its folder counts too. */
  readonly script?: string;
  readonly shell?: ShellTexts | undefined;
}

/** What a command runs. */
export interface Programs {
  /** Files of the tree whose bytes are a part of what it runs, sorted. */
  readonly paths: readonly string[];
  /** Those of `paths` that the machine starts by their path: they have to be executable. */
  readonly executed: readonly string[];
  /** Scripts of package.json; the rest of that file is not a part of what it runs. */
  readonly parts: readonly ProgramPart[];
  /** Files whose text tells more, and that `textOf` does not know. */
  readonly unread: readonly string[];
  /** Paths at the place of a program that the tree lacks. */
  readonly missing: readonly string[];
  /** Whether all that it runs is in `paths` and `parts`, or a program of the machine. */
  readonly certain: boolean;
}

/** Collects what commands run. */
export class FoundPrograms {
  readonly paths = new Set<string>();
  readonly executed = new Set<string>();
  readonly missing = new Set<string>();
  readonly unread = new Set<string>();
  isCertain = true;
  /** Whether a program reads what others print: any name in the text may then be a program. */
  readsOutput = false;
  readonly #parts = new Map<string, ProgramPart>();

  addAll(paths: readonly string[]): void {
    for (const path of paths) this.paths.add(path);
  }

  addPart(part: ProgramPart): void {
    this.#parts.set(`${part.path}\0${part.name}`, part);
  }

  result(): Programs {
    const { paths, executed, missing, unread } = this;
    return {
      paths: [...paths].sort(),
      executed: [...executed].sort(),
      missing: [...missing].sort(),
      unread: [...unread].sort(),
      parts: [...this.#parts.values()],
      certain: this.isCertain,
    };
  }
}
