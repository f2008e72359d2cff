import { memoize } from '../../model/text/memoize.ts';
import { fillIn } from '../../model/text/placeholders.ts';
import { source, type Table, type Value } from '../../model/value/value.ts';
import { patternsOverlap } from '../../syntax/glob/path-template.ts';
import {
  baseOf,
  defaultsOf,
  type Entry,
  filesOf,
  inputsOf,
  interfaceOf,
  isSensitive,
  outputsOf,
} from './entries.ts';

/** How the output patterns of a manifest match the globs of its `interface:` block. */
export interface OutputMatch {
  /** Globs of the interface that match no pattern of the manifest. */
  readonly interfaceOnly: readonly Entry[];
  /** Patterns of the manifest that no glob of the interface covers. */
  readonly manifestOnly: readonly Entry[];
  /** The globs that cover a pattern, by the pattern's pointer. */
  readonly globs: ReadonlyMap<string, readonly Entry[]>;
  /** Whether patterns were compared; long lists are compared by text only. */
  readonly isCompared: boolean;
}

/** The limit on steps to compare patterns; real manifests need some thousand. */
const maxSteps = 200_000;

/** Longer defaults are not part of paths; many placeholders would multiply them. */
const maxDefaultLength = 200;

/** The default of every input that is not sensitive, as text, for `{{name}}` in paths. */
export const defaultTexts = memoize((root: Table): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const known = new Set<string>();
  for (const input of inputsOf(root)) {
    if (known.has(input.name)) continue;
    known.add(input.name);
    const value = defaultsOf(input)[0]?.value;
    const text = value && !isSensitive(input) ? textOf(value) : undefined;
    if (text !== undefined && text.length <= maxDefaultLength) texts.set(input.name, text);
  }
  return texts;
});

function textOf(value: Value): string | undefined {
  return value.kind === 'string' ? String(value.value) : source(value);
}

/** Matches the two lists of outputs: a glob matches a pattern if some path fits both. */
export const matchOutputs = memoize((root: Table): OutputMatch => {
  const outputs = outputsOf(root);
  const globs = interfaceOf(root, 'outputs') ?? [];
  const globsByPointer = new Map<string, Entry[]>(outputs.map(({ pointer }) => [pointer, []]));
  const byName = new Map(outputs.map((output) => [output.name, output]));
  const unmatched: Entry[] = [];
  for (const glob of globs) {
    const exactMatch = byName.get(glob.name);
    if (exactMatch) globsByPointer.get(exactMatch.pointer)?.push(glob);
    else unmatched.push(glob);
  }
  const values = defaultTexts(root);
  const effective = outputs.map(({ name }) => fillIn(name, values));
  const isCompared =
    totalLength(effective) * totalLength(unmatched.map(({ name }) => name)) <= maxSteps;
  const covered = new Set<Entry>();
  for (const [index, { pointer }] of isCompared ? outputs.entries() : []) {
    for (const glob of unmatched.filter(({ name }) =>
      patternsOverlap(name, effective[index] ?? ''),
    )) {
      globsByPointer.get(pointer)?.push(glob);
      covered.add(glob);
    }
  }
  return {
    interfaceOnly: unmatched.filter((glob) => !covered.has(glob)),
    manifestOnly: outputs.filter(({ pointer }) => globsByPointer.get(pointer)?.length === 0),
    globs: globsByPointer,
    isCompared,
  };
});

function totalLength(patterns: readonly string[]): number {
  return patterns.reduce((sum, pattern) => sum + pattern.length + 1, 0);
}

/** A path of a precondition or an output. */
export interface PathEntry extends Entry {
  readonly role: 'Precondition' | 'Output';
  readonly base: string;
  /** The path with defaults filled in for its inputs. */
  readonly effective: string;
}

/** Every path of a manifest. */
export const pathsOf = memoize((root: Table): readonly PathEntry[] => {
  const values = defaultTexts(root);
  const files = filesOf(root).map((entry) => ({
    role: 'Precondition' as const,
    base: baseOf(entry, 'skill_root'),
    effective: entry.name,
    ...entry,
  }));
  const outputs = [...outputsOf(root), ...(interfaceOf(root, 'outputs') ?? [])].map((entry) => ({
    role: 'Output' as const,
    base: baseOf(entry, 'repo_root'),
    effective: fillIn(entry.name, values),
    ...entry,
  }));
  return [...files, ...outputs];
});

/** Whether a path starts at a root, a home directory or a drive, which ADR-002 forbids. */
export function isAbsolute(path: string): boolean {
  return /^(?:[/~\\]|[A-Za-z]:[/\\])/.test(path);
}
