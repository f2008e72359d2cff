import { codeIndex, isInterpreter } from '../../contract/coverage/interpreters.ts';
import type { Power, Unit } from '../../model/power.ts';
import { folderOf, isAtOrInside, resolve } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { commandsOf } from '../../powers/support/command-words.ts';
import { isScript } from '../support/scripts.ts';

/** The script that a hook runs. */
export interface HookScript {
  /** The path as written, without quotes. */
  readonly written: string;
  /** The paths of the tree that it may be. */
  readonly places: readonly string[];
}

/** The script that a hook runs first; null if the command has none, or the tree does not decide its path. */
export function hookScript(
  { scope, unit }: Pick<Power, 'scope' | 'unit'>,
  file: string,
  workspace: Workspace,
): HookScript | null {
  if (toleratesAbsence.test(scope)) return null;
  const written = firstScript(commandsOf(scope)[0] ?? []);
  if (written === null) return null;
  const variable = /^\$\{?(\w+)(?::-[^}]*)?\}?\/(.+)$/s.exec(written);
  const path = variable?.[2] ?? written;
  if (!plainPath.test(path) || isBuilt(path)) return null;
  const folders = variable
    ? foldersOfVariable(variable[1] ?? '', unit, workspace)
    : foldersOfRelative(path, unit, file, workspace);
  const places = folders.map((folder) => resolve(folder, path));
  if (places.length === 0 || places.includes(undefined)) return null;
  return { written, places: places.filter((place) => place !== undefined) };
}

/** Tests, alternatives and redirected errors: the author expects the file to be absent. */
export const toleratesAbsence = /\[ |\btest |\bif |\bcommand -v|\bwhich |\|\||2>|&>/;

const plainPath = /^[\w.@+-]+(?:\/[\w.@+-]+)*$/;

/** Folders that an installation or a build fills. */
const builtFolder =
  /(?:^|\/)(?:node_modules|\.?venv|dist|build|out|target|vendor|\.next|generated)\//;

function isBuilt(path: string): boolean {
  return builtFolder.test(path);
}

/** The program of a command, or the script that its interpreter runs. */
function firstScript(words: readonly string[]): string | null {
  const start = words.findIndex((word) => !/^\w+=/.test(word));
  const program = words[start];
  if (program === undefined) return null;
  const after = afterInterpreter(words.slice(start));
  if (after === null) return isScript(program) ? program : null;
  if (codeIndex(words) >= 0) return null;
  const operand = after.find((word) => !/^[-+]/.test(word));
  return operand !== undefined && isScript(operand) ? operand : null;
}

/** The words after an interpreter such as `bash` or `uv run`; null without one. */
function afterInterpreter([program = '', first, ...others]: readonly string[]) {
  if (program === 'uv' && first === 'run') return others;
  if (!isInterpreter(program)) return null;
  return first === undefined ? others : [first, ...others];
}

function foldersOfVariable(name: string, unit: Unit, workspace: Workspace): readonly string[] {
  const { kind, root } = unit;
  switch (name) {
    case 'CLAUDE_PROJECT_DIR':
      return kind === 'repository' || isInProject(unit) ? [...new Set(['', projectOf(unit)])] : [];
    case 'CLAUDE_SKILL_DIR':
      return kind === 'skill' ? [root] : [];
    case 'CLAUDE_PLUGIN_ROOT':
    case 'PLUGIN_ROOT':
    case 'extensionPath':
      return kind === 'plugin' ? [root] : enclosingPlugins(root, workspace);
    default:
      return [];
  }
}

/** Hooks of a project run in its folder; those of a plugin in an unknown folder of the user. */
function foldersOfRelative(
  path: string,
  unit: Unit,
  file: string,
  { paths }: Workspace,
): readonly string[] {
  if (!path.includes('/')) return [];
  if (unit.kind !== 'repository' && !isInProject(unit)) return [];
  const end = `/${path.replace(/^\.\//, '')}`;
  if ([...paths].some((candidate) => `/${candidate}`.endsWith(end))) return [];
  return [...new Set(['', projectOf(unit), folderOf(file)])];
}

/** Whether a project itself uses a skill, agent or command, as those below `.claude` are. */
function isInProject({ kind, root }: Unit): boolean {
  return kind !== 'plugin' && /(?:^|\/)\.(?:claude|cursor|codex|github)\//.test(root);
}

function projectOf({ kind, root }: Unit): string {
  if (kind === 'repository') return root;
  return root.slice(0, root.search(/(?:^|\/)\.(?:claude|cursor|codex|github)\//));
}

function enclosingPlugins(root: string, { plugins }: Workspace): readonly string[] {
  return plugins.all.filter((plugin) => isAtOrInside(root, plugin.root)).map(({ root: at }) => at);
}
