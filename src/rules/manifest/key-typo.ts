import { nearest } from '../../model/nearest.ts';
import { quoted } from '../../model/seen.ts';
import { fields, get, type Value } from '../../model/value.ts';
import { manifestRule } from '../rule.ts';
import { oneSkill } from '../skill-example.ts';
import { knownTables } from '../v1-tables.ts';

/** The keys of the specification, the version, and what Claude Code adds. */
const known: readonly string[] = [
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
  'version',
  'when_to_use',
  'argument-hint',
  'arguments',
  'disable-model-invocation',
  'user-invocable',
  'model',
  'effort',
  'context',
  'agent',
  'hooks',
  'paths',
  'shell',
];

/** The keys ADR-002 adds, where it applies. */
const knownToo: readonly string[] = [
  'manifest_version',
  'inputs',
  'env',
  'preconditions',
  'outputs',
  'execution',
  'interface',
  'sensitive',
];

/** A key that is very nearly one agents or runtimes know. */
export const keyTypo = manifestRule('agent-skills', {
  id: 'key-typo',
  severity: 'warning',
  summary: 'No key of a manifest is a misspelling of one that agents and runtimes know.',
  why: 'Agents skip keys they do not know without a word, so what it says has no effect.',
  *check({ manifest: { root }, skill }) {
    const isV1 = skill.manifests.some(({ dialect }) => dialect === 'manifest-v1');
    const own = isV1 ? [...known, ...knownToo] : known;
    for (const { field, meant } of slips(root, own, nearest)) {
      const message = `Key ${quoted(field.key)} means nothing to agents; "${meant}" does.`;
      yield { message, at: field.keyAt, about: field.key };
    }
    for (const { table, path, known } of isV1 ? knownTables(root) : []) {
      for (const { field, meant } of slips(table, known, nearestWord)) {
        const { key, keyAt } = field;
        const message = `Key ${quoted(key)} of ${quoted(path)} means nothing to runtimes; "${meant}" does.`;
        yield { message, at: keyAt, about: `${path}\0${key}` };
      }
    }
  },
  fails: oneSkill('name: pdf\ndescription: Fills PDF forms.\nalowed-tools: Read'),
  passes: oneSkill('name: pdf\ndescription: Fills PDF forms.\nallowed-tools: Read'),
});

/** The keys of a table that are slips of known ones which it lacks. */
function* slips(
  table: Value | undefined,
  known: readonly string[],
  guess: (key: string, known: readonly string[]) => string | undefined,
) {
  for (const field of fields(table)) {
    if (known.includes(field.key)) continue;
    const meant = guess(field.key, known);
    if (meant === undefined || get(table, meant) || !isSlip(field.key, meant)) continue;
    yield { field, meant };
  }
}

/** Words of their own that lie one letter from a key. */
const words: readonly string[] = ['fields', 'scheme'];

/** Extensions are common in nested tables, so only what is hardly another word counts there. */
function nearestWord(key: string, known: readonly string[]): string | undefined {
  return words.includes(key.toLowerCase())
    ? undefined
    : nearest(key, known, key.length < 9 ? 1 : 2);
}

/** Short words are near many others, and `models` or `path` are words of their own. */
function isSlip(key: string, meant: string): boolean {
  const [a, b] = [key, meant].map((word) => word.toLowerCase().replace(/[_-]/g, ''));
  if (a === b) return true;
  if (a === undefined || b === undefined || Math.min(a.length, b.length) < 5) return false;
  return a !== `${b}s` && b !== `${a}s`;
}
