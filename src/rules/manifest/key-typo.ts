import { nearest } from '../../model/nearest.ts';
import { quoted } from '../../model/seen.ts';
import { fields } from '../../model/value.ts';
import { manifestRule } from '../rule.ts';
import { oneSkill } from '../skill-example.ts';

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

/** A key that is very nearly one agents know. */
export const keyTypo = manifestRule('agent-skills', {
  id: 'key-typo',
  severity: 'warning',
  summary: 'No frontmatter key is a misspelling of one that agents know.',
  why: 'Agents skip keys they do not know without a word, so what it says has no effect.',
  *check({ manifest: { root } }) {
    for (const { key, keyAt } of fields(root)) {
      if (known.includes(key)) continue;
      const meant = nearest(key, known);
      if (meant === undefined || root.fields.has(meant) || !isSlip(key, meant)) continue;
      const message = `Key ${quoted(key)} means nothing to agents; "${meant}" does.`;
      yield { message, at: keyAt, about: key };
    }
  },
  fails: oneSkill('name: pdf\ndescription: Fills PDF forms.\nalowed-tools: Read'),
  passes: oneSkill('name: pdf\ndescription: Fills PDF forms.\nallowed-tools: Read'),
});

/** Short words are near many others, and `models` or `path` are words of their own. */
function isSlip(key: string, meant: string): boolean {
  const [a, b] = [key, meant].map((word) => word.toLowerCase().replace(/[_-]/g, ''));
  if (a === b) return true;
  if (a === undefined || b === undefined || Math.min(a.length, b.length) < 5) return false;
  return a !== `${b}s` && b !== `${a}s`;
}
