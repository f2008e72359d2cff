import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Config, defaults } from '../../src/config/config.ts';
import type { Finding } from '../../src/model/finding.ts';
import { nothing, plainText } from '../../src/model/message.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { rulePage } from '../../src/report/docs-links.ts';
import { findRule } from '../../src/rules/catalog.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { fixes } from '../../src/tasks/fix/inspect.ts';
import { type FixPlan, fix as plan } from '../../src/tasks/fix.ts';

type Files = Readonly<Record<string, string>>;

const skillMd = (front: string, body = '\nBody.\n') => `---\n${front}\n---\n${body}`;
const path = 'skills/pdf/SKILL.md';

async function planned(files: Files, settings: Partial<Config> = {}): Promise<FixPlan> {
  return plan(memoryTree(files), { ...defaults, ...settings });
}

/** The files after applying a plan. */
function applyPlan(files: Files, { files: fixed }: FixPlan): Record<string, string> {
  const result: Record<string, string> = { ...files };
  for (const file of fixed) delete result[file.path];
  for (const file of fixed) result[file.to] = file.after;
  return result;
}

async function found(files: Files): Promise<readonly Finding[]> {
  return (await checkExample({ comment: '', files: new Map(Object.entries(files)) })).findings;
}

/** Fixes files; asserts that the fixed errors disappear, no error is new, and a second run changes nothing. */
async function applyFixes(files: Files): Promise<{ after: Record<string, string>; plan: FixPlan }> {
  const fixPlan = await planned(files);
  const after = applyPlan(files, fixPlan);
  expect(await planned(after)).toMatchObject({ files: [], unfixed: fixPlan.unfixed });
  const errors = (list: readonly Finding[]) =>
    list
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, about }) => `${rule} ${about}`);
  const [before, remaining] = [await found(files), await found(after)];
  const unread = before.some(({ rule }) => /^(frontmatter|toml)-syntax$/.test(rule));
  // A file that was unreadable may have other errors, hidden before.
  if (!unread) expect(errors(before)).toEqual(expect.arrayContaining(errors(remaining)));
  const left = new Set(fixPlan.unfixed.map(({ rule }) => rule));
  const fixedRules = new Set(fixPlan.files.flatMap(({ fixes }) => fixes.map(({ rule }) => rule)));
  const whole = ['frontmatter-syntax', 'toml-syntax', 'skill-file-case', 'router-manifest-legacy'];
  for (const rule of whole) {
    if (fixedRules.has(rule) && !left.has(rule))
      expect(remaining.map((finding) => finding.rule)).not.toContain(rule);
  }
  return { after, plan: fixPlan };
}

test('a listed name that base has is replaced, only with a base', async () => {
  const skillNamed = (name: string) => skillMd(`name: ${name}\ndescription: Does it.`);
  const index = (name: string) =>
    `${JSON.stringify({ groupings: [{ title: 'All', skills: ['own', name] }] }, null, 2)}\n`;
  const base = {
    'skills.sh.json': index('pdf-old'),
    'skills/a/SKILL.md': skillNamed('pdf-old'),
    'skills/own/SKILL.md': skillNamed('own'),
  };
  const head = { ...base, 'skills/a/SKILL.md': skillNamed('pdf-new') };
  const withBase = await plan(memoryTree(head), defaults, [], memoryTree(base));
  const fixed = (fixPlan: FixPlan) => applyPlan(head, fixPlan)['skills.sh.json'];
  expect(fixed(withBase)).toBe(index('pdf-new'));
  expect(fixed(await planned(head))).toBe(index('pdf-old'));
});

describe('the catalogue', () => {
  test('holds every file of the folder, under its id', () => {
    const folder = new URL('../../src/fixes/', import.meta.url);
    const files = readdirSync(folder)
      .filter((file) => readFileSync(new URL(file, folder), 'utf8').includes(': Fix = {'))
      .map((file) => file.replace(/\.ts$/, ''));
    expect(fixes.map(({ id }) => id).sort()).toEqual(files.sort());
  });

  test.each(fixes.map((fix) => [fix.id, fix] as const))('%s fixes existing rules', (_, fix) => {
    expect(fix.rules.filter((rule) => findRule(rule) === undefined)).toEqual([]);
    expect(fix.rules.length).toBeGreaterThan(0);
    expect(fix.title).toMatch(/^[A-Z].*\.$/);
  });
});

test('docs/command-line.md describes every fix and its rules', () => {
  const page = readFileSync(new URL('../../docs/command-line.md', import.meta.url), 'utf8');
  for (const { title, rules } of fixes) {
    const links = rules.map((rule) => `[\`${rule}\`](${rulePage(rule, '')})`).join(', ');
    expect(page).toContain(`| ${title} | ${links} |`);
  }
});

describe('an unquoted ": "', () => {
  const head = 'name: pdf\n';

  test.each([
    ['description: Fills forms: PDF.', 'description: "Fills forms: PDF."'],
    ['description: Ends so:', 'description: "Ends so:"'],
    ['description:   Fills: a   ', 'description:   "Fills: a"   '],
    ['description: Says "a": b', `description: 'Says "a": b'`],
    ["description: It's so: b", `description: "It's so: b"`],
    [`description: It's "so": b`, `description: 'It''s "so": b'`],
    ['description: C:\\new: b', "description: 'C:\\new: b'"],
    ['description: a: b # note', 'description: "a: b" # note'],
    ['description: a#b: c', 'description: "a#b: c"'],
    ['description: a: b\t# note', 'description: "a: b"\t# note'],
    ['description: a: 你好: 🎉', 'description: "a: 你好: 🎉"'],
    ['description: -a: b', 'description: "-a: b"'],
    ['description: http://x: y', 'description: "http://x: y"'],
    ['description: a: b\nlicense: MIT', 'description: "a: b"\nlicense: MIT'],
    ['description: a: b\n  # indented note', 'description: "a: b"\n  # indented note'],
    [
      'description: a: b\nlicense: c: d\ncompatibility: e: f',
      'description: "a: b"\nlicense: "c: d"\ncompatibility: "e: f"',
    ],
  ])('%j becomes %j', async (front, expected) => {
    const { after } = await applyFixes({ [path]: skillMd(head + front) });
    expect(after[path]).toBe(skillMd(head + expected));
  });

  test('is fixed in part if the file has other faults', async () => {
    const files = { [path]: skillMd('name: pdf\ndescription: a: b\nother: [c] d') };
    const { after, plan: fixPlan } = await applyFixes(files);
    expect(after[path]).toBe(skillMd('name: pdf\ndescription: "a: b"\nother: [c] d'));
    expect(fixPlan.unfixed).toMatchObject([
      { rule: 'frontmatter-syntax', at: { range: { start: { line: 4 } } } },
    ]);
  });

  test.each([
    ['of another key', 'description: a\nother: b: c'],
    ['in a nested key', 'description: a\nmetadata:\n  name: b: c'],
    ['in a text of several lines', 'description: a: b\n  and more'],
    ['in a list', 'description: - a: b'],
    ['behind a blank YAML takes for a letter', 'description:\u00a0a: b: c'],
    ['behind quotes', 'description: "a": b'],
    ['of a key that stands twice', 'description: a: b\ndescription: c: d'],
  ])('%s is left', async (_, front) => {
    const { plan: fixPlan } = await applyFixes({ [path]: skillMd(head + front) });
    expect(fixPlan.files).toEqual([]);
    expect(fixPlan.unfixed).toMatchObject([{ rule: 'frontmatter-syntax' }]);
  });
});

describe('an unquoted version', () => {
  const agent = (lines: string) => ({
    [path]: skillMd(`name: pdf\ndescription: Fills.\n${lines}`),
  });

  test.each([
    ['version: 1.10', 'version: "1.10"'],
    ['version: 1', 'version: "1"'],
    ['version: 1.0 # first', 'version: "1.0" # first'],
    ['version:    1.0', 'version:    "1.0"'],
    ['version: 2024-01-05', 'version: "2024-01-05"'],
    ['version: 1e3', 'version: "1e3"'],
    ['version: 12345678901234567890', 'version: "12345678901234567890"'],
    ['metadata:\n  version: 1.0\n  a: 1', 'metadata:\n  version: "1.0"\n  a: 1'],
    ['metadata: {version: 1.0, a: 1.0}', 'metadata: {version: "1.0", a: 1.0}'],
  ])('%j becomes %j', async (lines, expected) => {
    const { after } = await applyFixes(agent(lines));
    expect(after).toEqual(agent(expected));
  });

  test.each([
    'version: 1.2.0',
    'version: "1.10"',
    "version: '1.10'",
    'version: v1',
    'version: true',
    'version:',
    'version: !!float 1.0',
    'version: &v 1.0',
    'version:\n  1.0',
    'a: &v 1.0\nversion: *v',
    'version: [1.0]',
    'other: 1.0',
    'metadata:\n  other: 1.0',
    'min_version: 1.0',
    'preconditions:\n  commands:\n    - cmd: git\n      min_version: 2.0',
  ])('%j stays', async (lines) => {
    expect((await planned(agent(lines))).files).toEqual([]);
  });

  test('of manifest-v1', async () => {
    const lines = (first: string, second: string, third: string) =>
      agent(
        `manifest_version: ${first}\nversion: 1.0.0\npreconditions:\n  commands:\n    - cmd: git\n      min_version: ${second}\n    - {cmd: jq, max_version: ${third}}`,
      );
    const { after, plan: fixPlan } = await applyFixes(lines('1.0', '2.30', '2'));
    expect(after).toEqual(lines('"1.0"', '"2.30"', '"2"'));
    expect(fixPlan.files[0]?.fixes.map(({ description: done, rule }) => [done, rule])).toEqual([
      ['manifest_version: quoted', 'manifest-version-unsupported'],
      ['preconditions.commands[0].min_version: quoted', 'manifest-shape'],
      ['preconditions.commands[1].max_version: quoted', 'manifest-shape'],
    ]);
  });

  test('of skill.toml', async () => {
    const toml = (first: string, second: string) => ({
      'skills/deploy/skill.toml': `# first\n[skill]\nid = "tool.deploy"\nname = "Deploy" # the name\ndescription = "Deploys."\nversion = ${first}\napi_version=${second}\n\n[provides]\n`,
    });
    const { after } = await applyFixes(toml('1.0', '1.0'));
    expect(after).toEqual(toml('"1.0"', '"1.0"'));
    expect((await applyFixes(toml('2024-01-05', '"1.0"'))).after).toEqual(
      toml('"2024-01-05"', '"1.0"'),
    );
  });

  const deploy = (lines: string) => ({ 'skills/deploy/skill.toml': `[skill]\n${lines}\n` });

  test('of skill.toml that is not a value there', async () => {
    const lines = (first: string, second: string) =>
      `id = "tool.deploy"\nversion = ${first} # note\r\n api_version=${second}\nmin_caro_version = ${second}\n`;
    const { after, plan: fixPlan } = await applyFixes(deploy(lines('1.2.0', '1.0')));
    expect(after).toEqual(deploy(`${lines('"1.2.0"', '"1.0"')}`));
    expect(fixPlan.files[0]?.fixes[0]).toMatchObject({
      rule: 'toml-syntax',
      description: 'version: quoted',
    });
  });

  test.each([
    ['of another key', 'other = 1.2.0'],
    ['that is a duplicate', 'version = 1.2.0\n[other]\nversion = 1.3.0'],
    ['with a list behind it', 'version = 1.2.0, 1'],
  ])('%s of skill.toml is left', async (_, lines) => {
    const fixPlan = await planned(deploy(lines));
    expect(fixPlan).toMatchObject({ files: [], unfixed: [{ rule: 'toml-syntax' }] });
  });

  test('of dependencies in a skill.toml', async () => {
    const toml = (first: string, second: string) => ({
      'skills/deploy/skill.toml': `[skill]\nid = "tool.deploy"\nname = "Deploy"\ndescription = "Deploys."\nversion = "1.0.0"\napi_version = "1.0"\n\n[dependencies]\n"tool.g" = ${first} # exact\n"tool.h" = { version = ${second}, optional = true }\n\n[dependencies."tool.i"]\nversion = ${first}\n\n[provides]\n`,
    });
    const { after, plan: fixPlan } = await applyFixes(toml('1.0', '2'));
    expect(after).toEqual(toml('"1.0"', '"2"'));
    expect(fixPlan.files[0]?.fixes.map(({ description: done }) => done)).toEqual([
      'dependencies."tool.g": quoted',
      'dependencies."tool.h".version: quoted',
      'dependencies."tool.i".version: quoted',
    ]);
    for (const other of ['1e3', 'inf', '2024-01-05', '-1.0']) {
      expect((await planned(toml(other, other))).files).toEqual([]);
    }
  });

  test.each<[string, Files, string, string]>([
    [
      'a skill.toml',
      { 'skills/a/skill.toml': '[skill]\nid = "tool.a"\nversion = 1.0\n\n[provides]\n' },
      'version = "1.0"',
      'Fixed, still wrong: Version `1.0` is not a semantic version.',
    ],
    [
      'a frontmatter',
      agent('version: 1e3'),
      'version: "1e3"',
      'Fixed, still wrong: Version `1e3` is not a number with dots.',
    ],
    [
      'ADR-002',
      agent('manifest_version: 7'),
      'manifest_version: "7"',
      'Fixed, still wrong: Unsupported `manifest_version`: "7".',
    ],
  ])('that is still none in quotes is left in %s', async (_, files, line, reason) => {
    const { after, plan: fixPlan } = await applyFixes(files);
    expect(Object.values(after).join('')).toContain(line);
    expect(fixPlan.files).toMatchObject([{ fixes: [], stillReported: [{}] }]);
    expect(fixPlan.files[0]?.stillReported.map((left) => plainText(left.reason))).toEqual([reason]);
  });

  test('that is found only after the frontmatter is fixed', async () => {
    const files = agent('license: a: b\nversion: 1.0');
    expect((await applyFixes(files)).after).toEqual(agent('license: "a: b"\nversion: "1.0"'));
  });
});

describe('the case of a manifest file', () => {
  const text = skillMd('name: pdf\ndescription: Fills.');

  test.each(['skill.md', 'Skill.md', 'SKILL.MD', 'skill.MD'])(
    '%s becomes SKILL.md',
    async (name) => {
      const { after } = await applyFixes({
        [`skills/pdf/${name}`]: text,
        'skills/pdf/a.py': '1\n',
      });
      expect(after).toEqual({ [path]: text, 'skills/pdf/a.py': '1\n' });
    },
  );

  test('and its content are fixed together', async () => {
    const before = skillMd('name: pdf\ndescription: a: b\nversion: 1.0');
    const { after, plan: fixPlan } = await applyFixes({ 'skills/pdf/skill.md': before });
    expect(after).toEqual({ [path]: skillMd('name: pdf\ndescription: "a: b"\nversion: "1.0"') });
    expect(fixPlan.files).toMatchObject([{ path: 'skills/pdf/skill.md', to: path, before }]);
    expect(fixPlan.files[0]?.fixes).toHaveLength(3);
  });

  test.each([
    ['beside a SKILL.md', { 'skills/pdf/skill.md': text, [path]: text }, 1],
    ['beside another spelling', { 'skills/pdf/skill.md': text, 'skills/pdf/Skill.md': text }, 2],
    ['of a page', { 'docs/skill.md': '# Skill\n' }, 0],
  ])('stays %s', async (_, files, left) => {
    const fixPlan = await planned(files);
    expect(fixPlan.files).toEqual([]);
    expect(fixPlan.unfixed).toHaveLength(left);
  });
});

describe('a router-manifest block', () => {
  const memory = 'skills/memory/SKILL.md';
  const files = (body: string) => ({
    [memory]: `---\nname: memory\ndescription: Stores memories.\n---\n${body}`,
    'skills/memory/scripts/m.sh': 'exit 0\n',
  });
  const old = (more = '') => `{
  "id": "memory", "version": "1.10.0",
  "effects": ["db.read"],${more}
  "entrypoints": {
    "find": {"unix": ["bash", "scripts/m.sh", "find", "{query}"], "agent": "Ask \u00e9 it."},
    "store": {"unix": ["bash", "scripts/m.sh"], "windows": ["powershell.exe", "scripts\\\\m.sh"]}
  },
  "stdout_contract": {"last_line_json": true}
}`;
  const block = (json: string) => `\n# Memory\n\n\`\`\`router-manifest\n${json}\n\`\`\`\n\nMore.\n`;

  test('becomes a skill-manifest block, and no operation is lost', async () => {
    const before = files(block(old()));
    const { after, plan: fixPlan } = await applyFixes(before);
    const text = after[memory] ?? '';
    const [, head, json = '', rest] = /^(.*)```skill-manifest\n(.*)\n```\n(.*)$/s.exec(text) ?? [];
    expect([head, rest]).toEqual([before[memory]?.split('```')[0], '\nMore.\n']);
    const { operations, ...others } = JSON.parse(json);
    expect(others).toEqual({
      schema_version: '2.0',
      id: 'memory',
      version: '1.10.0',
      capabilities: [],
      effects: ['db.read'],
      stdout_contract: { last_line_json: true },
    });
    expect(Object.keys(operations)).toEqual(['find', 'store']);
    expect(fixPlan.files[0]?.fixes).toMatchObject([
      { rule: 'router-manifest-legacy', description: 'router-manifest: now skill-manifest' },
    ]);
    const sides = [...Object.entries(before)].map(([path, content]) => [`before/${path}`, content]);
    for (const [path, content] of Object.entries(after)) sides.push([`after/${path}`, content]);
    const report = await checkExample({
      comment: '',
      files: new Map(sides as [string, string][]),
    });
    const asked = report.findings.filter(({ bump }) => bump === 'major').map(({ rule }) => rule);
    expect(asked).toEqual(['dialect-migrated']);
  });

  test.each([
    ['longer fences', '````router-manifest', '````', '````skill-manifest'],
    ['tildes', '~~~ router-manifest json', '~~~~', '~~~ skill-manifest json'],
    ['blanks before the fences', '  ```router-manifest  ', '  ```', '  ```skill-manifest  '],
  ])('keeps %s', async (_, opening, closing, expected) => {
    const indent = /^ */.exec(opening)?.[0] ?? '';
    const json = old()
      .split('\n')
      .map((line) => `${indent}${line}\n`)
      .join('');
    const { after } = await applyFixes(files(`\n${opening}\n\n${json}\n${closing}\nMore.\n`));
    const lines = (after[memory] ?? '').split('\n');
    expect(lines.slice(5, 8)).toEqual([expected, '', `${indent}{`]);
    expect(lines.slice(-5)).toEqual([`${indent}}`, '', closing, 'More.', '']);
    const inner = lines.slice(8, -5);
    expect(inner.filter((line) => !line.startsWith(`${indent}  `))).toEqual([]);
  });

  test('keeps line endings and a byte order mark', async () => {
    const windows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
    const plainText = (await applyFixes(files(block(old())))).after[memory] ?? '';
    const before = { ...files(''), [memory]: windows(files(block(old()))[memory] ?? '') };
    expect((await applyFixes(before)).after[memory]).toBe(windows(plainText));
  });

  test('keeps unknown keys, and gets the new version of the format', async () => {
    const more = '\n  "schema_version": "1.0", "x-owner": {"team": "a", "since": 2020},';
    const { after } = await applyFixes(files(block(old(more))));
    const json = JSON.parse(/```skill-manifest\n(.*)\n```/s.exec(after[memory] ?? '')?.[1] ?? '');
    expect(json).toMatchObject({ schema_version: '2.0', 'x-owner': { team: 'a', since: 2020 } });
  });

  test.each<readonly [what: string, body: string]>([
    ['beside a skill-manifest block', `${block(old())}\`\`\`skill-manifest\n{"id": "a"}\n\`\`\`\n`],
    ['that is a duplicate', block(old()) + block(old())],
    ['with a key twice', block(old('\n  "effects": [],'))],
    ['with a text for a flag', block(old().replace('true', '"yes"'))],
    ['with a text for an entrypoint', block(old().replace('"find": {', '"other": "x", "find": {'))],
    ['with operations as well', block(old('\n  "operations": {},'))],
    ['without entrypoints', block(old().replace('"entrypoints"', '"entries"'))],
    [
      'with a list of entrypoints',
      block(old().replace(/"entrypoints": .*\n {2}\}/s, '"entrypoints": []')),
    ],
    ['without effects', block(old().replace('"effects"', '"effect"'))],
    ['with a version that is none', block(old().replace('1.10.0', '1.10'))],
    ...[
      '"description": ["Say x"]',
      '"input": "x"',
      '"input": {}',
      '"input": {"query": "text"}',
      '"output": {}',
      '"output": "x"',
      '"macos": true',
      '"windows": "x"',
      '"windows": []',
      '"windows": [1]',
      '"env": {"A": "b"}',
    ].map(
      (field) =>
        [`with ${field}`, block(old().replace('"find": {', `"find": {${field}, `))] as const,
    ),
  ])('%s stays, and its finding promises no fix', async (_, body) => {
    const fixPlan = await planned(files(body));
    expect(fixPlan.files).toEqual([]);
    expect(fixPlan.unfixed).toMatchObject([{ rule: 'router-manifest-legacy' }]);
    const reported = (await found(files(body))).filter(
      ({ rule }) => rule === 'router-manifest-legacy',
    );
    expect(reported).toHaveLength(1);
    expect(reported[0]?.notes.map(({ message }) => message)).toEqual([fixPlan.unfixed[0]?.reason]);
    expect(plainText(reported[0]?.message ?? nothing)).not.toContain('skillaccord fix');
    expect(plainText(reported[0]?.help ?? nothing)).toBe('Rewrite it as a `skill-manifest` block.');
  });

  test('stays if the result would have an error, and other fixes are made', async () => {
    const input = '"input": {"query": {"type": "string", "required": true, "default": "x"}}';
    const before = files(block(old().replace('"find": {', `"find": {${input}, `)));
    const front = { [memory]: (before[memory] ?? '').replace('---\n\n', 'version: 1.0\n---\n\n') };
    const fixPlan = await planned(front, { rules: { 'param-required-default': 'error' } });
    expect(fixPlan.unfixed.map(({ rule, reason }) => [rule, plainText(reason)])).toEqual([
      [
        'router-manifest-legacy',
        'The fixed file would have another fault: Required parameter `query` has a default: "x".',
      ],
    ]);
    expect(fixPlan.files.map(({ fixes }) => fixes.map(({ rule }) => rule))).toEqual([
      ['version-format'],
    ]);
    expect((await planned(front)).files[0]?.fixes).toHaveLength(2);
  });

  test('gives an operation the description of its entrypoint', async () => {
    const migrated =
      '"description": "Finds.", "input": {"query": {"type": "string"}}, "output": {"description": "All."}';
    const { after } = await applyFixes(
      files(block(old().replace('"find": {', `"find": {${migrated}, `))),
    );
    const json = JSON.parse(/```skill-manifest\n(.*)\n```/s.exec(after[memory] ?? '')?.[1] ?? '');
    expect(json.operations.find).toEqual({
      description: 'Finds.',
      input: { query: { type: 'string' } },
      output: { description: 'All.' },
      entrypoints: {
        unix: ['bash', 'scripts/m.sh', 'find', '{query}'],
        agent: 'Ask \u00e9 it.',
      },
    });
  });

  test('with a fault of another kind is still fixed', async () => {
    const { plan: fixPlan } = await applyFixes(
      files(block(old().replace('scripts/m.sh', 'scripts/n.sh'))),
    );
    expect(fixPlan.files).toHaveLength(1);
  });

  test.each([
    ['that is no JSON', block('{"id": }')],
    ['in another fence', `\n\`\`\`\`\n${block(old())}\n\`\`\`\`\n`],
    ['that only shows where one goes', block('...')],
  ])('%s is none', async (_, body) => {
    expect(await planned(files(body))).toMatchObject({ files: [], unfixed: [] });
  });
});

describe('excluded fixes are not made', () => {
  const files = {
    'skills/a/SKILL.md': skillMd('name: a\ndescription: a: b'),
    'skills/b/skill.md': skillMd('name: b\ndescription: b\nversion: 1.0'),
  };

  test('by rule', async () => {
    const rules = { 'frontmatter-syntax': 'off', 'version-format': 'off' } as const;
    const fixPlan = await planned(files, { rules });
    expect(fixPlan.files.map((file) => file.fixes.map(({ rule }) => rule))).toEqual([
      ['skill-file-case'],
    ]);
    expect((await planned(files, { rules: { ...rules, 'skill-file-case': 'off' } })).files).toEqual(
      [],
    );
  });

  test('by rule and file', async () => {
    const overrides = [{ files: ['skills/b'], rules: { 'version-format': 'off' as const } }];
    const fixPlan = await planned(files, { overrides });
    expect(fixPlan.files.flatMap(({ fixes }) => fixes.map(({ rule }) => rule))).toEqual([
      'frontmatter-syntax',
      'skill-file-case',
    ]);
  });

  test('on an ignored path', async () => {
    const fixPlan = await planned(files, { ignore: ['skills/a/'] });
    expect(fixPlan.files.map((file) => file.path)).toEqual(['skills/b/skill.md']);
  });

  test.each([
    [['skills/a'], ['skills/a/SKILL.md']],
    [['skills/b/skill.md'], ['skills/b/skill.md']],
    [['skills'], ['skills/a/SKILL.md', 'skills/b/skill.md']],
    [[''], ['skills/a/SKILL.md', 'skills/b/skill.md']],
    [['skills/a/scripts'], []],
    [['docs'], []],
  ])('outside of %j', async (paths, expected) => {
    const fixPlan = await plan(memoryTree(files), defaults, paths);
    expect(fixPlan.files.map((file) => file.path)).toEqual(expected);
  });

  test('to a file that is not UTF-8', async () => {
    const latin = Buffer.from(skillMd('name: pdf\ndescription: é: b\nversion: 1.0'), 'latin1');
    const wide = Buffer.from(
      `\ufeff${skillMd('name: b\ndescription: a\nversion: 1.0')}`,
      'utf16le',
    );
    const tree = memoryTree({ 'skills/pdf/skill.md': latin, 'skills/b/SKILL.md': wide });
    const fixPlan = await plan(tree, defaults);
    expect(fixPlan.files).toEqual([]);
    expect(new Set(fixPlan.unfixed.map(({ reason }) => plainText(reason)))).toEqual(
      new Set(['The file is not UTF-8.']),
    );
    expect(fixPlan.unfixed.map(({ rule }) => rule).sort()).toEqual([
      'frontmatter-syntax',
      'skill-file-case',
      'version-format',
    ]);
  });

  test('to a file above the size limit', async () => {
    const fixPlan = await planned({ 'skills/pdf/skill.md': 'x'.repeat(5_000_000) });
    expect(fixPlan).toMatchObject({ files: [], unfixed: [{ rule: 'skill-file-case' }] });
  });
});

/** Lines of a frontmatter: fixable, similar and untouchable ones. */
const texts = fc
  .array(
    fc.constantFrom('a', 'b', ': ', ' #', '#', '"', "'", '\\', ' ', '\t', 'é', '{', '- ', '%'),
    {
      maxLength: 8,
    },
  )
  .map((parts) => `x${parts.join('')}`);
const value = fc.constantFrom('1.0', '1.2.0', '1', '2024-01-05', '"1.0"', '1.10 # so', 'x');
const line = fc.oneof(
  fc
    .tuple(fc.constantFrom('description', 'license', 'compatibility'), texts)
    .map((pair) => pair.join(': ')),
  value.map((text) => `version: ${text}`),
  value.map((text) => `metadata:\n    version:  ${text}\n    other: 1.0 # kept`),
  fc.constantFrom('', '# note: one', '  ', 'other: [1,  2]', "x-y:   'z'", 'list:\n- a: 1.0'),
);
const document = fc
  .record({
    lines: fc.uniqueArray(line, { selector: (text) => text.split(':')[0], maxLength: 8 }),
    name: fc.constantFrom('skill.md', 'SKILL.md'),
    mark: fc.constantFrom('', '\ufeff'),
    end: fc.constantFrom('\n', '\r\n'),
    body: fc.constantFrom('', '\nversion: 1.0\ndescription: a: b\n', '\nno line feed: here'),
  })
  .map(({ lines, name, mark, end, body }) => ({
    file: `skills/pdf/${name}`,
    text: mark + skillMd(`name: pdf\n${lines.join('\n')}`, body).replaceAll('\n', end),
  }));

test('in any file only the quotes are new, and a second run changes nothing', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(document, async ({ file, text }) => {
      const { after: files, plan: fixPlan } = await applyFixes({ [file]: text });
      expect(Object.keys(files)).toEqual([path]);
      const [before, after] = [text.split('\n'), (files[path] ?? '').split('\n')];
      expect(after.length).toBe(before.length);
      const lines = new Set(
        fixPlan.files.flatMap(({ fixes }) => fixes.map(({ at }) => at.range?.start.line ?? 0)),
      );
      for (const [index, line] of after.entries()) {
        if (!lines.has(index + 1)) expect(line).toBe(before[index]);
        else expect(unquoted(line)).toBe(before[index]);
      }
      count += lines.size;
    }),
    { numRuns: 100 },
  );
  expect(count).toBeGreaterThan(75);
});

/** A line without the quotes around its value. */
function unquoted(line: string): string {
  const [, before = '', single = '', double = '', behind = ''] =
    /^([\s\w-]+:\s+)(?:'((?:[^']|'')*)'|"([^"\\]*)")(.*)$/s.exec(line) ?? [];
  return before + single.replaceAll("''", "'") + double + behind;
}
