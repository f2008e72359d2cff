import type { Category, Severity } from '../../model/finding.ts';
import { code } from '../../model/value/format-value.ts';
import type { Bump } from '../../model/version/bump.ts';
import { shortHash } from './hash-words.ts';
import { pluralize } from './words.ts';

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

/** Whose update, from what to what, and what it changes: "from `acme/skills` (1.0.0 -> 1.1.0): it gains 1 permission". */
export function updateClause({ source, oldSource, from, to, changes }: UpdateStep): string {
  const origin =
    oldSource === undefined || oldSource === source
      ? code(source)
      : `${code(source)} instead of ${code(oldSource)}`;
  return `from ${origin}${stepIn(from, to)}: ${updateEffect(changes)}`;
}

/** What an update changes for callers, as a clause. */
export function updateEffect(changes: readonly UpdateChange[]): string {
  const parts = [interfacePart(changes), permissionPart(changes)].filter((part) => part !== '');
  return parts.length === 0 ? 'its interface and permissions did not change' : parts.join(', and ');
}

/** The step of the version, the revision and the pin, in brackets. */
function stepIn(from: UpdateSide, to: UpdateSide): string {
  const steps = [
    stepOf(from.version, to.version, formatVersion),
    stepOf(from.revision, to.revision, formatRevision),
    stepOf(from.pin, to.pin, shortHash),
  ].filter((step) => step !== '');
  return steps.length === 0 ? '' : ` (${steps.join(', ')})`;
}

function stepOf(from: string | null, to: string | null, format: (value: string) => string): string {
  if (from === to) return '';
  const [before, after] = [from, to].map((value) => (value === null ? 'none' : format(value)));
  return `${before} -> ${after}`;
}

function formatVersion(version: string): string {
  return /^[\w.+-]{1,40}$/.test(version) ? version : code(version);
}

function formatRevision(revision: string): string {
  return /^[0-9a-f]{40}$/.test(revision) ? shortHash(revision) : code(revision);
}

const interfaceCategories: ReadonlySet<string> = new Set(['identity', 'interface', 'requirement']);

function interfacePart(changes: readonly UpdateChange[]): string {
  const ofInterface = changes.filter(({ category }) => interfaceCategories.has(category));
  if (ofInterface.length === 0) return '';
  const breaks = ofInterface.filter(({ bump }) => bump === 'major').length;
  if (breaks === ofInterface.length)
    return `its interface has ${pluralize(breaks, 'breaking change')}`;
  const breaking = breaks === 0 ? '' : ` (${breaks} breaking)`;
  return `its interface has ${pluralize(ofInterface.length, 'change')}${breaking}`;
}

function permissionPart(changes: readonly UpdateChange[]): string {
  const gained = changes.filter(
    ({ category, severity }) => category === 'privilege' && severity !== 'note',
  );
  return gained.length === 0 ? '' : `it gains ${pluralize(gained.length, 'permission')}`;
}
