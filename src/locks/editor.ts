import type { Problem } from '../model/finding.ts';
import { compareText } from '../model/text.ts';
import { type Field, fields, type Table } from '../model/value.ts';
import { parseYaml } from '../syntax/yaml.ts';
import {
  current,
  entryLines,
  type Indents,
  indentsOf,
  isBlockStyle,
  lastLine,
  setField,
} from './edit.ts';
import { Lines, rangeOf } from './lines.ts';
import { protoLock } from './proto-lock.ts';
import { noLock, unknownStyle } from './refusal.ts';
import { sanitizeScalars } from './sanitize-lines.ts';
import { type LockTarget, wantedFields } from './target.ts';

/** What became of the entries: ids, in byte order. */
export interface EntryChanges {
  readonly added: readonly string[];
  readonly updated: readonly string[];
  readonly removed: readonly string[];
}

/** Opens a lock for editing; what cannot be edited comes back as problems. */
export function openLock(
  path: string,
  text: string,
): LockEditor | { readonly problems: readonly Problem[] } {
  const { root, faults, duplicates } = parseYaml(path, text);
  const lock = protoLock.parse(path, text);
  if (faults.length > 0) return { problems: lock?.problems ?? [noLock(path)] };
  const skills = root?.kind === 'table' ? root.fields.get('skills') : undefined;
  const isEmpty = skills && skills.value.kind !== 'list' && fields(skills.value).length === 0;
  if (root?.kind !== 'table' || !skills || !(lock || isEmpty)) return { problems: [noLock(path)] };
  const lines = new Lines(text);
  if (!isBlockStyle(lines, skills)) return { problems: [unknownStyle(path)] };
  return new LockEditor(lines, root, skills, duplicates);
}

/** Edits a lock line by line: whatever is not edited keeps every byte. */
class LockEditor {
  readonly #lines: Lines;
  readonly #root: Table;
  readonly #skills: Field;
  readonly #entries: ReadonlyMap<string, Field>;
  readonly #indents: Indents;
  readonly #isSorted: boolean;

  constructor(lines: Lines, root: Table, skills: Field, duplicates: readonly Field[]) {
    this.#lines = lines;
    this.#root = root;
    this.#skills = skills;
    this.#entries = new Map(fields(skills.value).map((entry) => [entry.key, entry]));
    this.#indents = indentsOf(skills);
    this.#isSorted = isSorted([...this.#entries.keys()]);
    const { start, end } = rangeOf(skills.value.at);
    for (const field of duplicates) {
      const { line } = rangeOf(field.keyAt).start;
      if (line >= start.line && line <= end.line) this.#drop(field);
    }
  }

  get isEdited(): boolean {
    return this.#lines.isEdited;
  }

  /** The content hashes as they are, by id. */
  hashes(): ReadonlyMap<string, string> {
    const hashes = new Map<string, string>();
    for (const [id, entry] of this.#entries) hashes.set(id, current(entry, 'content_hash') ?? '');
    return hashes;
  }

  /** Makes the lock hold the targets, keep the other names as they are, and nothing else. */
  hold(names: ReadonlySet<string>, targets: readonly LockTarget[]): EntryChanges {
    const removed = [...this.#entries.keys()].filter((id) => !names.has(id)).sort(compareText);
    for (const id of removed) this.#drop(this.#entries.get(id));
    const ordered = targets.toSorted((a, b) => compareText(a.name, b.name));
    // Fields before entries: both may go behind the same line.
    const updated = ordered.filter((target) => this.#update(target)).map(({ name }) => name);
    const added = ordered.filter((target) => this.#add(target)).map(({ name }) => name);
    for (const field of fields(this.#root)) {
      if (field !== this.#skills) sanitizeScalars(this.#lines, field.value);
    }
    const left = this.#entries.size - removed.length + added.length;
    if (left === 0 || this.#entries.size === 0) this.#brace(left === 0);
    return { added, updated, removed };
  }

  /** The edited text, stamped where the lock has a stamp. */
  close(generatedAt: string): string {
    const root = { key: '', keyAt: this.#root.at, value: this.#root };
    if (this.#root.fields.has('generated_at')) {
      setField(this.#lines, root, ['generated_at', generatedAt], 0);
    }
    return this.#lines.toString();
  }

  #drop(field: Field | undefined): void {
    if (field) this.#lines.remove(rangeOf(field.keyAt).start.line, lastLine(field));
  }

  /** New entries go where their id belongs, or behind all others where those are in no order. */
  #add(target: LockTarget): boolean {
    if (this.#entries.has(target.name)) return false;
    const before = [...this.#entries.values()].findLast(
      ({ key }) => !this.#isSorted || compareText(key, target.name) < 0,
    );
    const anchor = before ? lastLine(before) : rangeOf(this.#skills.keyAt).end.line;
    this.#lines.insertAfter(
      anchor,
      entryLines(target.name, [...wantedFields(target)], this.#indents),
    );
    return true;
  }

  /** Whether an entry is there, and anything of it was out of date. */
  #update(target: LockTarget): boolean {
    const entry = this.#entries.get(target.name);
    if (!entry) return false;
    const wanted = wantedFields(target);
    if (fields(entry.value).length === 0) {
      this.#drop(entry);
      const lines = entryLines(target.name, [...wanted], this.#indents);
      this.#lines.insertAfter(lastLine(entry), lines);
      return true;
    }
    const stale = staleFields(entry, wanted);
    let anchor = rangeOf(entry.keyAt).end.line;
    for (const [name, value] of wanted) {
      if (stale.has(name)) setField(this.#lines, entry, [name, value], anchor);
      const field = fields(entry.value).find(({ key }) => key === name);
      if (field) anchor = lastLine(field);
    }
    const others = fields(entry.value).filter(({ key }) => !wanted.has(key));
    const leaks = others.filter(({ value }) => sanitizeScalars(this.#lines, value));
    return stale.size + leaks.length > 0;
  }

  /** Writes the empty mapping that a lock without entries holds, or takes it away. */
  #brace(isEmpty: boolean): void {
    const { end } = rangeOf(this.#skills.keyAt);
    const colon = this.#lines.line(end.line).indexOf(':', end.column - 1) + 1;
    const value = this.#entries.size === 0 ? rangeOf(this.#skills.value.at).end : undefined;
    const isWritten = value !== undefined && value.line === end.line && value.column > colon + 1;
    const behind = isWritten ? value.column : colon + 1;
    const text = isEmpty ? ' {}' : '';
    if (this.#lines.line(end.line).slice(colon, behind - 1) === text) return;
    this.#lines.replace(end.line, colon + 1, behind, text);
  }
}

/**
 * The fields to be written. Where the skill stands (commit, Nix store) is recorded of a content: it
 * moves when the content moves, and goes when nothing is known of the new one.
 */
function staleFields(
  entry: Field,
  wanted: ReadonlyMap<string, string | null>,
): ReadonlySet<string> {
  const differs = (name: string) => {
    const now = current(entry, name);
    const seen = name === 'content_hash' ? now?.toLowerCase() : now;
    return (seen || null) !== (wanted.get(name) ?? null);
  };
  const stale = new Set(['content_hash', 'integrity', 'version'].filter(differs));
  const moved = ['content_hash', 'version'].some((name) => stale.has(name));
  const reframed = stale.has('integrity') && current(entry, 'integrity') !== undefined;
  if ((moved || reframed) && differs('source_rev')) stale.add('source_rev');
  const knowsStore = (wanted.get('nix_store_path') ?? null) !== null;
  if ((moved || reframed || knowsStore) && differs('nix_store_path')) stale.add('nix_store_path');
  return stale;
}

function isSorted(ids: readonly string[]): boolean {
  return ids.every((id, at) => at === 0 || compareText(ids[at - 1] ?? '', id) < 0);
}
