import type { Skill } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import type { CarrierFile } from '../../powers/find-carrier-files.ts';
import type { DiscoveredSkill } from '../discover.ts';

/** The skills of a tree, divided by whether a run reads them. */
export interface DividedSkills {
  readonly read: readonly DiscoveredSkill[];
  readonly unread: readonly Skill[];
}

/** Divides skills; takes the unread ones from another tree, where both have them. */
export function divideSkills(
  discovered: readonly DiscoveredSkill[],
  unreadRoots: ReadonlySet<string>,
  loadedSkills: readonly Skill[],
): DividedSkills {
  if (unreadRoots.size === 0) return { read: discovered, unread: [] };
  const loaded = new Map(
    loadedSkills.flatMap((skill) => (skill.isUnread ? [[skill.root, skill] as const] : [])),
  );
  const read: DiscoveredSkill[] = [];
  const unread: Skill[] = [];
  for (const found of discovered) {
    if (unreadRoots.has(found.root)) unread.push(loaded.get(found.root) ?? unreadSkill(found));
    else read.push(found);
  }
  return { read, unread };
}

/** What is not known of an unread skill: one object for all, for there may be thousands. */
const unknown = {
  isUnread: true,
  unreadable: false,
  version: null,
  versions: new Map(),
  manifests: [],
  submodules: [],
  contract: { items: [] },
  problems: [],
  secrets: [],
  digests: new Map(),
  texts: new Map(),
  attached: new Map(),
  moduleExports: new Map(),
} satisfies Partial<Skill>;

/** A skill of which only the place is known; it has the name of its directory. */
function unreadSkill({ root, manifestPaths, files }: DiscoveredSkill): Skill {
  return { root, files, path: manifestPaths[0] ?? '', name: nameOf(root), ...unknown };
}

/** The files that grant powers, without the manifests of unread skills. */
export function withoutUnread(
  files: readonly CarrierFile[],
  unreadRoots: ReadonlySet<string>,
): readonly CarrierFile[] {
  if (unreadRoots.size === 0) return files;
  return files.filter(({ unit }) => unit.kind !== 'skill' || !unreadRoots.has(unit.root));
}
