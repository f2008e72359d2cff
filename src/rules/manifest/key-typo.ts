import { declaredVersion } from '../../dialects/declared-version.ts';
import { knownDialects, knownTables, topLevelKeys } from '../../dialects/known-keys.ts';
import { schemaKeywords } from '../../dialects/schema-keywords.ts';
import { fieldName } from '../../dialects/shape.ts';
import { nestedCapabilities } from '../../dialects/skill-toml/nested-capabilities.ts';
import type { Draft } from '../../model/finding.ts';
import { code, msg } from '../../model/message.ts';
import type { Manifest } from '../../model/skill.ts';
import { isNearMiss, suggest } from '../../model/text/suggest.ts';
import { wordList } from '../../model/text/word-list.ts';
import { fields, get, source, type Table } from '../../model/value/value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

export const keyTypo = manifestRule(knownDialects, {
  id: 'key-typo',
  severity: 'warning',
  summary: 'Reports manifest keys that look like a misspelling of a known key.',
  why: 'Agents and runtimes ignore unknown keys without an error, so the value has no effect.',
  enforces: [
    adr002('Missing `manifest_version` = assume legacy format', 'manifest_version'),
    adr002('Missing manifest = no validation (current behavior)'),
  ],
  howToFix:
    'Use the suggested spelling. Give a key of your own a name that is not close to a known one.',
  *check({ manifest, skill }) {
    const { dialect, root } = manifest;
    if (dialect === 'agent-skills') {
      const isV1 = skill.manifests.some((candidate) => candidate.dialect === 'manifest-v1');
      const keys = topLevelKeys(dialect);
      const typos = isV1 ? manifestTypos(root, keys) : frontmatterTypos(root, keys);
      yield* drafts(root, '', typos);
      if (!isV1) yield* markerTypos(root);
      yield* metadataTypos(manifest);
      return;
    }
    if (dialect === 'skill-toml') yield* nestedDrafts(root);
    const isFront = dialect === 'manifest-v1';
    for (const { table, pointer, known } of knownTables(root, dialect)) {
      // The top level of the frontmatter is checked as agent-skills.
      if (isFront && table === root) continue;
      const isLoose = isFront && known !== schemaKeywords;
      const typosOf = dialect === 'skill-toml' ? tomlTypos : isLoose ? anyTypos : null;
      const typos = typosOf ? typosOf(table, known) : tableTypos(table, known, isFront);
      yield* drafts(root, pointer, typos);
    }
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nalowed-tools: Read'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nallowed-tools: Read'),
});

/** A misspelt key, and the probable known key. */
interface Typo extends Pick<Draft, 'at'> {
  readonly key: string;
  readonly suggestion: string;
}

function* drafts(root: Table, pointer: string, found: Iterable<Typo>): Iterable<Draft> {
  let field: string | undefined;
  for (const { key, suggestion, at } of found) {
    field ??= fieldName(root, pointer);
    const message =
      field === ''
        ? msg`Unknown key ${code(key)}.`
        : msg`Unknown key ${code(key)} in ${code(field)}.`;
    const help = msg`Write ${code(suggestion)}.`;
    yield { message, help, at, about: field === '' ? key : `${field}\0${key}` };
  }
}

/** Permissions in tables that the format does not have. */
function* nestedDrafts(root: Table): Iterable<Draft> {
  for (const { written, intended, field } of nestedCapabilities(root)) {
    const message = msg`Unknown key ${code(written)} in ${code('capabilities')}.`;
    const help = msg`Write ${code(intended)}.`;
    yield { message, help, at: field.keyAt, about: `capabilities\0${written}` };
  }
}

/**
 * Misspelt keys at the top of a frontmatter, where extensions are common and often valid words. A misspelling beside
 * the known key counts, too.
 */
function frontmatterTypos(table: Table, known: readonly string[]): Iterable<Typo> {
  const guess = (key: string) => {
    if (ownWords.has(normalizeKey(key))) return undefined;
    const suggestion = suggest(key, known, mostTypos(key));
    if (suggestion === undefined) return undefined;
    if (grantingKeys.has(suggestion) && suggest(key, [suggestion], 1) === undefined)
      return undefined;
    const [a, b] = [normalizeKey(key), normalizeKey(suggestion)];
    if (Math.min(a.length, b.length) < 5) return isRearranged(a, b) ? suggestion : undefined;
    return isPlural(a, b) ? undefined : suggestion;
  };
  return typosIn(table, known, guess, { besideKnown: true });
}

/** The keys of a frontmatter that grant something: nobody is led to one by a guess. */
const grantingKeys: ReadonlySet<string> = new Set(['agent', 'allowed-tools', 'context', 'hooks']);

/** Words of their own that are one or two letters away from a known key of a frontmatter. */
const ownWords: ReadonlySet<string> = new Set(
  wordList(`
  aversion baths books content contents contest conversion cooks effect effects inscription inversion looks maths
  modal modem modes module names patch reagent shelf shall shells subscription prescription
`),
);

/** The typos that make one word of another: few in a short word. */
function mostTypos({ length }: string): number {
  return length < 9 ? 1 : 2;
}

/** Misspelt keys at the top of a manifest of ADR-002, whose own keys are reported in the plural too. */
function manifestTypos(table: Table, known: readonly string[]): Iterable<Typo> {
  const ownKeys = topLevelKeys('manifest-v1');
  const typos = [...anyTypos(table, ownKeys)].filter(
    ({ key, suggestion }) =>
      suggestion.length > 3 || isPlural(key, suggestion) || get(table, key)?.kind === 'table',
  );
  const found = new Set(typos.map(({ key }) => key));
  const others = frontmatterTypos(table, [...known, ...ownKeys]);
  return [...typos, ...[...others].filter(({ key }) => !found.has(key))];
}

/** A misspelt `manifest_version`, without which the frontmatter is not a manifest of ADR-002. */
function* markerTypos(table: Table): Iterable<Draft> {
  for (const { key, keyAt } of fields(table)) {
    if (!isNearMiss(key, 'manifest_version', 2)) continue;
    const message = msg`Unknown key ${code(key)}. The declared inputs are not checked.`;
    const help = msg`Write ${code('manifest_version')}.`;
    yield { message, help, at: keyAt, about: key };
  }
}

/**
 * A misspelt `version` of `metadata`, without which the skill has no version. All other keys of `metadata` are free.
 */
function* metadataTypos(manifest: Manifest): Iterable<Draft> {
  if (declaredVersion(manifest)) return;
  for (const { key, keyAt, value } of fields(get(manifest.root, 'metadata'))) {
    if (key === 'version' || source(value) === undefined || !isNearMiss(key, 'version')) continue;
    const message = msg`Unknown key ${code(key)} in ${code('metadata')}. The skill has no version.`;
    const help = msg`Write ${code('version')}.`;
    yield { message, help, at: keyAt, about: `metadata\0${key}` };
  }
}

/** Misspelt keys in a table with few keys of its own: every key with one typo, words and plurals included. */
function anyTypos(table: Table, known: readonly string[]): Iterable<Typo> {
  return typosIn(table, known, (key) =>
    key.length > 1 ? suggest(key, known, mostTypos(key)) : undefined,
  );
}

/** Valid words one letter away from a known key. */
const validWords: ReadonlySet<string> = new Set(['example', 'fields', 'files', 'scheme']);

/** Misspelt keys in a table of a manifest. Plurals are extensions in a frontmatter, and misspellings elsewhere. */
function tableTypos(table: Table, known: readonly string[], isFront: boolean): Iterable<Typo> {
  return typosIn(table, known, (key) => {
    const suggestion = suggest(key, known, mostTypos(key));
    if (suggestion === undefined) return undefined;
    const [a, b] = [normalizeKey(key), normalizeKey(suggestion)];
    if (a !== b && validWords.has(a)) return undefined;
    if (isFront && isPlural(a, b)) return undefined;
    if (Math.min(a.length, b.length) >= 5 || isRearranged(a, b)) return suggestion;
    return a.length > 1 && a.length < b.length ? suggestion : undefined;
  });
}

/** Misspelt keys in a table of a skill.toml, with other forms of a word: `allow` for `allowed`. */
function* tomlTypos(table: Table, known: readonly string[]): Iterable<Typo> {
  const typos = [...tableTypos(table, known, false)];
  const found = new Set(typos.map(({ key }) => key));
  yield* typos;
  yield* typosIn(table, known, (key) =>
    key.length < 5 || found.has(key)
      ? undefined
      : known.find((other) => stemOf(other) === stemOf(key)),
  );
}

/** A word without its ending for the plural or the past. */
function stemOf(key: string): string {
  return normalizeKey(key).replace(/(?:ies|y|es|ed|s|d)$/, '');
}

/** The keys of a table that are guessed to be known keys, of those that it lacks unless they count beside them. */
function* typosIn(
  table: Table,
  known: readonly string[],
  guess: (key: string) => string | undefined,
  { besideKnown = false } = {},
): Iterable<Typo> {
  for (const { key, keyAt } of fields(table)) {
    const suggestion = known.includes(key) ? undefined : guess(key);
    if (suggestion !== undefined && (besideKnown || !table.fields.has(suggestion)))
      yield { key, suggestion, at: keyAt };
  }
}

function normalizeKey(key: string): string {
  return key.toLowerCase().replace(/[_-]/g, '');
}

function isPlural(a: string, b: string): boolean {
  return a === `${b}s` || b === `${a}s`;
}

/** True if two words have the same letters; short words have too many other near matches. */
function isRearranged(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}
