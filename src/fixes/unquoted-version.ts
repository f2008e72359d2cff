import type { Edit } from '../model/text/edits.ts';
import { LineMap } from '../model/text/text.ts';
import { fields, get, items, source, type Value } from '../model/value/value.ts';
import { parseRange } from '../model/version/range.ts';
import type { FileFix, Fix } from './fix.ts';

/** Location of a version in a manifest: the keys on the way, `[]` for every item, `*` for every key. */
interface VersionPath {
  readonly keys: readonly string[];
  /** The rule that checks it. */
  readonly rule: string;
  /** Quote only a value that is then a valid range. */
  readonly range?: true;
}

const versionPaths: Readonly<Record<string, readonly VersionPath[]>> = {
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
    { keys: ['skill', 'api_version'], rule: 'api-version-unsupported' },
    { keys: ['skill', 'min_caro_version'], rule: 'manifest-shape' },
    { keys: ['dependencies', '*'], rule: 'manifest-shape', range: true },
    { keys: ['dependencies', '*', 'version'], rule: 'manifest-shape', range: true },
  ],
};

/** Quotes a version that a parser reads as a number or a date: 1.10 is read as 1.1. */
export const unquotedVersion: Fix = {
  id: 'unquoted-version',
  title: 'Quotes a version that YAML or TOML reads as a number or a date.',
  rules: [
    'version-format',
    'manifest-version-unsupported',
    'api-version-unsupported',
    'manifest-shape',
  ],
  plan({ path, text, skill }) {
    const lines = new LineMap(text);
    const fixes = skill.manifests
      .filter((manifest) => manifest.path === path)
      .flatMap(({ dialect, root }) =>
        (versionPaths[dialect] ?? []).flatMap(({ keys, rule, range }) =>
          findValues(root, keys, '').flatMap(({ value, name }): FileFix[] => {
            const edit = range && !isRange(value) ? undefined : quoteEdit(value, text, lines);
            return edit
              ? [{ rule, at: value.at, description: `${name}: quoted`, edits: [edit] }]
              : [];
          }),
        ),
      );
    return { fixes, unfixed: [] };
  },
};

interface FoundValue {
  readonly value: Value;
  /** Display form: `preconditions.commands[0].min_version`. */
  readonly name: string;
}

function findValues(value: Value | undefined, keys: readonly string[], name: string): FoundValue[] {
  if (!value) return [];
  const [key, ...rest] = keys;
  if (key === undefined) return [{ value, name }];
  const descend = (childKey: string) => {
    const segment = childKey.includes('.') ? `"${childKey}"` : childKey;
    return findValues(get(value, childKey), rest, name === '' ? segment : `${name}.${segment}`);
  };
  if (key === '*') return fields(value).flatMap((field) => descend(field.key));
  if (key !== '[]') return descend(key);
  return items(value).flatMap((item, index) => findValues(item, rest, `${name}[${index}]`));
}

function isRange(value: Value): boolean {
  return !('fault' in parseRange(source(value) ?? ''));
}

/** YAML 1.1, which most parsers implement, has a date type. */
const datePattern = /^\d{4}-\d{1,2}-\d{1,2}$/;

/** The quotes for a value; undefined if it is a text already, or an alias of a value elsewhere. */
function quoteEdit(value: Value, text: string, lines: LineMap): Edit | undefined {
  const { range } = value.at;
  if (value.kind === 'list' || value.kind === 'table' || !range) return undefined;
  const { source } = value;
  const isText = value.kind === 'string' && !datePattern.test(source);
  if (isText || value.kind === 'boolean' || value.kind === 'null') return undefined;
  const [start] = lines.span(range);
  const end = start + source.length;
  if (text.slice(start, end) !== source) return undefined;
  // After a tag or an anchor, quotes may change the meaning.
  const line = text.slice(lines.offset(range.start.line), start);
  return /[:=][ \t]*$/.test(line) ? { start, end, text: `"${source}"` } : undefined;
}
