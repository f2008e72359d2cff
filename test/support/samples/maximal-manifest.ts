import { stringify } from 'yaml';
import { manifestV1 } from '../../../src/dialects/manifest-v1/manifest-v1.ts';
import { parseSkillMd } from '../../../src/dialects/skill-md.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { Manifest } from '../../../src/model/skill.ts';
import type { Json, Table } from '../../../src/model/value/value.ts';
import { runCase } from '../run-case.ts';

export const path = 'skills/worklog/SKILL.md';

/** All fields of ADR-002 and of the interface block, with valid values. */
export const maximal = {
  manifest_version: '1.0',
  name: 'worklog',
  description: 'Writes a work log.',
  version: '1.0.0',
  inputs: {
    required: [
      {
        name: 'session_date',
        description: 'The day.',
        schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'ISO.' },
      },
      { name: 'deploy_key', sensitive: true, schema: { type: 'string' } },
    ],
    optional: [
      { name: 'topic', default: 'session', schema: { type: 'string', enum: ['session', 'talk'] } },
      { name: 'depth', schema: { type: 'integer', minimum: 1, maximum: 9, default: 3 } },
      {
        name: 'tags',
        schema: { type: 'array', items: { type: 'string', pattern: '^\\w+$' }, default: ['a'] },
      },
      {
        name: 'author',
        schema: {
          type: 'object',
          // Two, because one edit of a single property would make it an object with any property.
          properties: { mail: { type: 'string', default: 'me@home' }, name: { type: 'string' } },
        },
      },
    ],
  },
  env: {
    required: [{ name: 'HOME', description: 'The home directory.', sensitive: false }],
    optional: [{ name: 'API_TOKEN', description: 'A token.', sensitive: true }],
  },
  preconditions: {
    commands: [{ cmd: 'git', min_version: '2.40', max_version: '3.0' }],
    files: [{ path: 'SKILL.md', base: 'skill_root', description: 'Itself.' }],
  },
  outputs: {
    files: [
      { pattern: 'docs/{{session_date}}-{{topic}}.org', base: 'repo_root', description: 'Log.' },
    ],
    artifacts: [{ name: 'stdout', kind: 'text' }, 'commit'],
  },
  execution: {
    idempotent: true,
    destructive: false,
    network: true,
    interactive: false,
    timeout: 30,
  },
  sensitive: true,
  interface: {
    inputs: ['session_date', 'deploy_key', 'topic'],
    outputs: [{ pattern: 'docs/*.org' }],
    env: ['HOME'],
  },
} as const satisfies Json;

export function skillMd(front: Json | string): string {
  const text =
    typeof front === 'string' ? front : stringify(front, { aliasDuplicateObjects: false });
  return `---\n${text}---\n`;
}

export function frontOf(front: Json | string): Table {
  const table = parseSkillMd(path, skillMd(front)).frontmatter;
  if (!table) throw new Error('The frontmatter is not a mapping.');
  return table;
}

export function manifestOf(front: Json | string): Manifest {
  const parsed = parseSkillMd(path, skillMd(front));
  const claim = manifestV1.claim({ path, skillMd: parsed, skillToml: null });
  if (!claim?.manifest) throw new Error('The dialect does not apply.');
  return claim.manifest;
}

/** The context of a manifest without other files. */
export const noFiles = { names: [], texts: new Map<string, string>() };

export async function findings(front: Json | string): Promise<readonly Finding[]> {
  const report = await runCase({ comment: '', files: new Map([[path, skillMd(front)]]) });
  return report.findings;
}
