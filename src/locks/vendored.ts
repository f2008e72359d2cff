import type { LockEntry, LockFile, LockOrigin } from '../model/lock.ts';
import type { Manifest, Skill } from '../model/skill.ts';
import { installLocation } from '../model/text/install-location.ts';
import { isAtOrInside, selfAndAncestors } from '../model/text/path.ts';
import type { Location } from '../model/text/text.ts';
import { get } from '../model/value/value.ts';
import type { Workspace } from '../model/workspace.ts';
import { lockOrigin } from './origin.ts';
import { lockFormatOf } from './read.ts';
import { createSkillLookup, lockedTargets, type SkillLookup } from './targets.ts';
import { verifyEntry } from './verify-entry.ts';

/** What records that a skill was installed from elsewhere: the entry of a lock, or its own frontmatter. */
export interface Vendoring {
  readonly origin: LockOrigin;
  /** The recorded digests; empty if there are none. */
  readonly pins: readonly string[];
  /** The lock; null for a record in the frontmatter. */
  readonly lock: LockFile | null;
  readonly at: Location;
  /** Whether the content is what the record pins; null if unknown. */
  readonly isVerified: boolean | null;
}

/** Tells where the skill at a root was installed from; null for a skill of the repository itself. */
export type FindVendoring = (skill: Skill) => Vendoring | null;

/** The vendored skills of a tree: those that a lock names, and those with `metadata.github-*`. */
export function vendoredSkills(workspace: Workspace): FindVendoring {
  const byRoot = new Map<string, Vendoring>();
  const lookup = createSkillLookup(workspace);
  for (const lock of workspace.locks) {
    if (lockFormatOf(lock).writer === null) continue;
    for (const entry of lock.entries) {
      for (const [root, vendoring] of vendoredBy(lock, entry, lookup)) {
        if (!byRoot.has(root)) byRoot.set(root, vendoring);
      }
    }
  }
  for (const skill of workspace.skills) {
    if (skill.isUnread || byRoot.has(skill.root)) continue;
    const vendoring = originInFrontmatter(skill);
    if (vendoring) byRoot.set(skill.root, vendoring);
  }
  return ({ root }) => byRoot.get(root) ?? null;
}

/** The skills that an entry of a lock installed, by root. */
function* vendoredBy(
  lock: LockFile,
  entry: LockEntry,
  lookup: SkillLookup,
): Iterable<readonly [root: string, vendoring: Vendoring]> {
  const { origin, deployed = [], at, pins } = entry;
  if (!origin) return;
  const record = { origin, lock, at, pins: pins.map(({ value }) => value) };
  for (const target of lockedTargets(lock, { ...entry, unhashed: false }, lookup)) {
    const { skill } = target;
    if (!skill) continue;
    const isVerified = pins.length === 0 ? null : verifyEntry(entry, [target]) === 'verified';
    // A folder `skills/` may hold the repository's own skill of the same name.
    const isInstalled =
      lockFormatOf(lock).lookupBy !== 'installed' ||
      isVerified === true ||
      installLocation(skill.root)?.inAgentFolder === true;
    if (isInstalled) yield [skill.root, { ...record, isVerified }];
  }
  for (const path of deployed) {
    const roots = lookup.byRoot.has(path) ? [path] : enclosingRoots(path, lookup);
    for (const root of roots) yield [root, { ...record, isVerified: null }];
  }
}

/** The innermost skill around a deployed file. */
function enclosingRoots(path: string, { byRoot }: SkillLookup): readonly string[] {
  return [...selfAndAncestors(path)]
    .filter((ancestor) => ancestor !== '' && byRoot.has(ancestor))
    .slice(0, 1);
}

/** The record that `gh skill install` writes into the frontmatter. */
export function originInFrontmatter({
  manifests,
  hasOrigin,
}: Pick<Skill, 'manifests' | 'hasOrigin'>): Vendoring | null {
  if (hasOrigin === false) return null;
  for (const manifest of manifests) {
    const metadata = get(manifest.root, 'metadata');
    const repository = get(metadata, 'github-repo');
    const tree = get(metadata, 'github-tree-sha');
    if (!repository || !tree || !isFrontmatter(manifest)) continue;
    const origin = lockOrigin(repository, get(metadata, 'github-ref'));
    const pin = lockOrigin(tree, undefined).source;
    if (origin.source === '' || pin === '') continue;
    return { origin, pins: [pin], lock: null, at: tree.at, isVerified: null };
  }
  return null;
}

function isFrontmatter({ dialect }: Manifest): boolean {
  return dialect === 'agent-skills' || dialect === 'manifest-v1';
}

/** Whether an entry of a lock still names a skill that is no longer at its root. */
export function namesRemovedSkill({ pins, deployed = [] }: LockEntry, root: string): boolean {
  const files = [...deployed, ...pins.flatMap(({ file }) => file ?? [])];
  return files.some((path) => isAtOrInside(path, root));
}
