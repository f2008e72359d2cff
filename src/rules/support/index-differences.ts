import type { IndexEntry, SkillsIndex } from '../../model/listing.ts';
import { code, type Message, msg, words } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { manifestOf } from '../../model/skill.ts';
import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import {
  fields,
  get,
  items,
  type Table,
  text as textOf,
  type Value,
} from '../../model/value/value.ts';
import { codes } from '../../model/words/codes.ts';

/** A difference between an index and a manifest. */
export interface IndexDifference {
  /** The clause after `The index entry of skill "x"`. */
  readonly clause: Message;
  readonly at: Location;
}

/** True if a skill has a manifest that index scripts include. */
export function isIndexable(skill: Skill): boolean {
  return ['skill-manifest-v2', 'router-manifest'].some((dialect) => manifestOf(skill, dialect));
}

/**
 * The folder of the indexed skills. The scripts read sibling folders and record only their names, so it is the folder
 * with most of these names; ties go to the folder of the index.
 */
export function indexedFolder(index: SkillsIndex, skills: readonly Skill[]): string | null {
  const indexFolder = folderOf(index.path);
  const names = new Set(index.entries.map(({ folder }) => folder));
  const counts = new Map<string, number>();
  for (const skill of skills.filter(isIndexable)) {
    const folder = folderOf(skill.root);
    const tieBreaker = folder === indexFolder ? 0.5 : 0;
    const match = names.has(nameOf(skill.root)) ? 1 : 0;
    counts.set(folder, (counts.get(folder) ?? tieBreaker) + match);
  }
  const maxCount = Math.max(0, ...counts.values());
  if (maxCount === 0) return null;
  return [...counts].find(([, count]) => count === maxCount)?.[0] ?? null;
}

/**
 * The differences between an index entry and the `skill-manifest` block of a skill, over all fields that the scripts
 * write.
 */
export function differencesOf(
  entry: IndexEntry,
  skill: Skill,
  folder: string,
): readonly IndexDifference[] {
  const root = manifestOf(skill, 'skill-manifest-v2')?.root;
  if (!root) return [];
  const id = textOf(get(root, 'id')) || nameOf(skill.root);
  const differences: IndexDifference[] = [];
  const report = (clause: Message, at: Location) => differences.push({ clause, at });
  if (id !== entry.id) report(msg`is ${code(id)} in its manifest`, entry.at);
  if (join(folder, entry.folder) !== skill.root) {
    report(msg`names folder ${code(entry.folder)}, not ${code(nameOf(skill.root))}`, entry.at);
  }
  const version = root.fields.has('version') ? textOf(get(root, 'version')) : '0.0.0';
  if (version !== undefined && version !== entry.version.value) {
    report(msg`has version ${code(entry.version.value)}, not ${code(version)}`, entry.version.at);
  }
  const capabilities = textsOf(get(root, 'capabilities'));
  compareNames('capability', 'capabilities', entry.capabilities.value, capabilities, (clause) =>
    report(clause, entry.capabilities.at),
  );
  compareNames('effect', 'effects', entry.effects.value, textsOf(get(root, 'effects')), (clause) =>
    report(clause, entry.effects.at),
  );
  compareOperations(entry, root, report);
  if (differences.length === 0) {
    compareNames('capability', 'capabilities', entry.listedUnder, capabilities, (clause) =>
      report(msg`${clause} in ${code('capability_index')}`, entry.at),
    );
  }
  return differences;
}

type ReportDifference = (clause: Message, at: Location) => void;

function compareOperations(entry: IndexEntry, root: Table, report: ReportDifference): void {
  const recorded = entry.operations.value;
  const table = get(root, 'operations');
  if (table?.kind !== 'table') return;
  const descriptionOf = (value: Value) => textOf(get(value, 'description'));
  // The scripts differ for operations without a description: two omit them.
  const stated = fields(table).filter(
    ({ key, value }) => recorded.has(key) || descriptionOf(value),
  );
  const names = stated.map(({ key }) => key);
  compareNames('operation', 'operations', [...recorded.keys()], names, (clause, removed) =>
    report(clause, (removed && recorded.get(removed)?.at) || entry.operations.at),
  );
  for (const { key, value } of stated) {
    const operation = recorded.get(key);
    if (!operation) continue;
    const inputs = fields(get(value, 'input')).map((field) => field.key);
    const owner = msg`operation ${code(key)}`;
    compareNames('input', 'inputs', operation.inputs, inputs, (clause) =>
      report(msg`${clause} of ${owner}`, operation.at),
    );
    if ((descriptionOf(value) ?? '') !== operation.description) {
      report(msg`has another description of ${owner}`, operation.at);
    }
  }
}

/** Reports names that an index lacks, and extra names; `stated` is null if unknown. */
function compareNames(
  singular: string,
  plural: string,
  recorded: readonly string[],
  stated: readonly string[] | null,
  report: (clause: Message, removed?: string) => void,
): void {
  if (!stated) return;
  const [recordedNames, statedNames] = [new Set(recorded), new Set(stated)];
  const missing = [...statedNames].filter((name) => !recordedNames.has(name));
  const removed = [...recordedNames].filter((name) => !statedNames.has(name));
  const nameList = (names: readonly string[]) => {
    const noun = words(names.length === 1 ? singular : plural);
    return msg`${noun} ${codes(names, { limit: 5 })}`;
  };
  if (missing.length > 0) report(msg`lacks ${nameList(missing)}`);
  if (removed.length > 0) report(msg`has the outdated ${nameList(removed)}`, removed[0]);
}

/** The texts of a list; null if it has other values. */
function textsOf(value: Value | undefined): readonly string[] | null {
  if (value === undefined) return [];
  if (value.kind !== 'list') return null;
  const texts = items(value).flatMap((item) => textOf(item) ?? []);
  return texts.length === value.items.length ? texts : null;
}
