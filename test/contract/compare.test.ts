import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Json } from '../../src/model/value/value.ts';
import { changesBetween, line, manifest, worklog } from './skills.ts';

const full = `
version: 1.0.0
inputs:
  required:
    - name: session_date
      description: Date of the session (YYYY-MM-DD)
      schema: { type: string, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }
  optional:
    - name: topic
      description: Brief topic descriptor for the filename
      schema: { type: string, default: session }
    - name: output_dir
      description: Directory for output, relative to the root
      schema: { type: string, default: docs/worklogs }
    - name: shape
      schema: { type: object, properties: { width: { type: integer }, title: { type: string } } }
env:
  required:
    - { name: LOG_TOKEN, description: The token of the log, sensitive: true }
  optional:
    - { name: PROJECT, description: Project name }
preconditions:
  commands: [{ cmd: git, min_version: "2.40", max_version: "3" }, { cmd: date }]
  files:
    - { path: scripts/extract.sh, base: skill_root }
outputs:
  files:
    - pattern: '{{output_dir}}/{{session_date}}-{{topic}}.org'
      base: repo_root
      description: The generated worklog
  artifacts: [{ name: stdout, value: json }]
execution: { idempotent: true, network: false, timeout: 30 }
sensitive: false
`;

/** The changes after replacing parts of the full manifest. */
async function changesAfterEdits(
  ...replacements: readonly [string | RegExp, string][]
): Promise<string[]> {
  const after = replacements.reduce((text, [from, to]) => {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`The manifest holds no ${from}.`);
    return next;
  }, full);
  return (await changesBetween(manifest(full), manifest(after))).map(line);
}

describe('one edit, one change', () => {
  test('of an input', async () => {
    expect(await changesAfterEdits([/ {4}- name: topic[\s\S]*?session \}\n/, ''])).toEqual([
      'input "topic" removed',
    ]);
    expect(
      await changesAfterEdits(['  optional:\n    - name: topic', '    - name: topic']),
    ).toEqual([
      'input "topic" changed required changed false -> true',
      'input "output_dir" changed required changed false -> true',
      'input "shape" changed required changed false -> true',
    ]);
    expect(await changesAfterEdits(['Brief topic', 'A short topic'])).toEqual([
      'input "topic" changed description changed "Brief topic descriptor for the filename" -> "A short topic descriptor for the filename"',
    ]);
    expect(
      await changesAfterEdits([
        'type: string, default: session',
        'type: [string, "null"], default: session',
      ]),
    ).toEqual([
      'input "topic" changed schema widened type {"type":"string"} -> {"type":["string","null"]} witness null',
    ]);
  });

  test('of a schema, with a witness', async () => {
    const [change] = await changesAfterEdits(['-\\d{2}$', '-[0-3]\\d$']);
    expect(change).toMatch(
      /^input "session_date" changed schema narrowed pattern .* witness "2025-13-99"$/,
    );
  });

  test('of the properties of an object', async () => {
    expect(
      await changesAfterEdits([', title: { type: string }', ', name: { type: string }']),
    ).toEqual([
      'input "shape" changed schema property-removed "title" -> null',
      'input "shape" changed schema property-added null -> "name"',
    ]);
    const [accepts, knows] = await changesAfterEdits([
      'width: { type: integer }',
      'width: { type: string }, size: {}',
    ]);
    expect(accepts).toMatch(/schema incomparable properties.width.type .* witness \{"width":1\}$/);
    expect(knows).toBe('input "shape" changed schema property-added null -> "size"');
  });

  test('of the environment', async () => {
    expect(await changesAfterEdits(['name: PROJECT', 'name: PROJECT_NAME'])).toEqual([
      'environment "PROJECT>PROJECT_NAME" renamed',
    ]);
    expect(
      await changesAfterEdits([/ {2}required:\n {4}- \{ name: LOG_TOKEN.*\n/, '  required: []\n']),
    ).toEqual(['environment "LOG_TOKEN" removed']);
    expect(await changesAfterEdits([', sensitive: true', ''])).toEqual([
      'environment "LOG_TOKEN" changed sensitive changed true -> false',
    ]);
  });

  test('of the preconditions', async () => {
    expect(await changesAfterEdits(['"2.40"', '"2.9"'])).toEqual([
      'command "git" changed min lowered "2.40" -> "2.9"',
    ]);
    expect(await changesAfterEdits(['"2.40"', 'latest'])).toEqual([
      'command "git" changed min incomparable changed "2.40" -> "latest"',
    ]);
    expect(await changesAfterEdits([', max_version: "3"', ''])).toEqual([
      'command "git" changed max removed "3" -> null',
    ]);
    expect(await changesAfterEdits(['"2.40"', '2.40.0'])).toEqual([]);
    expect(await changesAfterEdits(['base: skill_root', 'base: cwd'])).toEqual([
      'file "scripts/extract.sh" changed base changed "skill_root" -> "cwd"',
    ]);
    expect(await changesAfterEdits([', { cmd: date }', ', { cmd: jq }'])).toEqual([
      'command "jq" added',
      'command "date" removed',
    ]);
  });

  test('of execution', async () => {
    expect(await changesAfterEdits(['timeout: 30', 'timeout: 20'])).toEqual([
      'execution "timeout" changed value lowered 30 -> 20',
    ]);
    expect(await changesAfterEdits([', network: false', ''])).toEqual([
      'execution "network" removed',
    ]);
    expect(await changesAfterEdits(['sensitive: false', 'sensitive: true'])).toEqual([
      'sensitive "" changed value changed false -> true',
    ]);
    expect(await changesAfterEdits(['sensitive: false\n', ''])).toEqual([]);
  });
});

describe('renamed inputs', () => {
  test('claim both halves and the patterns that name them', async () => {
    expect(
      await changesAfterEdits(['name: topic', 'name: subject'], ['{{topic}}', '{{ subject }}']),
    ).toEqual(['input "topic>subject" renamed']);
  });

  test('claim nothing else', async () => {
    expect(
      await changesAfterEdits(
        ['name: topic', 'name: subject'],
        ['-{{topic}}.org', '/{{subject}}.org'],
      ),
    ).toEqual([
      'input "topic>subject" renamed',
      'output "{{output_dir}}/{{session_date}}-{{topic}}.org>{{output_dir}}/{{session_date}}/{{subject}}.org" changed pattern incomparable changed "{{output_dir}}/{{session_date}}-{{topic}}.org" -> "{{output_dir}}/{{session_date}}/{{subject}}.org"',
    ]);
  });

  test('keep their shape: otherwise one is removed and one added', async () => {
    const kinds = await changesAfterEdits(
      ['name: topic', 'name: subject'],
      ['default: session', 'default: x'],
    );
    expect(kinds.filter((text) => text.startsWith('input'))).toEqual([
      'input "subject" added',
      'input "topic" removed',
    ]);
  });

  test('are distinguished by their descriptions', async () => {
    const two = (a: string, b: string) =>
      manifest(`inputs:
  required:
    - { name: ${a}, description: The branch to start from }
    - { name: ${b}, description: The file to write the result to }
`);
    const changes = await changesBetween(two('from', 'to'), two('base', 'target'));
    expect(changes.map(line)).toEqual(['input "from>base" renamed', 'input "to>target" renamed']);
  });

  test('are not paired with two candidates', async () => {
    const two = (...names: string[]) =>
      manifest(`inputs:\n  required: [${names.map((name) => `{ name: ${name} }`).join(', ')}]\n`);
    const changes = await changesBetween(two('a', 'b'), two('c', 'd'));
    expect(changes.map(({ action }) => action)).toEqual(['added', 'added', 'removed', 'removed']);
    expect((await changesBetween(two('a'), two('c'))).map(line)).toEqual(['input "a>c" renamed']);
  });
});

describe('outputs', () => {
  const outputs = (...files: string[]) =>
    manifest(`outputs:\n  files:\n${files.map((file) => `    - ${file}\n`).join('')}`);
  const between = async (before: readonly string[], after: readonly string[]) =>
    (await changesBetween(outputs(...before), outputs(...after))).map(line);

  test('of another pattern', async () => {
    expect(await between(['{ pattern: a.md }'], ['{ pattern: b.md }'])).toEqual([
      'output "a.md>b.md" changed pattern incomparable changed "a.md" -> "b.md"',
    ]);
    expect(await between(["{ pattern: 'log/*.md' }"], ["{ pattern: 'log/x-*.md' }"])).toEqual([
      'output "log/*.md>log/x-*.md" changed pattern narrowed changed "log/*.md" -> "log/x-*.md"',
    ]);
    expect(await between(["{ pattern: 'log/*.md' }"], ["{ pattern: 'log/**/*.md' }"])).toEqual([
      'output "log/*.md>log/**/*.md" changed pattern widened changed "log/*.md" -> "log/**/*.md"',
    ]);
  });

  test('of the same description', async () => {
    const before = [
      '{ pattern: a.md, description: The log }',
      '{ pattern: b.md, description: The index }',
    ];
    const after = [
      '{ pattern: d.md, description: The index }',
      '{ pattern: c.md, description: The log }',
    ];
    expect(await between(before, after)).toEqual([
      'output "a.md>c.md" changed pattern incomparable changed "a.md" -> "c.md"',
      'output "b.md>d.md" changed pattern incomparable changed "b.md" -> "d.md"',
    ]);
  });

  test('of one pattern in two bases', async () => {
    const both = ['{ pattern: a.md }', '{ pattern: a.md, base: cwd }'];
    expect(await between(both, ['{ pattern: a.md, base: cwd }'])).toEqual([
      'output "a.md" removed',
    ]);
    expect(await between(both, [...both].reverse())).toEqual([]);
    expect(await between(['{ pattern: a.md }'], ['{ pattern: a.md, base: cwd }'])).toEqual([
      'output "a.md" changed base changed "repo_root" -> "cwd"',
    ]);
  });

  test('that are added and removed', async () => {
    expect(
      await between(['{ pattern: a.md }', '{ pattern: b.md }'], ['{ pattern: a.md }']),
    ).toEqual(['output "b.md" removed']);
    expect(
      await between(['{ pattern: a.md }'], ['{ pattern: a.md }', '{ pattern: b.md }']),
    ).toEqual(['output "b.md" added']);
  });

  test('that a default moves, which covers the change of the default', async () => {
    expect(await changesAfterEdits(['default: docs/worklogs', 'default: notes'])).toEqual([
      'output "{{output_dir}}/{{session_date}}-{{topic}}.org" changed effective changed "docs/worklogs/{{session_date}}-session.org" -> "notes/{{session_date}}-session.org" witness ["output_dir"]',
    ]);
    expect(await changesAfterEdits([', default: docs/worklogs', ''])).toEqual([
      'output "{{output_dir}}/{{session_date}}-{{topic}}.org" changed effective changed "docs/worklogs/{{session_date}}-session.org" -> "{{output_dir}}/{{session_date}}-session.org" witness ["output_dir"]',
    ]);
  });

  test('that an input moves by its removal cover nothing', async () => {
    expect(await changesAfterEdits([/ {4}- name: output_dir[\s\S]*?worklogs \}\n/, ''])).toEqual([
      'input "output_dir" removed',
    ]);
  });
});

describe('added and removed manifests', () => {
  const format = 'manifest "manifest-v1"';

  test('cover all their items, and the fields that another dialect states', async () => {
    const legacy = worklog(full);
    expect((await changesBetween(legacy, manifest(full))).map(line)).toEqual([`${format} added`]);
    expect((await changesBetween(manifest(full), legacy)).map(line)).toEqual([`${format} removed`]);
    expect((await changesBetween(worklog(''), manifest(full))).map(line)).toEqual([
      `${format} added`,
    ]);
  });

  test('do not cover other fields', async () => {
    const changes = await changesBetween(worklog('model: small'), manifest('model: large'));
    expect(changes.map(line)).toEqual([
      'field "model" changed value changed "small" -> "large"',
      `${format} added`,
    ]);
  });

  test('a field is removed with the manifest that covered it', async () => {
    const changes = await changesBetween(worklog('inputs: [a]\nmodel: x'), manifest(''));
    expect(changes.map(line)).toEqual([
      `${format} added`,
      'field "inputs" removed',
      'field "model" removed',
    ]);
  });
});

describe('the facts of an interface block', () => {
  const block = `interface:
  inputs: [topic]
  outputs: [{ pattern: 'docs/*.org' }]
  env: [PROJECT]
`;
  const declared = `${block}inputs:
  required: [{ name: topic, description: The topic, schema: { type: string } }]
outputs:
  files: [{ pattern: docs/log.org, base: repo_root }]
env:
  required: [{ name: PROJECT }]
`;

  test('may be declared too', async () => {
    const changes = await changesBetween(manifest(block), manifest(declared));
    expect(changes.map(line)).toEqual([
      'input "topic" changed required added null -> true',
      'output "docs/*.org>docs/log.org" changed base added null -> "repo_root"',
    ]);
  });

  test('may be the only ones left', async () => {
    const changes = await changesBetween(manifest(declared), manifest(block));
    expect(changes.map(line)).toEqual([
      'input "topic" changed required removed true -> null',
      'output "docs/log.org>docs/*.org" changed pattern widened changed "docs/log.org" -> "docs/*.org"',
    ]);
  });
});

describe('outside the contract', () => {
  test('tools are compared by what they cover', async () => {
    const tools = async (before: string, after: string) =>
      (
        await changesBetween(
          worklog(`allowed-tools: ${before}`),
          worklog(`allowed-tools: ${after}`),
        )
      ).map(({ verdict, witness }) => [verdict, witness?.value]);
    expect(await tools('Bash(git:*) Read', 'Read, Bash(git:*)')).toEqual([]);
    expect(await tools('Bash(git:*)', 'Bash')).toEqual([['widened', ['Bash']]]);
    expect(await tools('Bash', 'Bash(git:*)')).toEqual([['narrowed', ['Bash']]]);
    expect(await tools('Bash Bash(git:*)', 'Bash')).toEqual([['equivalent', undefined]]);
    expect(await tools('Read Edit', 'Read Write')).toEqual([
      ['widened', ['Write']],
      ['narrowed', ['Edit']],
    ]);
  });

  test('files are one change, and a nested skill has its own files', async () => {
    const inner = { 'skills/worklog/inner/SKILL.md': '---\nname: inner\ndescription: In.\n---\n' };
    const changes = await changesBetween(
      {
        ...worklog(''),
        ...inner,
        'skills/worklog/a.sh': '1',
        'skills/worklog/b.sh': '1',
        'skills/worklog/inner/x': '1',
      },
      {
        ...worklog(''),
        ...inner,
        'skills/worklog/a.sh': '2',
        'skills/worklog/c.sh': '1',
        'skills/worklog/inner/x': '2',
      },
    );
    expect(changes.map(({ from, to, at, was }) => [from, to, at.path, was?.path])).toEqual([
      [['a.sh', 'b.sh'], ['a.sh', 'c.sh'], 'skills/worklog/a.sh', 'skills/worklog/a.sh'],
      [['x'], ['x'], 'skills/worklog/inner/x', 'skills/worklog/inner/x'],
    ]);
  });

  test('the skill is added, removed, moved and renamed', async () => {
    const at = (root: string, name: string) => ({
      [`${root}/SKILL.md`]: `---\nname: ${name}\ndescription: Writes.\n---\nThe same body of words.\n`,
    });
    const changesBetweenTrees = async (
      before: Record<string, string>,
      after: Record<string, string>,
    ) =>
      (await changesBetween(before, after)).map(({ action, from, to, at: place, was }) => ({
        action,
        ...{ from, to, at: `${place.path}:${place.range?.start.line}`, was: was?.path },
      }));
    const log = { name: 'log', root: 'a/log' };
    expect(await changesBetweenTrees({}, at('a/log', 'log'))).toEqual([
      { action: 'added', from: null, to: log, at: 'a/log/SKILL.md:2', was: undefined },
    ]);
    expect(await changesBetweenTrees(at('a/log', 'log'), {})).toEqual([
      {
        action: 'removed',
        from: log,
        to: null,
        at: 'a/log/SKILL.md:1',
        was: 'a/log/SKILL.md',
      },
    ]);
    expect(await changesBetweenTrees(at('a/log', 'log'), at('b/log', 'log'))).toEqual([
      {
        action: 'moved',
        from: log,
        to: { name: 'log', root: 'b/log' },
        at: 'b/log/SKILL.md:2',
        was: 'a/log/SKILL.md',
      },
    ]);
    expect(await changesBetweenTrees(at('a/log', 'log'), at('a/log', 'journal'))).toEqual([
      {
        action: 'renamed',
        from: log,
        to: { name: 'journal', root: 'a/log' },
        at: 'a/log/SKILL.md:2',
        was: 'a/log/SKILL.md',
      },
    ]);
  });
});

describe('the place of a change', () => {
  const places = async (from: string | RegExp, to: string) =>
    (await changesBetween(manifest(full), manifest(full.replace(from, to)))).map(({ at, was }) => [
      at.range?.start.line,
      was?.range?.start.line,
    ]);

  test('a value that changed: at the value', async () => {
    expect(await places('"2.40"', '"2.50"')).toEqual([[26, 26]]);
  });

  test('a removed item: at its nearest remaining parent', async () => {
    expect(await places(', { cmd: date }', '')).toEqual([[26, 26]]);
    expect(await places(/preconditions:[\s\S]*(?=outputs:)/, '')).toEqual([
      [5, 26],
      [5, 26],
      [5, 28],
    ]);
  });

  test('an added item: at the item, and nowhere at base', async () => {
    expect(await places('[{ cmd: git', '[{ cmd: jq }, { cmd: git')).toEqual([[26, undefined]]);
  });
});

test('every changed leaf of a manifest is a change', async () => {
  const data = parse(full) as Json;
  const quiet: string[] = [];
  let leaves = 0;
  for (const { path, without, changed, beside } of variants(data)) {
    if (path === 'version') continue;
    leaves++;
    for (const other of [without, changed, beside]) {
      const after = manifest(stringify(other));
      if ((await changesBetween(manifest(full), after)).length === 0) quiet.push(path);
    }
  }
  expect(leaves).toBeGreaterThan(30);
  // Both state the default.
  expect(quiet).toEqual(['preconditions.files.0.base', 'outputs.files.0.base', 'sensitive']);
});

interface Variant {
  readonly path: string;
  readonly without: Json;
  readonly changed: Json;
  readonly beside: Json;
}

/** For every leaf: without its value, with another value, and with an unknown sibling. */
function* variants(value: Json, path: string[] = []): Iterable<Variant> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, key];
    if (typeof inner === 'object' && inner !== null) {
      for (const variant of variants(inner as Json, here)) {
        const put = (part: Json): Json => replaceKey(value, key, part);
        yield {
          ...variant,
          without: put(variant.without),
          changed: put(variant.changed),
          beside: put(variant.beside),
        };
      }
      continue;
    }
    const other =
      typeof inner === 'boolean' ? !inner : typeof inner === 'number' ? inner + 1 : `${inner}x`;
    yield {
      path: here.join('.'),
      without: replaceKey(value, key, undefined),
      changed: replaceKey(value, key, other),
      beside: Array.isArray(value) ? replaceKey(value, key, other) : { ...value, 'x-new': 1 },
    };
  }
}

function replaceKey(value: Json, key: string, part: Json | undefined): Json {
  const entries = Object.entries(value as object).flatMap(([name, inner]) =>
    name !== key
      ? [[name, inner as Json] as const]
      : part === undefined
        ? []
        : [[name, part] as const],
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
