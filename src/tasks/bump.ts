import { restrictTree } from '../fixes/changed-tree.ts';
import type { ChangedFile } from '../model/changed-file.ts';
import type { Finding } from '../model/finding.ts';
import type { Report, SkillSummary } from '../model/report.ts';
import type { Skill } from '../model/skill.ts';
import { applyEdits, type Edit } from '../model/text/edits.ts';
import { groupBy } from '../model/text/group-by.ts';
import { compareText, type Location } from '../model/text/text.ts';
import type { Bump } from '../model/version/bump.ts';
import { check } from '../pipeline/check.ts';
import { load } from '../pipeline/load.ts';
import { planLocks, type RefreshedLock } from './bump/locks.ts';
import { type PluginBump, planPlugins } from './bump/plugin-versions.ts';
import type { BumpRequest, Chosen, VersionRequest } from './bump/request.ts';
import { type VersionPlace, versionEdit, versionPlaces } from './bump/version-places.ts';

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
export interface SkillLeft {
  readonly skill: SkillSummary;
  readonly at: Location;
  /** Why, and the remedy: full sentences with text of the repository. */
  readonly reason: string;
  /** False if the version at base has no numbers to compare, and no change breaks callers. */
  readonly isInsufficient: boolean;
}

/** The edits that make every version sufficient; nothing is written yet. */
export interface VersionPlan {
  readonly bumps: readonly SkillBump[];
  readonly left: readonly SkillLeft[];
  /** Number of changed skills with a sufficient version. */
  readonly sufficientCount: number;
  /** Number of changed skills that declare no version, and whose changes need none. */
  readonly unversionedCount: number;
  /** The manifest files, in byte order of the paths. */
  readonly files: readonly ChangedFile[];
  /** The files that would change but must not be written. */
  readonly unwritable: readonly string[];
}

/** The same with the plugins around changed skills, and the locks that pin bumped skills. */
export interface BumpPlan extends VersionPlan {
  /** The plugins whose version is too low for their changes. */
  readonly plugins: readonly PluginBump[];
  readonly locks: readonly RefreshedLock[];
}

/**
 * Plans the smallest sufficient version of every changed skill, at every place that declares one, and the locks of
 * these skills. All other bytes stay. A skill is changed everywhere or nowhere.
 */
export async function planBump(request: BumpRequest): Promise<BumpPlan> {
  const { sides, config, gate, findUnwritable = noPaths } = request;
  const report = await check(sides, config, gate);
  const versions = await planVersions(report, request);
  const { files, bumps } = versions;
  const locks = await planLocks(request, { report, files, names: namesOf(bumps) });
  const { plugins, pluginFiles, unwritablePlugins } = await writablePlugins(report, request);
  const unwritableLocks = await findUnwritable(locks.flatMap(({ file }) => file?.path ?? []));
  return {
    ...versions,
    plugins,
    files: [...files, ...pluginFiles].sort((a, b) => compareText(a.path, b.path)),
    locks: locks.filter(({ path }) => !unwritableLocks.has(path)),
    unwritable: [...versions.unwritable, ...unwritablePlugins, ...unwritableLocks].sort(
      compareText,
    ),
  };
}

/** The versions of plugins; none is raised if one of the files must not be written. */
async function writablePlugins(report: Report, request: BumpRequest) {
  const { sides, findUnwritable = noPaths } = request;
  const { bumps, files } = await planPlugins(report, sides.head, resolveChosen(report, request));
  const unwritable = await findUnwritable(files.map(pathOf));
  return unwritable.size > 0
    ? { plugins: [], pluginFiles: [], unwritablePlugins: [...unwritable] }
    : { plugins: bumps, pluginFiles: files, unwritablePlugins: [] };
}

/** The versions of a bump, for the report of a check of the same sides. */
export async function planVersions(report: Report, request: VersionRequest): Promise<VersionPlan> {
  const { findUnwritable = noPaths } = request;
  const { skills: chosen } = resolveChosen(report, request) ?? { skills: presentIn(report) };
  const changed = chosen.filter(({ base, status }) => base !== null && status !== 'unchanged');
  const [unversioned, versioned] = splitUnversioned(changed);
  const insufficient = versioned.filter(({ satisfied }) => satisfied !== true);
  const skills = await loadSkills(request, insufficient);
  const candidates = insufficient.map((skill) =>
    planSkill(skill, skills.get(skill.root), report.findings),
  );
  const planned = candidates.flatMap((candidate) => candidate.planned ?? []);
  const unwritable = await findUnwritable(planned.flatMap(({ files }) => files.map(pathOf)));
  const writable = planned.filter(({ files }) => !files.some(({ path }) => unwritable.has(path)));
  return {
    bumps: writable.map(({ bump }) => bump),
    left: candidates.flatMap((candidate) => candidate.left ?? []),
    sufficientCount: versioned.length - insufficient.length,
    unversionedCount: unversioned.length,
    files: writable.flatMap((bump) => bump.files).sort((a, b) => compareText(a.path, b.path)),
    unwritable: [...unwritable].sort(compareText),
  };
}

/** Separates the skills that have no version on either side and need none from the others. */
function splitUnversioned(
  skills: readonly SkillSummary[],
): [unversioned: SkillSummary[], others: SkillSummary[]] {
  const isUnversioned = ({ version, base, satisfied, requiredBump }: SkillSummary) =>
    version === null && !base?.version && satisfied !== false && requiredBump !== null;
  const others = skills.filter((skill) => !isUnversioned(skill));
  return [skills.filter(isUnversioned), others];
}

function presentIn({ skills }: Report): readonly SkillSummary[] {
  return skills.filter(({ status }) => status !== 'removed');
}

/** The chosen skills and plugins; null for all. */
function resolveChosen(report: Report, { choose }: VersionRequest): Chosen | null {
  const plugins = report.units.filter(({ kind }) => kind === 'plugin');
  return choose?.(presentIn(report), plugins) ?? null;
}

const noPaths = async (): Promise<ReadonlySet<string>> => new Set();

function pathOf({ path }: ChangedFile): string {
  return path;
}

function namesOf(bumps: readonly SkillBump[]): ReadonlySet<string> {
  return new Set(bumps.map(({ skill }) => skill.name));
}

/** Reads the manifests of some skills again: a report has no texts. */
async function loadSkills(
  { sides: { head }, config }: VersionRequest,
  summaries: readonly SkillSummary[],
): Promise<ReadonlyMap<string, Skill>> {
  if (summaries.length === 0) return new Map();
  const folders = summaries.map(({ root }) => root);
  const { workspace } = await load(restrictTree(head, folders), config);
  return new Map(workspace.skills.map((skill) => [skill.root, skill]));
}

interface PlannedBump {
  readonly bump: SkillBump;
  readonly files: readonly ChangedFile[];
}

interface Candidate {
  readonly planned?: PlannedBump;
  readonly left?: SkillLeft;
}

function planSkill(
  summary: SkillSummary,
  skill: Skill | undefined,
  findings: readonly Finding[],
): Candidate {
  const { requiredBump: required, neededVersion: version, satisfied } = summary;
  if (!skill || required === null) return {};
  const isInsufficient = satisfied === false;
  const leave = (reason: string, at: Location = { path: skill.path }) => ({
    left: { skill: summary, at, reason, isInsufficient },
  });
  const places = versionPlaces(skill);
  if (!version) return required === 'none' ? {} : leave(unversionedReason(summary), places[0]?.at);
  if (places.length === 0) return leave(`Its version was removed. Add version: ${version}`);
  const edits = places.map((place) => ({ place, edit: editIn(skill, place, version) }));
  const unedited = edits.find(({ edit }) => edit === null);
  if (unedited) {
    const reason = `The form of the version cannot be edited safely. Set it to ${version}`;
    return leave(reason, unedited.place.at);
  }
  const reasons = findings.filter(
    ({ skill: root, bump, state }) => root === skill.root && bump === required && state === 'new',
  );
  const changes = edits.flatMap(({ place: { at, value: from }, edit }) =>
    edit ? [{ at, from, to: edit.text.replaceAll('"', ''), edit }] : [],
  );
  const changed = changes.filter(({ from, to }) => from !== to);
  const bump = { skill: summary, required, version, reasons, places: changed };
  return { planned: { bump, files: filesOf(skill, changed) } };
}

function unversionedReason({ base, requiredBump, version }: SkillSummary): string {
  if (base?.version) {
    const step = version === null ? 'Add version: 1.0.0' : 'Write 1.0.0';
    return `Its version at base, "${base.version}", cannot be raised. ${step}`;
  }
  const breaks = requiredBump === 'major' ? 'This change breaks callers, and the' : 'The';
  return version === null
    ? `${breaks} skill declares no version. Add version: 1.0.0`
    : `${breaks} skill declared no version at base`;
}

/** The edit at a place; null where the file is not UTF-8 text too. */
function editIn({ texts, problems }: Skill, place: VersionPlace, version: string): Edit | null {
  const { path } = place.at;
  const text = texts.get(path);
  const isOtherEncoding = problems.some(
    ({ rule, at }) => rule === 'file-encoding' && at.path === path,
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
