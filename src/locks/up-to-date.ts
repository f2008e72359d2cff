import { leaksHome } from '../model/text/sanitize.ts';
import { fields, get, type Table, type Value } from '../model/value/value.ts';
import type { Parsed } from '../syntax/parsed.ts';
import { maxTextBytes } from '../syntax/text-file.ts';
import {
  fieldsOfTarget,
  isProvenance,
  type LockTarget,
  normalizedField,
} from './choose-targets.ts';

/** What a lock is to have. */
export interface WantedEntries {
  readonly targets: readonly LockTarget[];
  /** The other entries that stay; null for all of them. */
  readonly keptNames: ReadonlySet<string> | null;
}

/** What an editor of YAML may refuse or write in another way: anchors, tags, flows, blocks of text, several documents. */
const nonBlockSyntax = /[&*!{}[\]|>%]|^(?:---|\.\.\.)/m;

/** The mapping of a lock in YAML block style; null for any other text. */
export function blockRootOf(text: string, { root, faults, duplicates }: Parsed): Table | null {
  if (nonBlockSyntax.test(text) || faults.length + duplicates.length > 0) return null;
  return root?.kind === 'table' ? root : null;
}

/** Whether a lock has the wanted entries already: an update would write the same text. Opens no document to edit. */
export function isUpToDate(
  root: Table,
  text: string,
  { targets, keptNames }: WantedEntries,
): boolean {
  const skills = get(root, 'skills');
  if (text.length > maxTextBytes || leaksHome(text) || skills?.kind !== 'table') return false;
  const names = new Set(targets.map(({ name }) => name));
  const isWanted = (name: string) => names.has(name) || !keptNames || keptNames.has(name);
  return (
    fields(skills).every(({ key }) => isWanted(key)) &&
    targets.every((target) => hasFields(get(skills, target.name), fieldsOfTarget(target)))
  );
}

/** Whether an entry states what a lock of the target would; its provenance may differ while the content does not. */
function hasFields(entry: Value | undefined, wanted: ReadonlyMap<string, string | null>): boolean {
  if (entry?.kind !== 'table') return false;
  const isSame = (name: string) => {
    const current = get(entry, name);
    if (current?.kind === 'list' || current?.kind === 'table') return false;
    const written = current?.kind === 'null' ? null : current?.source || null;
    return normalizedField(name, written) === wanted.get(name);
  };
  return [...wanted].every(([name, value]) => isProvenance(name, value) || isSame(name));
}
