import { skillPathIn, withoutJsonEscapes } from '../../dialects/skill-manifest-v2/argv.ts';
import { operationsOf, type Word, wordsOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code, msg } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { folderOf, resolve } from '../../model/text/path.ts';
import { items, text } from '../../model/value/value.ts';
import { withOperation } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';
import { isScript, scriptWordsOf } from '../support/scripts.ts';

export const entrypointScriptMissing = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'entrypoint-script-missing',
  needs: 'paths',
  severityText: 'error; warning for a file outside the skill, or a program without a suffix',
  summary: 'Reports scripts in commands of operations that are not files of the skill.',
  why: 'Every call of the operation fails: the command runs in the directory of the skill and does not find the script.',
  source: 'Skill Manifest v2, "entrypoints": "The command runs with the skill directory as cwd."',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'The command runs with the skill directory as cwd.',
      fields: ['operations.*.entrypoints.unix.[]', 'operations.*.entrypoints.windows.[]'],
    },
  ],
  howToFix:
    'Commit the script, or write its path within the skill. On Linux, upper and lower case differ.',
  invalid: withOperation({ entrypoints: { unix: ['bash', 'scripts/search.sh'] } }),
  valid: withOperation({ entrypoints: { unix: ['bash', 'scripts/memory.sh'] } }),
  *check({ manifest, skill, workspace }) {
    const words = [...wordsOf(operationsOf(manifest.dialect, manifest.root))];
    const scriptWords = lazily(() => new Set(scriptWordsOf(words)));
    const files = lazily(() => new Files(skill));
    for (const word of words) {
      const { operation, system, text: written, previous: before, at } = word;
      const owner = msg`${code(system)} entrypoint of ${code(operation.name)}`;
      const about = `${operation.name}\0${system}\0${written}`;
      const unescapedPath = withoutJsonEscapes(written);
      if (unescapedPath !== undefined && isScript(unescapedPath)) {
        const message = msg`The ${owner} has a control character for a backslash.`;
        const help = msg`Write ${code(unescapedPath.replaceAll('\\', '\\\\'))}.`;
        yield { message, help, at, about };
        continue;
      }
      const path = skillPathIn(written) ?? (scriptWords().has(word) ? written : undefined);
      if (path === undefined) continue;
      if (isForWindows(word) && (isScript(path) || !files().lacks(path, system))) {
        const message = msg`The ${owner} runs ${code(written)}. Only Windows has backslashes in paths.`;
        yield { message, help: msg`Write ${code(written.replace(/\\+/g, '/'))}.`, at, about };
        continue;
      }
      const skillPath = resolve('', path);
      if (skillPath === undefined) {
        if (!isScript(path)) continue;
        const exists = workspace.paths.has(resolve(skill.root, path) ?? '');
        const message = msg`The ${owner} runs ${code(written)}, a file outside the skill.`;
        yield { message, at, about, severity: exists ? ('warning' as const) : undefined };
      } else if (files().lacks(skillPath, system)) {
        const isCertain = files().isLikelyPath(skillPath, before);
        // A program without a suffix may be built where the skill is installed.
        if (!isCertain && !isProgram(word)) continue;
        const message = msg`The ${owner} runs ${code(written)}, a missing file.`;
        yield { message, at, about, severity: isCertain ? undefined : ('warning' as const) };
      }
    }
  },
});

/** Whether a word is the program of its command. */
function isProgram({ operation, system, at }: Word): boolean {
  const command = operation.entrypoints.find(({ key }) => key === system)?.value;
  return items(command)[0]?.at === at;
}

/** Whether a word for Unix has backslashes; PowerShell takes both separators on every system. */
function isForWindows({ operation, system, text: written }: Word): boolean {
  if (system !== 'unix' || !written.includes('\\')) return false;
  const command = operation.entrypoints.find(({ key }) => key === system)?.value;
  return !/(?:^|[/\\])(?:pwsh|powershell)(?:\.exe)?$/i.test(text(items(command)[0]) ?? '');
}

/** Options followed by an output path. */
const outputOptions =
  /^-{1,2}(?:o|out|output|dest|destination|log|save|write|target)(?:[-_]?\w+)?$/i;

/** The files of one skill. */
class Files {
  readonly #names = new Set<string>();
  readonly #folders = new Set<string>();
  /** The names in lower case, as Windows compares them. */
  readonly #lowerCaseNames = new Set<string>();

  constructor({ files }: Pick<Skill, 'files'>) {
    for (const { name } of files) {
      this.#names.add(name);
      this.#lowerCaseNames.add(name.toLowerCase());
      for (let at = folderOf(name); at !== '' && !this.#folders.has(at); at = folderOf(at)) {
        this.#folders.add(at);
      }
    }
  }

  /** True if a path is certainly missing; below a link, any file may exist. */
  lacks(path: string, system: string): boolean {
    if (path === '' || this.#folders.has(path) || this.#names.has(path)) return false;
    if (system === 'windows' && this.#lowerCaseNames.has(path.toLowerCase())) return false;
    for (let at = folderOf(path); at !== ''; at = folderOf(at)) {
      if (this.#names.has(at)) return false;
      if (packageFolders.has(at)) return false;
    }
    return true;
  }

  /** True if a missing path was probably intended as a file of the skill. */
  isLikelyPath(path: string, before: string): boolean {
    if (isScript(path)) return true;
    return this.#folders.has(path.split('/', 1)[0] ?? '') && !outputOptions.test(before);
  }
}

/** Folders filled by package managers and not committed. */
const packageFolders: ReadonlySet<string> = new Set(['node_modules', '.venv', 'venv', 'env']);

function lazily<T>(create: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= create());
}
