import { structuredPatch } from 'diff';
import type { Location } from '../model/text/text.ts';
import { type Archive, subtree } from '../syntax/txtar.ts';

type Files = Readonly<Record<string, string>>;

/** A file of two trees; null where a tree lacks it. */
interface Pair {
  readonly from: string | null;
  readonly to: string | null;
  readonly before: string;
  readonly after: string;
}

const maxLines = 12;

/**
 * The diffs of the examples of a rule, without headers: what the failing one adds, and what the passing one does
 * otherwise. `remedy` is empty where the passing one has another base, or only undoes the change. An example of one
 * tree counts as added by the change, and shows the lines that the remedy changes.
 */
export function exampleDiffs(
  invalid: Archive,
  valid: Archive,
  at: Location | null,
): { readonly example: readonly string[]; readonly remedy: readonly string[] } {
  const hasBase = [...invalid.files.keys()].some((path) => /^(?:before|after)\//.test(path));
  const sides = (archive: Archive): readonly [Files, Files] =>
    hasBase
      ? [subtree(archive, 'before'), subtree(archive, 'after')]
      : [{}, Object.fromEntries(archive.files)];
  const [base, head] = sides(invalid);
  const [otherBase, otherHead] = sides(valid);
  const isRemedy = isSame(base, otherBase) && !isSame(otherBase, otherHead);
  return {
    example:
      hasBase && !isSame(base, head)
        ? diff(base, head)
        : shortest((context) => addedLines(pairsOf(head, otherHead), head, at, context)),
    remedy: isRemedy ? diff(head, otherHead) : [],
  };
}

function diff(from: Files, to: Files): readonly string[] {
  return shortest((context) => pairsOf(from, to).flatMap((pair) => diffLines(pair, context)));
}

/** The lines with the most context that fits; what does not fit without any is cut. */
function shortest(lines: (context: number) => readonly string[]): readonly string[] {
  const fitting = [3, 2, 1, 0].map(lines).find(({ length }) => length <= maxLines);
  if (fitting !== undefined) return fitting;
  const repeated = lines(0).map((line, index, all) => (line === all[index - 1] ? ' …' : line));
  const short = repeated.filter((line, index) => line !== ' …' || repeated[index - 1] !== ' …');
  return short.length > maxLines ? [...short.slice(0, maxLines - 1), ' …'] : short;
}

function isSame(one: Files, other: Files): boolean {
  return pairsOf(one, other).length === 0;
}

/** The files that differ; one that is gone and one of its name that is new are the same one, moved. */
function pairsOf(from: Files, to: Files): readonly Pair[] {
  const gone = Object.keys(from).filter((path) => !(path in to));
  const moves = new Map(
    Object.keys(to)
      .filter((path) => !(path in from))
      .map((path) => [path, gone.find((old) => nameOf(old) === nameOf(path))] as const),
  );
  const moved = new Set(moves.values());
  const pair = (old: string | null, path: string | null): Pair => ({
    from: old,
    to: path,
    before: old === null ? '' : (from[old] ?? ''),
    after: path === null ? '' : (to[path] ?? ''),
  });
  return [
    ...gone.filter((path) => !moved.has(path)).map((path) => pair(path, null)),
    ...Object.keys(to).map((path) => pair(path in from ? path : (moves.get(path) ?? null), path)),
  ].filter(({ from: old, to: path, before, after }) => old !== path || before !== after);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function diffLines({ from, to, before, after }: Pair, context: number): readonly string[] {
  const title = from !== null && to !== null && from !== to ? `${from} → ${to}` : (to ?? from);
  return [` ${title}`, ...joined(hunksOf(before, after, context).map(({ lines }) => lines))];
}

function hunksOf(before: string, after: string, context: number) {
  return structuredPatch('a', 'b', before, after, undefined, undefined, { context })?.hunks ?? [];
}

/** Hunks as lines, with a gap between them. */
function joined(hunks: readonly (readonly string[])[]): readonly string[] {
  return hunks.flatMap((lines, index) => [
    ...(index === 0 ? [] : [' …']),
    ...lines.filter((line) => !line.startsWith('\\')),
  ]);
}

/** The lines of a tree that its remedy changes, or those at the finding, as added ones. */
function addedLines(
  pairs: readonly Pair[],
  files: Files,
  at: Location | null,
  context: number,
): readonly string[] {
  const changed = new Map(
    pairs.flatMap(({ from, before, after }) => {
      const hunks = hunksOf(before, after, Math.max(context, after === '' ? 0 : 1));
      const old = hunks.map(({ lines }) => lines.filter((line) => /^[ -]/.test(line)).map(added));
      return from === null || old.flat().length === 0 ? [] : [[from, joined(old)] as const];
    }),
  );
  if (at && !changed.has(at.path) && files[at.path] !== undefined) {
    const line = at.range?.start.line ?? 1;
    const lines = (files[at.path] ?? '').replace(/\n$/, '').split('\n');
    const near = lines.slice(Math.max(0, line - 1 - context), line + context);
    changed.set(
      at.path,
      near.map((text) => `+${text}`),
    );
  }
  return [...changed].flatMap(([path, lines]) => [` ${path}`, ...lines]);
}

function added(line: string): string {
  return `+${line.slice(1)}`;
}
