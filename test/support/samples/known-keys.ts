import { stringify as tomlOf } from 'smol-toml';
import { stringify as yamlOf } from 'yaml';
import { type KnownPlace, knownKeys } from '../../../src/generated/validators.cjs';
import type { Json } from '../../../src/model/value/value.ts';
import { maximal as maximalV1 } from './maximal-manifest.ts';

/** A manifest as plain values. */
export type Fields = Readonly<Record<string, Json>>;

/** A manifest with every known key of its dialect, and its serialization. */
export interface Sample {
  readonly path: string;
  readonly manifest: Fields;
  readonly write: (manifest: Fields) => string;
  /** Undetectable misspellings by dotted path, with reasons. */
  readonly exempt: Readonly<Record<string, string>>;
}

const command = { unix: ['bash', 'run.sh'], windows: ['powershell.exe', '-File', 'run.ps1'] };
const about = {
  id: 'worklog',
  version: '1.0.0',
  capabilities: ['log-write'],
  effects: ['fs.write'],
};

const front = (manifest: Fields) =>
  `---\n${yamlOf(manifest, { aliasDuplicateObjects: false })}---\n`;
const block = (name: string) => (manifest: Fields) =>
  `${front({ name: 'worklog', description: 'Logs.' })}\n\`\`\`${name}\n${JSON.stringify(manifest, null, 1)}\n\`\`\`\n`;

const short = 'a short word at the top of a frontmatter is near many words people use there';
const letter = 'one letter is near every short word';
const path = 'skills/worklog/SKILL.md';

/** The sample of each dialect. */
export const samples: Readonly<Record<string, Sample>> = {
  'agent-skills': {
    path,
    write: front,
    manifest: Object.fromEntries(
      Object.keys(knownKeys['agent-skills']?.[0]?.keys ?? {}).map((key) => [key, 'worklog']),
    ),
    exempt: { nae: short, moel: short, agnt: short, hoks: short, pahs: short, shll: short },
  },
  'manifest-v1': {
    path,
    write: front,
    manifest: maximalV1,
    exempt: {},
  },
  'router-manifest': {
    path,
    write: block('router-manifest'),
    manifest: {
      ...about,
      entrypoints: { write: command },
      stdout_contract: { last_line_json: true },
    },
    exempt: { i: letter },
  },
  'skill-manifest-v2': {
    path,
    write: block('skill-manifest'),
    manifest: {
      schema_version: '2.0',
      ...about,
      operations: {
        write: {
          description: 'Writes.',
          input: { day: { type: 'string', required: false, default: '', description: 'Day.' } },
          output: { description: 'The log.', fields: { status: 'ok | error' } },
          entrypoints: command,
        },
      },
      stdout_contract: { last_line_json: true },
    },
    exempt: { i: letter },
  },
  'skill-toml': {
    path: 'skills/worklog/skill.toml',
    write: tomlOf,
    manifest: {
      skill: {
        id: 'tool.worklog',
        name: 'Work log',
        version: '1.0.0',
        description: 'Logs.',
        api_version: '1.0',
        authors: ['A'],
        license: 'MIT',
        repository: 'https://example.com/worklog',
        documentation: 'https://example.com/docs',
        keywords: ['log'],
        min_caro_version: '1.1.0',
      },
      provides: { knowledge: true, recipes: true, executable: true },
      knowledge: { topics: ['log'], priority: 50, max_context_tokens: 1000 },
      recipes: { files: ['recipes/*.yaml'], default_confirmation: 'prompt' },
      executable: { module: 'log.wasm', exports: ['init', 'shutdown'] },
      capabilities: {
        filesystem_read: ['./'],
        filesystem_write: ['./docs'],
        network: ['example.com'],
        env_read: ['HOME'],
        secrets_access: false,
        terminal_exec: { allowed: true, commands: ['git'], blocked: ['rm'] },
      },
      dependencies: { 'tool.git': { version: '>=1.0', optional: true, features: ['a'] } },
      suggestions: { 'tool.docker': 'Works with it.' },
      features: { a: { description: 'A.', default: true } },
      platform: { os: ['linux'], arch: ['arm'], required_tools: ['git'], optional_tools: ['gh'] },
    },
    exempt: {
      'skill.i': letter,
      'platform.o': letter,
    },
  },
};

/** A known key with its path. */
export interface Known {
  readonly key: string;
  readonly way: readonly string[];
  readonly place: number;
}

/** All known keys of a manifest. */
export function knownIn(
  places: readonly KnownPlace[],
  value: Json,
  place = 0,
  way: readonly string[] = [],
): Known[] {
  const { keys = {}, each, items } = places[place] ?? {};
  if (Array.isArray(value)) {
    return value.flatMap((item: Json, index) =>
      items === undefined ? [] : knownIn(places, item, items, [...way, `${index}`]),
    );
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value as Fields).flatMap(([key, inner]) => {
    const next = keys[key] ?? each;
    const below = next === undefined ? [] : knownIn(places, inner, next, [...way, key]);
    return key in keys ? [{ key, way, place }, ...below] : below;
  });
}

/** A manifest with one misspelt key. */
export function misspellKey(value: Json, { key, way }: Known, spelling: string): Json {
  if (Array.isArray(value)) {
    return value.map((item: Json, index) =>
      way[0] === `${index}`
        ? misspellKey(item, { key, way: way.slice(1), place: 0 }, spelling)
        : item,
    );
  }
  return Object.fromEntries(
    Object.entries(value as Fields).map(([name, inner]) => {
      if (way.length === 0) return [name === key ? spelling : name, inner];
      return name === way[0]
        ? [name, misspellKey(inner, { key, way: way.slice(1), place: 0 }, spelling)]
        : [name, inner];
    }),
  );
}
