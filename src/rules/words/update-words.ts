import type { Category, Severity } from '../../model/finding.ts';
import {
  code,
  count,
  join,
  type Message,
  msg,
  nothing,
  type Quoted,
  words,
} from '../../model/message.ts';
import type { Bump } from '../../model/version/bump.ts';
import { shortHash } from './hash-words.ts';

/** What is known of one side of an update; null for what is not. */
export interface UpdateSide {
  readonly version: string | null;
  /** A branch, a tag or a commit. */
  readonly revision: string | null;
  /** The digest in the lock. */
  readonly pin: string | null;
}

/** A change that an update of an installed skill brings. */
export interface UpdateChange {
  readonly category: Category;
  readonly severity: Severity;
  readonly bump?: Bump | null | undefined;
}

/** An update of an installed skill. */
export interface UpdateStep {
  readonly source: string;
  /** The source before, if it was another one. */
  readonly oldSource?: string;
  readonly from: UpdateSide;
  readonly to: UpdateSide;
  readonly changes: readonly UpdateChange[];
}

/** Whose update, and from what to what: "`acme/skills` (1.0.0 to 1.1.0)". */
export function updateOrigin({ source, oldSource, from, to }: UpdateStep): Message {
  const steps = [
    stepOf(from.version, to.version, code),
    stepOf(from.revision, to.revision, shortRevision),
    stepOf(from.pin, to.pin, shortHash),
  ].filter((step) => step !== null);
  const origin =
    oldSource === undefined || oldSource === source
      ? msg`${code(source)}`
      : msg`${code(source)} instead of ${code(oldSource)}`;
  return steps.length === 0 ? origin : msg`${origin} (${join(steps, ', ')})`;
}

/** The number of changes of an update, by their effect. */
export interface UpdateCounts {
  readonly ofInterface: number;
  readonly breaking: number;
  readonly permissions: number;
}

/** Counts what an update changes for callers. */
export function updateCounts(changes: readonly UpdateChange[]): UpdateCounts {
  const ofInterface = changes.filter(({ category }) => interfaceCategories.has(category));
  const gained = changes.filter(
    ({ category, severity }) => category === 'privilege' && severity !== 'note',
  );
  return {
    ofInterface: ofInterface.length,
    breaking: ofInterface.filter(({ bump }) => bump === 'major').length,
    permissions: gained.length,
  };
}

/** What an update changes for callers, as clauses. */
export function effectParts(changes: readonly UpdateChange[]): readonly Message[] {
  const { ofInterface, breaking, permissions } = updateCounts(changes);
  const others = ofInterface - breaking;
  return [
    breaking > 0 ? msg`its interface has ${count(breaking, 'breaking change')}` : [],
    others > 0
      ? msg`its interface has ${count(others, breaking > 0 ? 'other change' : 'change')}`
      : [],
    permissions > 0 ? msg`it gains ${count(permissions, 'permission')}` : [],
  ].flat();
}

function stepOf(
  from: string | null,
  to: string | null,
  show: (value: string) => Quoted,
): Message | null {
  if (from === to) return null;
  const [before, after] = [from, to].map((value) => (value === null ? words('none') : show(value)));
  return msg`${before ?? nothing} to ${after ?? nothing}`;
}

function shortRevision(revision: string): Quoted {
  return /^[0-9a-f]{40}$/.test(revision) ? shortHash(revision) : code(revision);
}

const interfaceCategories: ReadonlySet<string> = new Set(['identity', 'interface', 'requirement']);
