import { dialects } from '../../dialects/catalog.ts';
import type { Draft } from '../../model/finding.ts';
import { code, msg } from '../../model/message.ts';
import type { Located, Skill } from '../../model/skill.ts';
import { get, source, text, type Value } from '../../model/value/value.ts';
import { withBlock } from '../examples/block.ts';
import { skillRule } from '../rule.ts';
import { describePart } from '../words/part-words.ts';

const nameFields: ReadonlyMap<string, string | null> = new Map(
  dialects.map(({ id, nameField }) => [id, nameField]),
);

const example = withBlock(`
{
  "schema_version": "2.0",
  "id": "memory",
  "version": "1.0.0",
  "capabilities": ["memory-store"],
  "effects": ["db.write"],
  "operations": {},
  "stdout_contract": { "last_line_json": true }
}`);

export const manifestsDisagree = skillRule({
  id: 'manifests-disagree',
  summary: 'Reports manifests of one skill with different names or versions.',
  why: 'Callers that read different manifests call, pin and lock different skills.',
  source:
    "One skill has one name and one version in ADR-003's tuple; Skill Manifest v2 and the skill.toml contract each declare both.",
  howToFix:
    'Write the name and version that callers use in every manifest. `cloud.aws` in a skill.toml is equal to `aws` and `cloud-aws` elsewhere.',
  *check({ skill }) {
    const stated = skill.manifests.flatMap(({ dialect, root }) => {
      const field = nameFields.get(dialect) ?? null;
      if (field === null) return [];
      const version = skill.versions.get(dialect) ?? null;
      return [{ dialect, field, name: textAt(root, field), version }];
    });
    for (const [index, later] of stated.entries()) {
      const earlier = stated.slice(0, index).filter(({ dialect }) => dialect !== later.dialect);
      yield* nameDrafts(later, earlier);
      yield* versionDrafts(later, earlier, skill);
    }
  },
  invalid: example.replace('name: memory', 'name: memories'),
  valid: example,
});

/** The identity that one manifest declares. */
interface Identity {
  readonly dialect: string;
  readonly field: string;
  readonly name: Located<string> | null;
  readonly version: Located<string> | null;
}

function* nameDrafts(later: Identity, earlier: readonly Identity[]): Iterable<Draft> {
  const { name, field, dialect } = later;
  if (!name) return;
  const other = earlier.find(
    (identity) => identity.name && !isSameName(identity.name.value, name.value),
  );
  if (!other?.name) return;
  const message = msg`${code(field)} is ${code(name.value)} here and ${code(other.name.value)} in ${describePart(other.dialect)}.`;
  const help = msg`Write the same name in both.`;
  const notes = [{ message: msg`The other name.`, at: other.name.at }];
  const identity = [field, name.value, other.field, other.name.value].join('\0');
  yield { message, help, notes, at: name.at, about: `name\0${dialect}`, identity };
}

function* versionDrafts(
  later: Identity,
  earlier: readonly Identity[],
  skill: Skill,
): Iterable<Draft> {
  const { version, dialect } = later;
  if (!version) return;
  const other = earlier.find(
    (identity) => identity.version && versionsDiffer(identity.version.value, version.value),
  );
  if (!other?.version) return;
  const effectiveVersion = skill.version?.value ?? '';
  const pair = msg`${code(version.value)} here and ${code(other.version.value)}`;
  const message = msg`The version is ${pair} in ${describePart(other.dialect)}.`;
  const counts = msg`Only ${code(effectiveVersion)} counts.`;
  const notes = [{ message: counts }, { message: msg`The other version.`, at: other.version.at }];
  const identity = [version.value, other.version.value, effectiveVersion].join('\0');
  const about = `version\0${dialect}`;
  yield { message, notes, at: version.at, about, identity, severity: 'note' };
}

/** True if two names are equivalent: an id may omit its namespace or use a hyphen instead of the dot. */
function isSameName(name: string, other: string): boolean {
  return name === other || spellings(name).includes(other) || spellings(other).includes(name);
}

function spellings(name: string): readonly string[] {
  const dot = name.indexOf('.');
  return dot === -1 ? [] : [name.slice(dot + 1), name.replaceAll('.', '-')];
}

/**
 * True if two versions differ in their common parts. Excludes numbers without a dot: `metadata.version: 2` often
 * counts something else.
 */
function versionsDiffer(version: string, other: string): boolean {
  const [a, b] = [version, other].map((text) => /^v?(\d+(?:\.\d+)+)/.exec(text)?.[1]?.split('.'));
  if (!a || !b) return false;
  return a.some((part, index) => b[index] !== undefined && Number(part) !== Number(b[index]));
}

/** The text of a field by dotted path, read as a name. */
function textAt(root: Value, field: string): Located<string> | null {
  const value = field.split('.').reduce<Value | undefined>((inner, key) => get(inner, key), root);
  // Only YAML reads a name without quotes as a number.
  const name = (field === 'name' ? source(value) : text(value)?.trim())?.normalize('NFKC');
  return value && name ? { value: name, at: value.at } : null;
}
