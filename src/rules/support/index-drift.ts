import { quote } from '../../model/format-value.ts';
import type { IndexEntry, SkillsIndex } from '../../model/listing.ts';
import type { Skill } from '../../model/skill.ts';
import { manifestOf } from '../../model/skill.ts';
import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { fields, get, items, type Table, text as textOf, type Value } from '../../model/value.ts';
import { listed } from '../words/words.ts';

/** One thing an index says of a skill otherwise than its manifest does. */
export interface Drift {
  /** What goes on after `lists the skill "x"`. */
  readonly clause: string;
  readonly at: Location;
}

/** Whether a skill has a manifest that the scripts of the family put into an index. */
export function isIndexable(skill: Skill): boolean {
  return ['skill-manifest-v2', 'router-manifest'].some((dialect) => manifestOf(skill, dialect));
}

/**
 * The folder whose skills an index lists: the scripts read the folders beside one another and note their
 * names alone. It is the one in which most of the names are found, before others that of the index itself.
 */
export function indexedFolder(index: SkillsIndex, skills: readonly Skill[]): string | null {
  const own = folderOf(index.path);
  const names = new Set(index.entries.map(({ folder }) => folder));
  const counts = new Map<string, number>();
  for (const skill of skills.filter(isIndexable)) {
    const folder = folderOf(skill.root);
    const isHere = folder === own ? 0.5 : 0;
    const isNamed = names.has(nameOf(skill.root)) ? 1 : 0;
    counts.set(folder, (counts.get(folder) ?? isHere) + isNamed);
  }
  const best = Math.max(0, ...counts.values());
  if (best === 0) return null;
  return [...counts].find(([, count]) => count === best)?.[0] ?? null;
}

/** What an index says of a skill otherwise than its `skill-manifest` block; every field the scripts write is compared. */
export function driftOf(entry: IndexEntry, skill: Skill, base: string): readonly Drift[] {
  const root = manifestOf(skill, 'skill-manifest-v2')?.root;
  if (!root) return [];
  const id = textOf(get(root, 'id')) || nameOf(skill.root);
  const drifts: Drift[] = [];
  const say = (clause: string, at: Location) => drifts.push({ clause, at });
  if (id !== entry.id) say(`by that id, where its manifest has ${quote(id)}`, entry.at);
  if (join(base, entry.folder) !== skill.root) {
    say(`in the folder ${quote(entry.folder)} instead of ${quote(nameOf(skill.root))}`, entry.at);
  }
  const version = root.fields.has('version') ? textOf(get(root, 'version')) : '0.0.0';
  if (version !== undefined && version !== entry.version.value) {
    say(`as version ${quote(entry.version.value)} instead of ${quote(version)}`, entry.version.at);
  }
  const capabilities = textsOf(get(root, 'capabilities'));
  compareNames('capability', 'capabilities', entry.capabilities.value, capabilities, (clause) =>
    say(clause, entry.capabilities.at),
  );
  compareNames('effect', 'effects', entry.effects.value, textsOf(get(root, 'effects')), (clause) =>
    say(clause, entry.effects.at),
  );
  compareOperations(entry, root, say);
  if (drifts.length === 0) {
    compareNames('capability', 'capabilities', entry.listedUnder, capabilities, (clause) =>
      say(`${clause} in "capability_index"`, entry.at),
    );
  }
  return drifts;
}

type Say = (clause: string, at: Location) => void;

function compareOperations(entry: IndexEntry, root: Table, say: Say): void {
  const recorded = entry.operations.value;
  const table = get(root, 'operations');
  if (table?.kind !== 'table') return;
  const described = (value: Value) => textOf(get(value, 'description'));
  // The scripts disagree on operations without a description: two leave them out.
  const stated = fields(table).filter(({ key, value }) => recorded.has(key) || described(value));
  const names = stated.map(({ key }) => key);
  compareNames('operation', 'operations', [...recorded.keys()], names, (clause, gone) =>
    say(clause, (gone && recorded.get(gone)?.at) || entry.operations.at),
  );
  for (const { key, value } of stated) {
    const operation = recorded.get(key);
    if (!operation) continue;
    const inputs = fields(get(value, 'input')).map((field) => field.key);
    const owner = `the operation ${quote(key)}`;
    compareNames('input', 'inputs', operation.inputs, inputs, (clause) =>
      say(`with ${owner} ${clause}`, operation.at),
    );
    if ((described(value) ?? '') !== operation.description) {
      say(`with another description of ${owner}`, operation.at);
    }
  }
}

/** Says which names an index lacks, and which it has that are gone; `stated` is null where nobody can tell. */
function compareNames(
  one: string,
  many: string,
  recorded: readonly string[],
  stated: readonly string[] | null,
  say: (clause: string, gone?: string) => void,
): void {
  if (!stated) return;
  const [had, has] = [new Set(recorded), new Set(stated)];
  const missing = [...has].filter((name) => !had.has(name));
  const gone = [...had].filter((name) => !has.has(name));
  const words = (names: readonly string[]) =>
    `the ${names.length === 1 ? one : many} ${listed(names.map(quote), 5)}`;
  if (missing.length > 0) say(`without ${words(missing)}`);
  if (gone.length > 0) {
    say(`with ${words(gone)} that ${gone.length === 1 ? 'is' : 'are'} gone`, gone[0]);
  }
}

/** The texts of a list; null where it holds anything else. */
function textsOf(value: Value | undefined): readonly string[] | null {
  if (value === undefined) return [];
  if (value.kind !== 'list') return null;
  const texts = items(value).flatMap((item) => textOf(item) ?? []);
  return texts.length === value.items.length ? texts : null;
}
