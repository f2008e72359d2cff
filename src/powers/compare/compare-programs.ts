import type { Grants } from '../../model/power/grants.ts';
import type { Power, Unit } from '../../model/power.ts';
import type { ProgramChange } from '../../model/program.ts';
import { pathInHead } from './pair-units.ts';

/** Tells how the programs of a power of base and of its successor in head differ. */
export type CompareProgramsOf = (before: Power, after: Power) => readonly ProgramChange[];

/** Compares the programs of two trees: each with the one at its place in the same unit. */
export function programComparison(
  base: Pick<Grants, 'programs'>,
  head: Pick<Grants, 'programs'>,
): CompareProgramsOf {
  return (before, after) => {
    const inHead = (path: string) => movedPath(path, before.unit, after.unit);
    const old = new Map((before.programs ?? []).map((path) => [inHead(path), path]));
    const now = new Set(after.programs);
    const startedBefore = new Set(before.runs?.executed.map(inHead));
    const starts = new Set(after.runs?.executed);
    const changes = [...new Set([...old.keys(), ...now])].flatMap((path): ProgramChange[] => {
      const was = base.programs.get(old.get(path) ?? '');
      const is = now.has(path) ? head.programs.get(path) : undefined;
      if (!was && !is) return [];
      const found = (change: ProgramChange['change']) => [{ path, change, id: is?.id }];
      if (!was) return found('added');
      if (!is) return found('removed');
      const isStarted = startedBefore.has(path) && starts.has(path);
      if (isStarted && was.isExecutable !== is.isExecutable)
        return found(is.isExecutable ? 'executable' : 'not executable');
      const isOther = was.id !== undefined && is.id !== undefined && was.id !== is.id;
      return isOther ? found('bytes') : [];
    });
    return [...changes, ...scriptChanges(before, after, inHead)].sort(
      (a, b) => ranks.indexOf(a.change) - ranks.indexOf(b.change),
    );
  };
}

/** What decides whether a command runs at all comes first. */
const ranks: readonly ProgramChange['change'][] = [
  ...(['not executable', 'removed', 'executable', 'added', 'bytes'] as const),
];

/** The scripts of a package.json that differ; the rest of it is no program. */
function scriptChanges(
  before: Power,
  after: Power,
  inHead: (path: string) => string,
): readonly ProgramChange[] {
  const textsOf = ({ runs }: Power, place: (path: string) => string) =>
    new Map(runs?.scripts.map(({ path, name, text }) => [`${place(path)}\0${name}`, text]));
  const [old, now] = [textsOf(before, inHead), textsOf(after, (path) => path)];
  const differing = [...new Set([...old.keys(), ...now.keys()])].filter(
    (key) => old.get(key) !== now.get(key),
  );
  return differing.map((key) => {
    const path = key.slice(0, key.indexOf('\0'));
    return { path, change: 'bytes', id: now.get(key) };
  });
}

function movedPath(path: string, from: Unit, to: Unit): string {
  return from.root === to.root ? path : pathInHead({ path, unit: from }, to);
}
