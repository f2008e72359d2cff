import type { GrantFile, Grants } from '../model/power/grants.ts';
import { type Unit, unitKey } from '../model/power.ts';
import type { Skill } from '../model/skill.ts';
import { folderOf, selfAndAncestors } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';
import type { Pair, Workspace } from '../model/workspace.ts';
import { listsPackages } from '../scripts/effects/requirement-files.ts';
import { isInstruction, isOwnScript } from '../scripts/language-of.ts';
import { readTexts } from '../syntax/text-file.ts';
import type { ScriptFile } from './observe/read-scripts.ts';

/** Both trees of a run, with the files to read. */
export interface ObservedSides {
  readonly head: FileTree;
  readonly base: FileTree | null;
}

/** The trees with what their scripts do. */
interface Observable {
  readonly head: Workspace;
  readonly base: Workspace | null;
  readonly pairs: readonly Pair[];
}

/** Which scripts are read: those that a finding may be about, or all. */
export type ObservedScripts = 'needed' | 'all';

/**
 * Adds what scripts do to the grants of both trees. Needed are the scripts of skills and folders of programs that differ
 * between the trees, since what others do is the same on both sides, and those of skills that declare what they do.
 */
export async function observeScripts<T extends Observable>(
  trees: T,
  sides: ObservedSides,
  which: ObservedScripts,
  readFiles = readTexts,
): Promise<T> {
  const { head, base } = trees;
  const needOf = which === 'all' ? () => anything : needs(trees, sides);
  const isNoUnit = unitsOfOneSide(trees);
  const wanted = (file: ScriptFile) => {
    const need = isNoUnit.has(file.unit.root) ? null : needOf(file);
    return need ? [{ ...file, need }] : [];
  };
  const headFiles = scriptsOf(head, sides.head).flatMap(wanted);
  const baseFiles = base && sides.base ? scriptsOf(base, sides.base).flatMap(wanted) : [];
  if (headFiles.length + baseFiles.length === 0) return trees;
  const { scriptReader } = await import('./observe/read-scripts.ts');
  const read = scriptReader(readFiles);
  const ofHead = withFiles(head.grants, await read(sides.head, headFiles), headFiles);
  if (!base || !sides.base) return { ...trees, head: { ...head, grants: ofHead } };
  const ofBase = withFiles(base.grants, await read(sides.base, baseFiles), baseFiles);
  return { ...trees, head: { ...head, grants: ofHead }, base: { ...base, grants: ofBase } };
}

/** The scripts of skills, what hooks and servers run, and the usual folders of plugins and of the repository's clients. */
function scriptsOf({ skills, grants, paths }: Workspace, tree: FileTree): readonly ScriptFile[] {
  const plain = new Set(
    tree.entries.flatMap(({ path, kind }) => (kind === 'symlink' ? [] : [path])),
  );
  const ofSkills = skills
    .filter(({ isUnread }) => !isUnread)
    .flatMap(({ name, root, files }) => {
      const unit: Unit = { kind: 'skill', name, root };
      return files
        .filter(({ name: file, path }) => isOwn(file, root) && plain.has(path))
        .map(({ path }) => ({ path, unit }));
    });
  const roots = new Set(skills.map(({ root }) => root));
  const plugins = new Map(
    grants.units.flatMap((unit) => (unit.kind === 'plugin' ? [[unit.root, unit]] : [])),
  );
  const inSkill = new Set(ofSkills.map(({ path }) => path));
  const ofOthers = [...paths].flatMap((path): readonly ScriptFile[] => {
    const isRun = grants.programs.has(path);
    if (!isRun && !programFolder.test(path) && !textFolder.test(path)) return [];
    const isText = textFolder.test(path) && isInstruction(path);
    if (inSkill.has(path) || !(isOwnScript(path) || isText) || !plain.has(path)) return [];
    const folders = [...selfAndAncestors(folderOf(path))].filter((folder) => folder !== '');
    if (folders.some((folder) => roots.has(folder))) return [];
    const unit = ownerOf(path, folders, plugins, isRun);
    return unit ? [{ path, unit }] : [];
  });
  return [...ofSkills, ...ofOthers];
}

/** The instructions of a skill, and its scripts; below a repository that is one skill only those of the usual folder. */
function isOwn(file: string, root: string): boolean {
  if (isInstruction(file))
    return root !== '' || /^(?:SKILL|(?:references?|docs)\/.*)\.md$/.test(file);
  return (isOwnScript(file) || isOwnList(file)) && (root !== '' || file.startsWith('scripts/'));
}

/** The list of packages of a skill, at its top or beside its scripts. */
function isOwnList(file: string): boolean {
  return listsPackages(file) && /^(?:scripts\/)?[^/]+$/.test(file);
}

/** Where plugins and clients keep the programs of hooks and commands. */
const programFolder = /(?:^|\/)(?:hooks|scripts|bin|servers?|extensions|mods|plugins?)\//;
/** Where plugins and clients keep agents and commands. */
const textFolder = /(?:^|\/)(?:agents|commands)\/(?:[^/]+\/)*[^/]+\.md$/;
const clientFolder = /^\.(?:claude|codex|cursor|gemini|opencode|agents|github\/hooks)\//;

/**
 * The innermost plugin around a script, in its folders from the innermost; else the repository for what hooks and servers
 * run, and for a client's folder.
 */
function ownerOf(
  path: string,
  folders: readonly string[],
  plugins: ReadonlyMap<string, Unit>,
  isRun: boolean,
): Unit | null {
  const around = folders.find((folder) => plugins.has(folder));
  const isOfTop =
    around === undefined && (isRun || /^(?:hooks|scripts|bin|agents|commands)\//.test(path));
  const plugin = plugins.get(around ?? '');
  if (plugin && (around !== undefined || isOfTop))
    return { kind: plugin.kind, name: plugin.name, root: plugin.root };
  return isRun || clientFolder.test(path) ? { kind: 'repository', name: '', root: '' } : null;
}

/** What the text of a script must have to be read. */
const anything = /(?:)/;

/** Of a script that only has to agree with the variables that a manifest declares. */
const variables = /environ|getenv|\.env\b|\$\{?[A-Z_]/;

/** Why a script is read: it is of a skill that differs or declares what it does, or is beside others and differs itself. */
function needs(
  { head: { skills }, base: before, pairs }: Observable,
  { head, base }: ObservedSides,
): (file: ScriptFile) => RegExp | null {
  const declaring = new Map<string, RegExp>();
  for (const skill of [...skills, ...(before?.skills ?? [])]) {
    const need = declaredNeed(skill);
    if (need && declaring.get(skill.root) !== anything) declaring.set(skill.root, need);
  }
  const differing = new Set(
    pairs.flatMap(({ before, after, status }) =>
      status === 'unchanged' ? [] : [before?.root, after?.root],
    ),
  );
  const isSame = (path: string) => {
    const id = head.id(path);
    return id !== undefined && id === base?.id(path);
  };
  return ({ path, unit: { kind, root } }) => {
    const declared = kind === 'skill' ? (declaring.get(root) ?? null) : null;
    if (base === null) return declared;
    return (kind === 'skill' ? differing.has(root) : !isSame(path)) ? anything : declared;
  };
}

/** What a script may do against the manifest of its skill. */
function declaredNeed({ isUnread, texts }: Skill): RegExp | null {
  if (isUnread) return null;
  const found = [...texts.values()];
  if (found.some((text) => sections.test(text))) return anything;
  return found.some((text) => variableSection.test(text)) ? variables : null;
}

const sections =
  /^[ \t]*(?:\[(?:capabilities|execution)\b|["']?(?:effects|execution|preconditions|capabilities)["']?\s*[:=])/m;

const variableSection = /^[ \t]*["']?env["']?\s*[:=]/m;

/** The roots of skills that clients know on one side only: a skill.toml that a SKILL.md replaces. */
function unitsOfOneSide({ head, base, pairs }: Observable): ReadonlySet<string> {
  const [known, knownAtBase] = [head, base].map(
    (side) => new Set(side?.grants.units.map(unitKey)),
  ) as [Set<string>, Set<string>];
  const isKnown = (units: ReadonlySet<string>, { root }: { readonly root: string }) =>
    units.has(unitKey({ kind: 'skill', root }));
  return new Set(
    pairs.flatMap(({ before, after }) =>
      before && after && isKnown(knownAtBase, before) !== isKnown(known, after)
        ? [before.root, after.root]
        : [],
    ),
  );
}

function withFiles(
  grants: Grants,
  files: readonly GrantFile[],
  scripts: readonly ScriptFile[],
): Grants {
  const known = new Set(grants.units.map(unitKey));
  const units = new Map(
    scripts.map(({ unit }) => [unitKey(unit), { ...unit, version: null }] as const),
  );
  const more = [...units].flatMap(([key, unit]) => (known.has(key) ? [] : [unit]));
  return { ...grants, units: [...grants.units, ...more], files: [...grants.files, ...files] };
}
