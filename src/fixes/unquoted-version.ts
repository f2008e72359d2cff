import type { Edit } from '../model/text/edits.ts';
import { LineMap } from '../model/text/text.ts';
import { fields, get, items, source, type Value } from '../model/value.ts';
import { parseRange } from '../model/version/range.ts';
import type { Fix, Mend } from './fix.ts';

/** Where a manifest keeps a version: the keys that lead to it, `[]` for every item, `*` for every key. */
interface Place {
  readonly keys: readonly string[];
  /** The rule that watches it. */
  readonly rule: string;
  /** Whether only what is a range once it is in quotes is put in them. */
  readonly range?: true;
}

const places: Readonly<Record<string, readonly Place[]>> = {
  'agent-skills': [
    { keys: ['version'], rule: 'version-format' },
    { keys: ['metadata', 'version'], rule: 'version-format' },
  ],
  'manifest-v1': [
    { keys: ['manifest_version'], rule: 'manifest-version-unsupported' },
    { keys: ['preconditions', 'commands', '[]', 'min_version'], rule: 'manifest-shape' },
    { keys: ['preconditions', 'commands', '[]', 'max_version'], rule: 'manifest-shape' },
  ],
  'skill-toml': [
    { keys: ['skill', 'version'], rule: 'version-format' },
    { keys: ['skill', 'api_version'], rule: 'manifest-shape' },
    { keys: ['skill', 'min_caro_version'], rule: 'manifest-shape' },
    { keys: ['dependencies', '*'], rule: 'manifest-shape', range: true },
    { keys: ['dependencies', '*', 'version'], rule: 'manifest-shape', range: true },
  ],
};

/** Puts a version in quotes that a parser reads as a number or a date: 1.10 is 1.1 to it. */
export const unquotedVersion: Fix = {
  id: 'unquoted-version',
  title: 'A version that YAML or TOML reads as a number or a date is put in quotes.',
  rules: ['version-format', 'manifest-version-unsupported', 'manifest-shape'],
  plan({ path, text, skill }) {
    const lines = new LineMap(text);
    const mends = skill.manifests
      .filter((manifest) => manifest.path === path)
      .flatMap(({ dialect, root }) =>
        (places[dialect] ?? []).flatMap(({ keys, rule, range }) =>
          found(root, keys, '').flatMap(({ value, name }): Mend[] => {
            const edit = range && !isRange(value) ? undefined : quotes(value, text, lines);
            return edit ? [{ rule, at: value.at, done: `${name}: quoted`, edits: [edit] }] : [];
          }),
        ),
      );
    return { mends, left: [] };
  },
};

interface Found {
  readonly value: Value;
  /** As people write it: `preconditions.commands[0].min_version`. */
  readonly name: string;
}

function found(value: Value | undefined, keys: readonly string[], name: string): Found[] {
  if (!value) return [];
  const [key, ...rest] = keys;
  if (key === undefined) return [{ value, name }];
  const inner = (one: string) => {
    const word = one.includes('.') ? `"${one}"` : one;
    return found(get(value, one), rest, name === '' ? word : `${name}.${word}`);
  };
  if (key === '*') return fields(value).flatMap((field) => inner(field.key));
  if (key !== '[]') return inner(key);
  return items(value).flatMap((item, at) => found(item, rest, `${name}[${at}]`));
}

function isRange(value: Value): boolean {
  return !('fault' in parseRange(source(value) ?? ''));
}

/** YAML 1.1, which most parsers read, has a type for dates. */
const date = /^\d{4}-\d{1,2}-\d{1,2}$/;

/** The quotes a value needs; undefined where it is a text already, or not written here (an alias). */
function quotes(value: Value, text: string, lines: LineMap): Edit | undefined {
  const { range } = value.at;
  if (value.kind === 'list' || value.kind === 'table' || !range) return undefined;
  const { source } = value;
  const isText = value.kind === 'string' && !date.test(source);
  if (isText || value.kind === 'boolean' || value.kind === 'null') return undefined;
  const start = lines.offset(range.start.line) + range.start.column - 1;
  const end = start + source.length;
  if (text.slice(start, end) !== source) return undefined;
  // Behind a tag or an anchor quotes may mean something else.
  const line = text.slice(lines.offset(range.start.line), start);
  return /[:=][ \t]*$/.test(line) ? { start, end, text: `"${source}"` } : undefined;
}
