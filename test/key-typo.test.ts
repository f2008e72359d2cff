import { stringify as tomlOf } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { stringify as yamlOf } from 'yaml';
import { type KnownPlace, knownKeys } from '../src/generated/validators.cjs';
import type { Json } from '../src/model/value/value.ts';
import { maximal as maximalV1 } from './maximal-manifest.ts';
import { runCase } from './run-case.ts';

type Fields = Readonly<Record<string, Json>>;

/** A manifest with every known key of its dialect, and its serialization. */
interface Sample {
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

const samples: Readonly<Record<string, Sample>> = {
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
    exempt: { ev: short, nae: short },
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
interface Known {
  readonly key: string;
  readonly way: readonly string[];
  readonly place: number;
}

/** All known keys of a manifest. */
function knownIn(
  places: readonly KnownPlace[],
  value: Json,
  place = 0,
  way: readonly string[] = [],
): Known[] {
  const { keys = {}, each, items } = places[place] ?? {};
  if (Array.isArray(value)) {
    return value.flatMap((one: Json, index) =>
      items === undefined ? [] : knownIn(places, one, items, [...way, `${index}`]),
    );
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value as Fields).flatMap(([key, inner]) => {
    const next = keys[key] ?? each;
    const below = next === undefined ? [] : knownIn(places, inner, next, [...way, key]);
    return key in keys ? [{ key, way, place }, ...below] : below;
  });
}

/** A manifest with one misspelled key. */
function respelt(value: Json, { key, way }: Known, spelling: string): Json {
  if (Array.isArray(value)) {
    return value.map((one: Json, index) =>
      way[0] === `${index}` ? respelt(one, { key, way: way.slice(1), place: 0 }, spelling) : one,
    );
  }
  return Object.fromEntries(
    Object.entries(value as Fields).map(([name, inner]) => {
      if (way.length === 0) return [name === key ? spelling : name, inner];
      return name === way[0]
        ? [name, respelt(inner, { key, way: way.slice(1), place: 0 }, spelling)]
        : [name, inner];
    }),
  );
}

/** A key without its middle letter, and with two letters swapped. */
function misspellings(key: string): readonly string[] {
  const middle = Math.floor(key.length / 2);
  const swap = [middle, ...Array.from(key, (_, at) => at).slice(1)].find(
    (at) => key[at] !== key[at - 1],
  );
  const at = swap ?? middle;
  const swapped = `${key.slice(0, at - 1)}${key[at]}${key[at - 1]}${key.slice(at + 1)}`;
  return [key.slice(0, middle) + key.slice(middle + 1), swapped];
}

describe.each(Object.entries(samples))('%s', (dialect, sample) => {
  const places = knownKeys[dialect] ?? [];
  const known = knownIn(places, sample.manifest);
  const used = new Set<string>();

  async function typosIn(text: string) {
    const files = new Map([[sample.path, text]]);
    const { findings } = await runCase({ comment: '', files });
    return findings.filter(({ rule }) => rule === 'key-typo');
  }

  test('is shown with every key it knows, and has no misspelling', async () => {
    const shown = new Set(known.map(({ place, key }) => `${place} ${key}`));
    const all = places.flatMap(({ keys }, place) =>
      Object.keys(keys).map((key) => `${place} ${key}`),
    );
    expect(all.filter((key) => !shown.has(key))).toEqual([]);
    expect(await typosIn(sample.write(sample.manifest))).toEqual([]);
  });

  const cases = known.flatMap((one) =>
    misspellings(one.key).map(
      (spelling) => [[...one.way, one.key].join('.'), spelling, one] as const,
    ),
  );

  test.each(cases)('%s written as "%s" is found where it stands', async (_, spelling, one) => {
    const text = sample.write(respelt(sample.manifest, one, spelling) as Fields);
    const found = await typosIn(text);
    const written = [...one.way, spelling].join('.');
    if (written in sample.exempt) {
      used.add(written);
      expect(found).toEqual([]);
      return;
    }
    const before = text.slice(0, text.search(new RegExp(`\\b${spelling}\\b`))).split('\n');
    const quote = text.includes(`"${spelling}":`) ? 1 : 0;
    const column = (before.at(-1)?.length ?? 0) + 1 - quote;
    expect(found.map(({ at }) => at.range?.start)).toEqual([{ line: before.length, column }]);
    expect(found[0]?.message).toContain(`Did you mean \`${one.key}\`?`);
  });

  test('is exempt only where it must be', () => {
    expect([...used].sort()).toEqual(Object.keys(sample.exempt).sort());
  });
});
