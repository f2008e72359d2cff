import type { Draft } from '../../model/finding.ts';
import { code, msg, words } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import {
  type Field,
  fields,
  flag,
  get,
  source,
  type Table,
  text,
  type Value,
} from '../../model/value/value.ts';
import { codes } from '../../model/words/codes.ts';

/** A table of an ADR-002 manifest whose entries stand in lists. */
interface Listing {
  readonly lists: readonly string[];
  /** Keys of an entry, also those of other formats. */
  readonly entryKeys: readonly string[];
  /** What makes a key an entry, beside a mapping with a key of an entry. */
  readonly isEntry: (field: Field) => boolean;
  /** The same for a table without any list. */
  readonly isEntryAlone: (field: Field) => boolean;
  /** The entry in the form of the document. */
  readonly form: (field: Field) => string;
}

const inputKeys = ['name', 'description', 'schema', 'default', 'sensitive', 'required', 'type'];

const listings: Readonly<Record<string, Listing>> = {
  inputs: {
    lists: ['required', 'optional'],
    entryKeys: [...inputKeys, 'enum', 'pattern', 'properties', 'items'],
    isEntry: ({ key, value }) =>
      key === 'properties' ||
      /^(?:string|number|integer|boolean|array|object)$/.test(text(value) ?? ''),
    isEntryAlone: ({ value }) => value.kind !== 'list',
    form: (field) => `${requirement(field)}: [{name: ${entryName(field)}}]`,
  },
  env: {
    lists: ['required', 'optional'],
    entryKeys: inputKeys,
    isEntry: ({ key }) => /^[A-Z][A-Z\d_]*$/.test(key),
    isEntryAlone: ({ value }) => value.kind !== 'list',
    form: (field) => `${requirement(field)}: [{name: ${entryName(field)}}]`,
  },
  preconditions: {
    lists: ['commands', 'files'],
    entryKeys: ['cmd', 'min_version', 'max_version', 'version', 'path', 'base'],
    isEntry: ({ value }) => versionOf(value) !== undefined,
    isEntryAlone: ({ value }) => value.kind === 'table' || flag(value) === true,
    form: ({ key, value }) => {
      const version = versionOf(value) ?? versionOf(get(value, 'version'));
      return `commands: [{cmd: ${key}${version ? `, min_version: "${version}"` : ''}}]`;
    },
  },
  outputs: {
    lists: ['files', 'artifacts'],
    entryKeys: ['pattern', 'base', 'path', 'type'],
    isEntry: ({ key }) => key === 'pattern' || /\/|\{\{|\w\.\w+$/.test(key),
    isEntryAlone: ({ value }) => value.kind === 'table' || /[/.{]\w/.test(text(value) ?? ''),
    form: ({ key, value }) => {
      const written = key === 'pattern' ? text(value) : text(get(value, 'pattern'));
      const pattern = written ?? (/[/.]/.test(key) ? key : 'docs/report.md');
      return `files: [{pattern: ${pattern}}]`;
    },
  },
};

/** Entries under their names in place of a list, of which nothing is read: `inputs: {topic: {type: string}}`. */
export function* entriesByName(root: Table): Iterable<Draft> {
  for (const [name, listing] of Object.entries(listings)) {
    const table = get(root, name);
    const others = fields(table).filter((field) => isUnread(field, listing.lists));
    const isListed = fields(table).some(({ key }) => listing.lists.includes(key));
    const entries = others.filter(
      (field) => isEntry(field, listing) || (!isListed && listing.isEntryAlone(field)),
    );
    const first = entries.find(({ key }) => key === 'properties') ?? entries[0];
    if (!first) continue;
    const keys = codes(entries.map(({ key }) => key));
    const message = msg`${keys} in ${code(name)} ${words(entries.length === 1 ? 'is' : 'are')} not read.`;
    const help = msg`Write ${code(listing.form(first))}.`;
    yield { message, help, at: first.keyAt, about: `${name}\0by name`, severity: 'warning' };
  }
}

/** Whether a key is neither a list, nor close to the name of one, nor a remark. */
function isUnread({ key, value }: Field, lists: readonly string[]): boolean {
  if (lists.includes(key) || /^x[-_]/i.test(key)) return false;
  if (suggest(key, lists, key.length < 9 ? 1 : 2) !== undefined) return false;
  return !(key === 'description' && value.kind === 'string');
}

function isEntry(field: Field, listing: Listing): boolean {
  const keys = fields(field.value).map(({ key }) => key);
  return keys.some((key) => listing.entryKeys.includes(key)) || listing.isEntry(field);
}

/** The list of an entry. */
function requirement({ value }: Field): string {
  const required = get(value, 'required');
  return required?.kind === 'boolean' && required.value === false ? 'optional' : 'required';
}

/** The name of an entry; of a JSON Schema, that of its first property. */
function entryName({ key, value }: Field): string {
  return key === 'properties' ? (fields(value)[0]?.key ?? key) : key;
}

/** The number in a version or a range: `>=2.40`. */
function versionOf(value: Value | undefined): string | undefined {
  return /^[<>=~^v\s]*(\d+(?:\.\d+)*)/.exec(source(value) ?? '')?.[1];
}
