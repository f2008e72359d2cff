import { quoted, seen } from '../../model/seen.ts';
import type { Manifest } from '../../model/skill.ts';
import { get, source, type Value } from '../../model/value.ts';
import { isVersion } from '../../model/version.ts';
import { skillRule } from '../rule.ts';
import { oneSkill } from '../skill-example.ts';

/** Whatever can be told for a version: numbers joined by dots, what people put before and behind them. */
const loose = /^v?\d{1,20}(?:\.\d{1,20}){0,3}(?:[-+][\w.+-]*)?$/i;

/** A version no step can be counted from. */
export const versionFormat = skillRule({
  id: 'version-format',
  severity: 'error',
  summary:
    'Versions are semantic versions; in a plain frontmatter, where it only warns, numbers joined by dots.',
  why: 'Pins and the version step of a change are read from it, and nothing can be read from other texts.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  *check({ skill }) {
    const strictly = skill.manifests.find(({ dialect }) => dialect === 'manifest-v1');
    const manifest = strictly ?? skill.manifests.find(({ dialect }) => dialect === 'agent-skills');
    const value = manifest && declared(manifest);
    const text = source(value);
    if (!value || value.kind === 'null' || text === '') return;
    if (text !== undefined && (strictly ? isSemantic(text) : loose.test(text))) return;
    const form = strictly ? 'MAJOR.MINOR.PATCH' : 'numbers joined by dots';
    const what =
      text === undefined ? `A version that is ${seen(value)}` : `Version ${quoted(text)}`;
    const message = `${what} is not of the form ${form}; pins and version steps are read from it.`;
    yield {
      message,
      at: value.at,
      about: text ?? 'version',
      severity: strictly ? 'error' : 'warning',
    };
  },
  fails: oneSkill('name: pdf\ndescription: Fills PDF forms.\nversion: latest'),
  passes: oneSkill('name: pdf\ndescription: Fills PDF forms.\nversion: 1.2.0'),
});

/** Of the form MAJOR.MINOR.PATCH, nothing before it. */
function isSemantic(text: string): boolean {
  return /^\d+\.\d+\.\d/.test(text) && isVersion(text);
}

function declared({ root }: Manifest): Value | undefined {
  return get(root, 'version') ?? get(get(root, 'metadata'), 'version');
}
