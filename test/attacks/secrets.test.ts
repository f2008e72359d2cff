import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { World } from '../../src/cli/command.ts';
import { allChanges, formatChanges } from '../../src/cli/commands/diff.ts';
import type { Report } from '../../src/model/report.ts';
import { memoize } from '../../src/model/text/memoize.ts';
import type { Json } from '../../src/model/value/value.ts';
import { redactorFor } from '../../src/pipeline/findings/redact.ts';
import * as catalog from '../../src/report/index.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { redactCredentials } from '../../src/syntax/url.ts';
import type { Fields } from '../laws/support/maximal.ts';
import { type Files, reportOf } from '../laws/support/reports.ts';
import { plain } from '../laws/support/write.ts';
import { writeToml } from '../laws/support/write-toml.ts';

/** Part of every secret, and of no other text. */
const marker = 'Zq7';

/** Positions for the value of an input, variable or parameter, valid or not. */
const positions: Readonly<Record<string, (secret: string) => Fields>> = {
  default: (secret) => ({ default: secret }),
  'a key of the default': (secret) => ({ default: { [secret]: 1 } }),
  'deep in the default': (secret) => ({ default: { a: [{ b: secret }] } }),
  value: (secret) => ({ value: secret }),
  example: (secret) => ({ example: secret }),
  examples: (secret) => ({ examples: [secret, secret] }),
  enum: (secret) => ({ enum: [secret] }),
  const: (secret) => ({ const: secret }),
  'an unknown key': (secret) => ({ preset: secret }),
  'below an unknown key': (secret) => ({ stored: { at: [secret] } }),
  type: (secret) => ({ type: secret }),
  schema: (secret) => ({ schema: secret }),
  'a list as schema': (secret) => ({ schema: [secret] }),
  'type of the schema': (secret) => ({ schema: { type: secret } }),
  'types of the schema': (secret) => ({ schema: { type: ['string', secret] } }),
  'default of the schema': (secret) => ({ schema: { type: 'string', default: secret } }),
  'a default that does not fit': (secret) => ({ default: secret, schema: { type: 'integer' } }),
  'a bound of the schema': (secret) => ({ schema: { type: 'integer', minimum: secret } }),
  'enum of the schema': (secret) => ({ schema: { type: 'string', enum: ['a', secret] } }),
  'a text as enum': (secret) => ({ schema: { enum: secret } }),
  'const of the schema': (secret) => ({ schema: { const: secret } }),
  'a keyword that is none': (secret) => ({ schema: { type: 'string', preset: secret } }),
  'items of the schema': (secret) => ({ schema: { type: 'array', items: secret } }),
  'enum of the items': (secret) => ({ schema: { type: 'array', items: { enum: [secret] } } }),
  'properties of the schema': (secret) => ({ schema: { type: 'object', properties: secret } }),
  'default of a property': (secret) => ({
    schema: { type: 'object', properties: { p: { type: 'string', default: secret } } },
  }),
};

/** Examples of secrets. */
const secrets = {
  short: () => marker,
  plain: (side: string) => `${marker}-${side}`,
  long: (side: string) => `${side}${marker}`.repeat(40),
  quoted: (side: string) => `${marker} "${side}" \\ '${marker}`,
  'of several lines': (side: string) => `${marker} ${side}\n${marker} begins\n\n${marker} ends\n`,
} satisfies Readonly<Record<string, (side: string) => string>>;

const front = { name: 'a', description: 'A skill.', version: '1.0.0' };
const block = {
  ...{ schema_version: '2.0', id: 'a', version: '1.0.0', capabilities: ['a-b'], effects: [] },
  stdout_contract: { last_line_json: true },
};
const toml = { id: 'tool.a', name: 'A', version: '1.0.0', description: 'A.', api_version: '1.0' };

/** Manifests with one input, variable or parameter; null for none. */
const carriers: Readonly<Record<string, (entry: Fields | null) => Files>> = {
  'an input of manifest-v1': (entry) =>
    skillMd({ ...front, manifest_version: '1.0', inputs: { optional: named(entry) } }),
  'a variable of manifest-v1': (entry) =>
    skillMd({ ...front, manifest_version: '1.0', env: { required: named(entry) } }),
  'an input of legacy frontmatter': (entry) =>
    skillMd({ ...front, inputs: { optional: named(entry) } }),
  'a mapping of legacy frontmatter': (entry) => skillMd({ ...front, env: keyed(entry) }),
  'metadata of a SKILL.md': (entry) => skillMd({ ...front, metadata: keyed(entry) }),
  'a parameter of skill-manifest-v2': (entry) => {
    const operation = { description: 'Runs.', input: keyed(entry), output: { description: 'O.' } };
    const entrypoints = { unix: ['bash', '-c', 'true'] };
    return skillMd(front, { ...block, operations: { run: { ...operation, entrypoints } } });
  },
  'a stranger in a skill.toml': (entry) => ({
    'a/skill.toml': writeToml({ skill: toml, provides: {}, env: keyed(entry) }, plain),
  }),
};

function skillMd(fields: Fields, manifest?: Fields): Files {
  const json = manifest
    ? `\`\`\`skill-manifest\n${JSON.stringify(manifest, null, 2)}\n\`\`\`\n`
    : '';
  const yaml = stringify(fields, { aliasDuplicateObjects: false });
  return { 'a/SKILL.md': `---\n${yaml}---\nRun it.\n\n${json}` };
}

function named(entry: Fields | null): Json {
  return entry ? [{ name: 'key', ...entry }] : [];
}

function keyed(entry: Fields | null): Fields {
  return entry ? { key: entry } : {};
}

/** The sides with the entry, and its sensitivity on each. */
const sides: Readonly<Record<string, readonly [before: Fields | null, after: Fields | null]>> = {
  'marked on both sides': [{ sensitive: true }, { sensitive: true }],
  'marked at base': [{ sensitive: true }, {}],
  'marked at head': [{}, { sensitive: true }],
  'marked in other words': [{ sensitive: 'yes' }, { sensitive: 'yes' }],
  added: [null, { sensitive: true }],
  removed: [{ sensitive: true }, null],
};

const world = { cwd: '', env: {}, colour: false, width: 80 } as unknown as World;

/** The output of a report in all formats. */
function printAll(report: Report): string {
  const options = { ...defaultRenderOptions, detail: 'verbose' as const };
  const pages = Object.values(catalog).map((reporter) => reporter.render(report, options));
  const changes = allChanges(report);
  const lists = ['text', 'markdown', 'json'].map((format) => {
    const values = new Map([['format', format]]);
    return formatChanges(report, changes, { values } as never, world);
  });
  const findings = report.findings.map(({ about: _about, ...shown }) => JSON.stringify(shown));
  return [...pages, ...lists, ...findings].join('\n');
}

type Place = (secret: string) => Fields;
type Positions = readonly (readonly [name: string, place: Place])[];

type Write = (entry: Fields | null) => Files;

async function leaks(write: Write, places: Positions, how = secrets.plain) {
  const found: string[] = [];
  for (const [where, place] of places) {
    const lines = await (how === secrets.plain
      ? plainLeaks(write)(place)
      : leaksAt(write, place, how));
    found.push(...lines.map((line) => `${where}, ${line}`));
  }
  return found;
}

/** The leaks of plain secrets, for both tests that look for them. */
const plainLeaks = memoize((write: Write) =>
  memoize((place: Place) => leaksAt(write, place, secrets.plain)),
);

/** The lines that show a secret at one place, with the sides that have it. */
async function leaksAt(write: Write, place: Place, how: (side: string) => string) {
  const found: string[] = [];
  for (const [said, [oldFields, newFields]] of Object.entries(sides)) {
    const before = write(oldFields && { ...oldFields, ...place(how('base')) });
    const after = write(newFields && { ...newFields, ...place(how('head')) });
    const printed = printAll(await reportOf(before, after));
    if (!printed.includes(marker)) continue;
    const line = printed.split('\n').find((candidate) => candidate.includes(marker));
    found.push(`${said}: ${line?.slice(0, 300)}`);
  }
  return found;
}

describe.each(Object.entries(carriers))('%s', (_name, write) => {
  test('shows no sensitive value, at any place', async () => {
    expect(await leaks(write, Object.entries(positions))).toEqual([]);
  });

  test.each(Object.entries(secrets))('shows no secret that is %s', async (_what, how) => {
    const { default: fallback, enum: values, examples } = positions;
    const places = Object.entries({ fallback, values, examples }) as unknown as Positions;
    expect(await leaks(write, places, how)).toEqual([]);
  });

  test('shows values that are not sensitive', async () => {
    const [before, after] = ['base', 'head'].map((side) => write({ default: `${marker}-${side}` }));
    expect(printAll(await reportOf(before ?? {}, after ?? {}))).toContain(`${marker}-head`);
  });
});

/** Texts with a secret, and their redacted form. */
const addresses: readonly (readonly [text: string, left: string])[] = [
  ['https://user:Zq7@host/a', 'https://[redacted]@host/a'],
  ['https://Zq7@host/a', 'https://[redacted]@host/a'],
  ['git+https://u:Zq7:Zq7@host', 'git+https://[redacted]@host'],
  ['ssh://git:Zq7@host/a', 'ssh://[redacted]@host/a'],
  ['https://h/a?access_token=Zq7&page=2', 'https://h/a?access_token=[redacted]&page=2'],
  ['https://h/a?X-Amz-Signature=Zq7', 'https://h/a?X-Amz-Signature=[redacted]'],
  ['https://h/a?page=2&api_key=Zq7#top', 'https://h/a?page=2&api_key=[redacted]#top'],
  ['https://user:Zq7Zq7…', 'https://[redacted]…'],
  ['ssh://git@host/a', 'ssh://git@host/a'],
  ['https://host/a@b?page_token_count=2', 'https://host/a@b?page_token_count=2'],
  ['see https://host: it says user@host', 'see https://host: it says user@host'],
];

test.each(addresses)('%s is printed as %s', (text, left) => {
  expect(redactCredentials(text)).toBe(left);
});

test('no part of a secret is printed, with a message cut at any place', () => {
  const secret = 'Zq7-kd92-Xp41-mm08';
  const at = { path: 'a', range: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } } };
  const { text } = redactorFor([{ text: secret, at }]);
  for (let start = 0; start <= secret.length - 4; start++) {
    for (let end = start + 4; end <= secret.length; end++) {
      const part = secret.slice(start, end);
      const shown = `\`${start > 0 ? '…' : ''}${part}${end < secret.length ? '…' : ''}\` is set`;
      expect(text(shown), shown).not.toContain(part);
    }
  }
});

// A search that restarts for each match takes more than an hour at these sizes.
test('looks for credentials in linear time', () => {
  const size = 1_000_000;
  const texts = ['://a'.repeat(size), `://${'a:'.repeat(size)}`, '://?a=&'.repeat(size)];
  for (const text of texts) expect(redactCredentials(text).length).toBeGreaterThan(0);
});

const digest = 'a'.repeat(64);

/** Locks and protos with URLs, or with values for sensitive inputs, and an error each. */
const others: Readonly<Record<string, Files>> = {
  'an address for a hash': {
    'skills-lock.json': lockOf({ source: 'a', computedHash: `https://u:${marker}@host/a.git` }),
  },
  'an address beside a hash, on one line': {
    'skills-lock.json': lockOf({ source: `https://u:${marker}@host/a.git`, computedHash: digest }),
  },
  'an address as the name of an entry': {
    'apm.lock.yaml': `lockfile_version: "1"\ndependencies:\n  - repo_url: https://u:${marker}@host/a/b.git\n    content_hash: none\n`,
  },
  'a version that is an address': {
    'proto.lock': `skills:\n  a: { version: "https://${marker}@host", content_hash: "sha256:${digest}" }\n`,
  },
  'a literal for a sensitive input': {
    'protos/a.yaml': `steps:\n  - skill: a\n    inputs: { key: ["${marker}"], other: 1 }\n`,
  },
  'a literal that does not fit': {
    'protos/a.yaml': `steps:\n  - { skill: a, inputs: { key: "${marker} ${'x'.repeat(80)}" } }\n`,
  },
};

function lockOf(entry: Fields): string {
  return JSON.stringify({ version: 1, skills: { a: entry } });
}

test.each(Object.entries(others))('%s is not printed', async (_what, files) => {
  const inputs = { required: [{ name: 'key', sensitive: true, schema: { type: 'integer' } }] };
  const skill = skillMd({ ...front, manifest_version: '1.0', inputs });
  const report = await reportOf({}, { ...skill, ...files });
  const [said] = report.findings.filter(({ at }) => at.path in files);
  expect(said).toBeDefined();
  expect(printAll(report)).not.toContain(marker);
});

test.each([
  ['a frontmatter', `---\nname: a\nkey: { sensitive: true, default: ${marker}: ${marker} }\n---\n`],
  ['a list in it', `---\nname: a\nkey:\n  sensitive: true\n  default: [${marker}\n---\n`],
  ['a text in it', `---\nname: a\nkey:\n  sensitive: true\n  default: "${marker}\n---\n`],
  ['an alias in it', `---\nname: a\nkey:\n  sensitive: true\n  default: *${marker}\n---\n`],
  [
    'a block',
    `---\nname: a\n---\n\n\`\`\`skill-manifest\n{"key": {"sensitive": true,\n"default": ${marker}}}\n\`\`\`\n`,
  ],
])('%s that cannot be read shows nothing of what may be sensitive', async (_what, text) => {
  const report = await reportOf({}, { 'a/SKILL.md': text });
  expect(report.summary.errors).toBeGreaterThan(0);
  expect(printAll(report)).not.toContain(marker);
});

test('an unreadable skill.toml shows nothing that may be sensitive', async () => {
  const text = `[skill]\nid = "tool.a"\n[env.key]\nsensitive = true\ndefault = ${marker}\n`;
  const report = await reportOf({}, { 'a/skill.toml': text });
  expect(report.summary.errors).toBeGreaterThan(0);
  expect(printAll(report)).not.toContain(marker);
});
