import { folderOf } from '../../model/text/path.ts';
import type { ShellScript, Word, WordPart } from '../../syntax/shell/shell.ts';
import type { Roots } from './roots.ts';

/** One text that a word may stand for. */
export interface Spelling {
  /** What is before `text`: folders of the tree, nothing, or something that no reader can tell. */
  readonly before: readonly string[] | 'nothing' | 'unknown';
  readonly text: string;
  /** Whether `text` has the signs of a glob. */
  readonly isGlob: boolean;
}

/** The values of variables so far. */
export type Environment = Map<string, readonly Spelling[]>;

/** A word or variable stands for no more texts than this; the rest is unknown. */
const maxSpellings = 8;

/** A longer text is unknown. */
const maxUnits = 64 * 1024;

const empty: Spelling = { before: 'nothing', text: '', isGlob: false };
const unknown: Spelling = { before: 'unknown', text: '', isGlob: false };

/** The texts that a word may stand for. */
export function spellingsOf(
  { parts }: Pick<Word, 'parts'>,
  environment: Environment,
  roots: Roots,
): readonly Spelling[] {
  let all: readonly Spelling[] = [empty];
  for (const part of parts) {
    const values = valuesOf(part, environment, roots);
    all = limited(all.flatMap((start) => values.map((value) => append(start, value))));
  }
  return all.map((one) => inShellFolder(one, roots));
}

/** `~+` is the folder in which a shell is, `~-` the one in which it was. */
function inShellFolder(spelling: Spelling, { working, variables }: Roots): Spelling {
  const sign = /^~([+-])(?=\/|$)/.exec(spelling.text)?.[1];
  if (spelling.before !== 'nothing' || sign === undefined) return spelling;
  const before = sign === '+' ? working : [...working, ...(variables.get('OLDPWD') ?? [])];
  return { ...spelling, before, text: spelling.text.slice(2) };
}

/** Remembers another value of a variable. */
export function assign(environment: Environment, name: string, values: readonly Spelling[]): void {
  environment.set(name, limited([...(environment.get(name) ?? []), ...values]));
}

function limited(spellings: readonly Spelling[]): readonly Spelling[] {
  if (spellings.length <= maxSpellings) return spellings;
  return [...spellings.slice(0, maxSpellings - 1), unknown];
}

function append(start: Spelling, value: Spelling): Spelling {
  if (value.before !== 'nothing') return value;
  if (start.text.length + value.text.length > maxUnits) return unknown;
  const { text, isGlob } = value;
  return { before: start.before, text: start.text + text, isGlob: start.isGlob || isGlob };
}

function valuesOf(part: WordPart, environment: Environment, roots: Roots): readonly Spelling[] {
  switch (part.kind) {
    case 'text':
      return [{ ...empty, text: part.text }];
    case 'glob':
      return [{ ...empty, text: part.text, isGlob: true }];
    case 'substitution':
      return outputOf(part.script, environment, roots);
    case 'variable':
      return valuesOfVariable(part, environment, roots);
    case 'other':
      return [unknown];
  }
}

function valuesOfVariable(
  { name, isWhole, fallback }: WordPart & { kind: 'variable' },
  environment: Environment,
  roots: Roots,
): readonly Spelling[] {
  const folders = name === 'PWD' ? roots.working : roots.variables.get(name);
  const known = environment.get(name);
  if (!isWhole) return [unknown];
  const machine = machineFolders[name];
  const values = [
    ...(machine === undefined ? [] : [{ ...empty, text: machine }]),
    ...(folders ? [{ ...empty, before: folders }] : []),
    ...(known ?? []),
    ...(folders ? [] : fallback ? spellingsOf(fallback, environment, roots) : []),
  ];
  if (folders || known || machine !== undefined) return values;
  return [...values, unknown];
}

/** Folders of a machine that hold no tree. */
const machineFolders: Readonly<Record<string, string | undefined>> = {
  __proto__: null as never,
  HOME: '~',
  USERPROFILE: '~',
  TMPDIR: '/tmp',
  TEMP: '/tmp',
  TMP: '/tmp',
};

/** What a substitution prints, for the programs that only handle paths. */
function outputOf(
  { commands }: ShellScript,
  environment: Environment,
  roots: Roots,
): readonly Spelling[] {
  const last = commands.at(-1);
  const [program, ...operands] = last?.words ?? [];
  const line = (last?.words ?? []).map(({ text }) => text ?? '$').join(' ');
  if (/^git rev-parse (?:.* )?--show-toplevel$/.test(line)) return [inProject(roots)];
  if (program?.text === 'pwd') {
    const folder = last?.cwd.at(-1);
    if (folder) return spellingsOf(folder, environment, roots);
    return [{ ...empty, before: roots.working }];
  }
  const operand = operands.findLast(({ text }) => !text?.startsWith('-'));
  if (!operand || !passesPath.has(program?.text ?? '')) return [unknown];
  const values = spellingsOf(operand, environment, roots);
  if (program?.text !== 'dirname') return values;
  return values.map((value) => {
    const { before } = value;
    // The folder above that of a plugin or a project.
    if (typeof before === 'object' && value.text === '' && !before.includes(''))
      return { ...value, before: before.map(folderOf) };
    const isKnown = before !== 'unknown' && value.text.includes('/');
    return isKnown ? { ...value, text: folderOf(value.text) } : unknown;
  });
}

function inProject({ variables }: Roots): Spelling {
  return { ...empty, before: variables.get('CLAUDE_PROJECT_DIR') ?? [''] };
}

/** Programs that print a path that they are given. */
const passesPath: ReadonlySet<string> = new Set([
  'echo',
  'printf',
  'realpath',
  'readlink',
  'which',
  'dirname',
  'cygpath',
  'command',
]);
