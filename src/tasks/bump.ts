import { overlayTree, restrictTree } from '../fixes/changed-tree.ts';
import type { ChangedFile } from '../model/changed-file.ts';
import type { Report, SkillSummary } from '../model/report.ts';
import type { Skill } from '../model/skill.ts';
import { compareText } from '../model/text/text.ts';
import { without } from '../model/text/without.ts';
import { isVersion } from '../model/version/version.ts';
import { check } from '../pipeline/check.ts';
import { load } from '../pipeline/load.ts';
import { type Bumped, planLocks, type RefreshedLock } from './bump/locks.ts';
import { planSkill, type SkillBump, type UnraisedSkill } from './bump/plan-skill.ts';
import { type PluginBump, planPlugins } from './bump/plugin-versions.ts';
import type { BumpRequest, Chosen, VersionRequest } from './bump/request.ts';

/** The edits that make every version sufficient; nothing is written yet. */
export interface VersionPlan {
  readonly bumps: readonly SkillBump[];
  readonly unraised: readonly UnraisedSkill[];
  /** The changed skills with a sufficient version. */
  readonly sufficient: readonly SkillSummary[];
  /** The changed skills that declare no version, and whose changes need none. */
  readonly unversioned: readonly SkillSummary[];
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
  const { sides, config, configFiles, findUnwritable = noPaths } = request;
  const report = await check(sides, config, configFiles);
  const { plugins, pluginFiles, unwritablePlugins } = await writablePlugins(report, request);
  const own = await planVersions(report, request);
  const versions = await withoutAnnounced(own, pluginFiles, request);
  const locks = await planLocks(request, bumpedBy(versions, report));
  const unwritableLocks = await findUnwritable(locks.flatMap(({ file }) => file?.path ?? []));
  return {
    ...versions,
    plugins,
    files: [...versions.files, ...pluginFiles],
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

/** The same plan; a skill whose change the new version of its plugin announces is not listed as unraised. */
async function withoutAnnounced(
  plan: VersionPlan,
  pluginFiles: readonly ChangedFile[],
  request: BumpRequest,
): Promise<VersionPlan> {
  if (plan.unraised.length === 0 || pluginFiles.length === 0) return plan;
  const { config, configFiles } = request;
  const head = overlayTree(request.sides.head, pluginFiles);
  const sides = { ...request.sides, head, skipsUnchanged: false };
  const after = await planVersions(await check(sides, config, configFiles), { ...request, sides });
  const roots = new Set(plan.unraised.map(({ skill }) => skill.root));
  const announcedIn = (skills: readonly SkillSummary[]) =>
    skills.filter(({ root }) => roots.has(root));
  const announced = new Set(
    announcedIn([...after.sufficient, ...after.unversioned]).map(({ root }) => root),
  );
  return {
    ...plan,
    unraised: plan.unraised.filter(({ skill }) => !announced.has(skill.root)),
    sufficient: [...plan.sufficient, ...announcedIn(after.sufficient)],
    unversioned: [...plan.unversioned, ...announcedIn(after.unversioned)],
  };
}

/** The versions of a bump, for the report of a check of the same sides. */
export async function planVersions(report: Report, request: VersionRequest): Promise<VersionPlan> {
  const { findUnwritable = noPaths } = request;
  const present = presentIn(report);
  const choice = resolveChosen(report, request);
  const { skills: chosen } = choice ?? { skills: present };
  const changed = chosen.filter(({ base, status }) => base !== null && status !== 'unchanged');
  const [unversioned, versioned] = splitUnversioned(changed);
  const insufficient = versioned.filter(
    ({ satisfied, version }) => satisfied !== true || (version !== null && !isVersion(version)),
  );
  const skills = await loadSkills(request, insufficient);
  const candidates = insufficient.map((skill) => planSkill(skill, skills.get(skill.root), report));
  const planned = candidates.flatMap((candidate) => candidate.planned ?? []);
  const unwritable = await findUnwritable(planned.flatMap(({ files }) => files.map(pathOf)));
  const writable = planned.filter(({ files }) => !files.some(({ path }) => unwritable.has(path)));
  return {
    bumps: writable.map(({ bump }) => bump),
    unraised: candidates.flatMap((candidate) => candidate.unraised ?? []),
    sufficient: without(versioned, insufficient),
    unversioned,
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

/** What locks have to follow. */
function bumpedBy(versions: VersionPlan, report: Report): Bumped {
  const { files, bumps, sufficient, unversioned, unraised } = versions;
  const raised = new Set(bumps.map(({ skill }) => skill));
  return {
    report,
    files,
    raised,
    sufficient: [...raised, ...sufficient, ...unversioned],
    unraised: unraised.map(({ skill }) => skill),
  };
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
