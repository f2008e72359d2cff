import type { ChangedFile } from '../../model/changed-file.ts';
import type { Finding } from '../../model/finding.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import type { Skill } from '../../model/skill.ts';
import { applyEdits, type Edit } from '../../model/text/edits.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Location } from '../../model/text/text.ts';
import { code } from '../../model/value/format-value.ts';
import type { Bump } from '../../model/version/bump.ts';
import { isVersion, smallestCoveringVersion } from '../../model/version/version.ts';
import { fileEncoding } from '../../rules/problem/files.ts';
import { versionFormat } from '../../rules/skill/version-format.ts';
import { faultOf } from './unread-manifest.ts';
import { type VersionPlace, versionEdit, versionPlaces } from './version-places.ts';

/** A new version at one place. */
export interface VersionChange {
  readonly at: Location;
  /** The versions as written, with a `v` if it has one. */
  readonly from: string;
  readonly to: string;
  /** The same change of the text, without a byte order mark. */
  readonly edit: Edit;
}

/** A skill with a version that is too low. */
export interface SkillBump {
  readonly skill: SkillSummary;
  readonly required: Bump;
  readonly version: string;
  /** The findings that need the bump; empty if an earlier change since the last release needs it. */
  readonly reasons: readonly Finding[];
  readonly places: readonly VersionChange[];
}

/** A changed skill without a sufficient version that stays as it is. */
export interface UnraisedSkill {
  readonly skill: SkillSummary;
  readonly at: Location;
  /** Why, and the remedy: full sentences with text of the repository. */
  readonly reason: string;
  /** False if the version at base has no numbers to compare, and no change breaks callers. */
  readonly isInsufficient: boolean;
}

/** A bump with the files that it edits. */
interface PlannedBump {
  readonly bump: SkillBump;
  readonly files: readonly ChangedFile[];
}

/** What becomes of one skill. */
export interface Candidate {
  readonly planned?: PlannedBump;
  readonly unraised?: UnraisedSkill;
}

/** Plans the version of one changed skill: an edit at each place, or the reason against one; neither if none is needed. */
export function planSkill(
  summary: SkillSummary,
  skill: Skill | undefined,
  { findings, changes, failing }: Pick<Report, 'findings' | 'changes' | 'failing'>,
): Candidate {
  const { requiredBump: required, neededVersion: version, satisfied } = summary;
  if (!skill) return {};
  const unraisedBecause = (
    reason: string,
    at: Location = { path: skill.path },
    isInsufficient = satisfied === false,
  ) => ({ unraised: { skill: summary, at, reason, isInsufficient } });
  const fault = faultOf(skill);
  if (fault) return unraisedBecause(fault.reason, fault.at, true);
  if (required === null)
    return unraisedBecause('It cannot be compared with base. Choose its version by hand');
  const places = versionPlaces(skill);
  if (satisfied === true) {
    const fails = failing.some(
      ({ rule, skill: root }) => rule === versionFormat.id && root === skill.root,
    );
    return unraisedBecause(formatReason(summary), skill.version?.at, fails);
  }
  if (!version)
    return required === 'none' ? {} : unraisedBecause(unversionedReason(summary), places[0]?.at);
  if (places.length === 0)
    return unraisedBecause(`Its version was removed. Add version: ${version}`);
  const edits = places.map((place) => ({ place, edit: editIn(skill, place, version) }));
  const unedited = edits.find(({ edit }) => edit === null);
  if (unedited) {
    const reason = `The form of the version cannot be edited safely. Set it to ${version}`;
    return unraisedBecause(reason, unedited.place.at);
  }
  const reasons = [...findings, ...changes].filter(
    ({ skill: root, bump, state }) => root === skill.root && bump === required && state === 'new',
  );
  const edited = edits.flatMap(({ place: { at, value: from }, edit }) =>
    edit ? [{ at, from, to: edit.text.replaceAll('"', ''), edit }] : [],
  );
  const changed = edited.filter(({ from, to }) => from !== to);
  const bump = { skill: summary, required, version, reasons, places: changed };
  return { planned: { bump, files: filesOf(skill, changed) } };
}

/** Why a version that covers no bump of its own stays: it has no numbers. */
function formatReason({ base, version }: Pick<SkillSummary, 'base' | 'version'>): string {
  const from = base?.version;
  const example = from && isVersion(from) ? smallestCoveringVersion(from, 'patch') : '1.0.0';
  return `${code(version ?? '')} is not a version. Write three numbers, such as ${example}`;
}

function unversionedReason({ base, requiredBump, version }: SkillSummary): string {
  if (base?.version)
    return `Its version at base, "${base.version}", cannot be raised. Set 1.0.0 in a change of its own`;
  const breaks = requiredBump === 'major' ? 'This change breaks callers, and the' : 'The';
  if (version !== null && !isVersion(version)) return formatReason({ base, version });
  return version === null
    ? `${breaks} skill declares no version. Add version: 1.0.0`
    : `${breaks} skill declared no version at base`;
}

/** The edit at a place; null where the file is not UTF-8 text too. */
function editIn({ texts, problems }: Skill, place: VersionPlace, version: string): Edit | null {
  const { path } = place.at;
  const text = texts.get(path);
  const isOtherEncoding = problems.some(
    ({ rule, at }) => rule === fileEncoding.id && at.path === path,
  );
  return text === undefined || isOtherEncoding
    ? null
    : versionEdit(text.replace(/^\ufeff/, ''), place, version);
}

function filesOf({ texts }: Skill, changes: readonly VersionChange[]): readonly ChangedFile[] {
  return Array.from(
    groupBy(changes, ({ at }) => at.path),
    ([path, inFile]) => {
      const before = texts.get(path) ?? '';
      const mark = before.startsWith('\ufeff') ? '\ufeff' : '';
      const edits = inFile.map(({ edit }) => edit);
      return { path, to: path, before, after: mark + applyEdits(before.slice(mark.length), edits) };
    },
  );
}
