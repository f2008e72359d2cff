import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { skillToml } from '../../src/dialects/skill-toml/skill-toml.ts';
import { parseSkillToml } from '../../src/dialects/skill-toml-file.ts';
import type { Item } from '../../src/model/contract.ts';
import type { Finding } from '../../src/model/finding.ts';
import { nothing, plainText } from '../../src/model/message.ts';
import { type Json, resolvePointer } from '../../src/model/value/value.ts';
import { moduleText } from '../../src/rules/examples/module.ts';
import { kindOf, pointers, replaceAt, valueAt } from '../support/pointers.ts';
import { runCase } from '../support/run-case.ts';

const path = 'skills/aws/skill.toml';

/** All fields of the contract, with valid values other than their defaults. */
const maximal = {
  skill: {
    id: 'cloud.aws',
    name: 'AWS',
    version: '0.3.0',
    description: 'AWS workflows.',
    api_version: '1.0',
    authors: ['a <a@b.example>'],
    license: 'MIT',
    repository: 'https://example.com/aws',
    documentation: 'https://example.com/aws/docs',
    keywords: ['aws', 'cloud'],
    min_caro_version: '1.1.0',
  },
  provides: { knowledge: true, recipes: true, executable: true },
  knowledge: { topics: ['s3', 'ec2'], priority: 100, max_context_tokens: 2000 },
  recipes: { files: ['recipes/*.yaml'], default_confirmation: 'always' },
  executable: { module: 'bin/aws.wasm', exports: ['init', 'shutdown'] },
  capabilities: {
    terminal_exec: { allowed: false, commands: ['kubectl', 'aws'], blocked: ['rm'] },
    filesystem_read: ['~/.aws', './'],
    filesystem_write: ['./.caro-cache/aws'],
    network: ['*.amazonaws.com'],
    env_read: ['AWS_*'],
    secrets_access: true,
  },
  dependencies: {
    'core.shell': '>=1.0',
    'tool.kubectl': { version: '>=0.2', optional: true, features: ['exec', 'cp'] },
  },
  suggestions: { 'tool.terraform': 'For infrastructure.' },
  features: { eks: { description: 'Clusters.', default: false } },
  platform: {
    os: ['macos', 'linux'],
    arch: ['x86_64'],
    required_tools: ['aws'],
    optional_tools: ['sam'],
  },
} as const satisfies Json;

/** The files named by the maximal manifest. */
const files: Readonly<Record<string, string>> = {
  'skills/aws/knowledge/s3.md': '# S3',
  'skills/aws/recipes/login.yaml': 'id: login\nname: Log in\nsteps:\n  - command: aws sso login\n',
  'skills/aws/bin/aws.wasm (base64)': moduleText,
};

const names = Object.keys(files).map((name) => name.replace(/^skills\/aws\/| \(base64\)$/g, ''));

function tomlText(json: Json): string {
  return stringify(json as Record<string, unknown>);
}

function rootOf(text: string) {
  const { root } = parseSkillToml(path, text);
  if (!root) throw new Error('The text is no TOML.');
  return root;
}

function itemsIn(text: string): readonly Item[] {
  const read = parseSkillToml(path, text);
  const claim = skillToml.claim({ path, skillMd: null, skillToml: read });
  if (!claim?.manifest) throw new Error('The dialect does not apply.');
  return skillToml.extract(claim.manifest, { names, texts: new Map() }).items;
}

async function findings(text: string): Promise<readonly Finding[]> {
  const archive = { comment: '', files: new Map([[path, text], ...Object.entries(files)]) };
  return (await runCase(archive)).findings;
}

/** Items as lines: kind, name, facets. */
function lines(items: readonly Item[]): readonly string[] {
  return items.map(({ kind, name, facets }) => {
    const shown = [...facets].map(([key, { shape }]) => ` ${key}=${JSON.stringify(shape.value)}`);
    return `${kind} ${name}${shown.join('')}`;
  });
}

describe('the facts of a skill.toml', () => {
  test('every field of a maximal manifest', () => {
    expect(lines(itemsIn(tomlText(maximal)))).toMatchInlineSnapshot(`
      [
        "manifest skill-toml format="1.0"",
        "display-name  value="AWS"",
        "description  value="AWS workflows."",
        "license  value="MIT"",
        "metadata authors value=["a <a@b.example>"]",
        "metadata repository value="https://example.com/aws"",
        "metadata documentation value="https://example.com/aws/docs"",
        "keyword aws",
        "keyword cloud",
        "host  min="1.1.0"",
        "provides knowledge value=true",
        "provides recipes value=true",
        "provides executable value=true",
        "topic s3",
        "topic ec2",
        "knowledge  priority=100 max_context_tokens=2000",
        "recipe recipes/login.yaml file="recipes/login.yaml" id="" unread=true",
        "confirmation  value="always"",
        "module  path="bin/aws.wasm"",
        "export init",
        "export shutdown",
        "power terminal_exec allowed=false commands=["aws","kubectl"] blocked=["rm"]",
        "power filesystem_read value=["./","~/.aws"]",
        "power filesystem_write value=["./.caro-cache/aws"]",
        "power network value=["*.amazonaws.com"]",
        "power env_read value=["AWS_*"]",
        "power secrets_access value=true",
        "dependency core.shell range=">=1.0" optional=false features=[]",
        "dependency tool.kubectl range=">=0.2" optional=true features=["cp","exec"]",
        "suggestion tool.terraform value="For infrastructure."",
        "feature eks description="Clusters." default=false",
        "platform os value=["linux","macos"]",
        "platform arch value=["x86_64"]",
        "tool aws required=true",
        "tool sam required=false",
      ]
    `);
  });

  test('the defaults of the contract, for missing keys', () => {
    const bare = '[skill]\nid = "tool.x"\nname = "X"\nversion = "1.0.0"\napi_version = "1.0"\n';
    expect(lines(itemsIn(`${bare}[provides]\n`))).toMatchInlineSnapshot(`
      [
        "manifest skill-toml format="1.0"",
        "display-name  value="X"",
        "provides knowledge value=false",
        "provides recipes value=false",
        "provides executable value=false",
        "power filesystem_read value=[]",
        "power filesystem_write value=[]",
        "power network value=[]",
        "power env_read value=[]",
        "power secrets_access value=false",
        "platform os value=[]",
        "platform arch value=[]",
      ]
    `);
    const sections = `
[knowledge]
[recipes]
[capabilities.terminal_exec]
[dependencies]
a = "*"
[features.f]
[platform]
`;
    const more = lines(itemsIn(`${bare}[provides]\n${sections}`));
    const known = lines(itemsIn(`${bare}[provides]\n`));
    expect(more.filter((line) => !known.includes(line))).toMatchInlineSnapshot(`
      [
        "knowledge  priority=50 max_context_tokens=1000",
        "recipe recipes/login.yaml file="recipes/login.yaml" id="" unread=true",
        "confirmation  value="prompt"",
        "power terminal_exec allowed=true commands=[] blocked=[]",
        "dependency a range="*" optional=false features=[]",
        "feature f default=true",
      ]
    `);
  });

  test('unknown keys and wrong types, by their paths', () => {
    const text = `
other = 1
provides = "x"
dependencies = { "a.b" = 1, c = { version = 2, x = "y" } }
suggestions = { d = [1] }
features = { e = "f", g = { default = 1, since = "0.2" } }
platform = { os = ["linux", 7], libc = [] }
executable = []
__proto__ = { constructor = 1 }

[skill]
id = 7
version = [1]
license = {}
keywords = ["a", 1]
x-team = "t"

[skill.api_version]
y = 1

[knowledge]
priority = 1.0
max_context_tokens = -1

[capabilities]
clipboard = true
network = "x"

[capabilities.terminal_exec]
timeout = 1
allowed = "yes"
`;
    expect(lines(itemsIn(text)).filter((line) => line.startsWith('field'))).toMatchInlineSnapshot(`
      [
        "field other value=1",
        "field provides value="x"",
        "field dependencies.a.b value=1",
        "field dependencies.c.version value=2",
        "field dependencies.c.x value="y"",
        "field suggestions.d value=[1]",
        "field features.e value="f"",
        "field features.g.default value=1",
        "field features.g.since value="0.2"",
        "field platform.os value=[7]",
        "field platform.libc value=[]",
        "field executable value=[]",
        "field __proto__ value={"constructor":1}",
        "field skill.id value=7",
        "field skill.version value=[1]",
        "field skill.license value={}",
        "field skill.keywords value=[1]",
        "field skill.x-team value="t"",
        "field skill.api_version value={"y":1}",
        "field knowledge.priority value="1.0"",
        "field capabilities.clipboard value=true",
        "field capabilities.network value="x"",
        "field capabilities.terminal_exec.timeout value=1",
        "field capabilities.terminal_exec.allowed value="yes"",
      ]
    `);
  });

  test('each item under a pointer that leads to it, at its place', () => {
    const root = rootOf(tomlText(maximal));
    for (const item of itemsIn(tomlText(maximal))) {
      const { value, keyAt, missing } = resolvePointer(root, item.pointer);
      expect(missing, item.pointer).toBe(false);
      const places = [value.at, keyAt, resolvePointer(root, `${item.pointer}/0`).value.at];
      expect(places, item.pointer).toContainEqual(item.at);
    }
  });

  test('name and version', () => {
    const root = rootOf(tomlText(maximal));
    const manifest = { dialect: 'skill-toml', path, root, body: null };
    const { name, version } = skillToml.extract(manifest, { names, texts: new Map() });
    expect([name, version?.value, version?.at]).toEqual([
      'cloud.aws',
      '0.3.0',
      resolvePointer(root, '/skill/version').value.at,
    ]);
  });

  test('no two items of one kind and name', () => {
    const doubled = structuredClone(maximal) as unknown as typeof maximal & {
      platform: { optional_tools: string[] };
      skill: { keywords: string[] };
    };
    doubled.platform.optional_tools.push('aws', 'sam');
    doubled.skill.keywords.push('aws');
    const keys = itemsIn(tomlText(doubled)).map(({ kind, name }) => `${kind} ${name}`);
    expect(keys).toEqual([...new Set(keys)]);
  });
});

describe('when it applies', () => {
  const applies = (text: string) => {
    const claim = skillToml.claim({
      path,
      skillMd: null,
      skillToml: parseSkillToml(path, text),
    });
    return claim ? [claim.manifest !== null, claim.problems.length] : null;
  };

  test.each([
    ['[skill]\napi_version = "1.0"', [true, 0]],
    ['[skill]\napi_version = "9"\n[provides]', [true, 0]],
    ['[skill]\nid = "x"\n[provides]', [true, 0]],
    ['[skill]\nid = "x"\n[provides]\nknowledge = 1', [true, 0]],
    ['[skill]\nid = "x"', [false, 1]],
    ['[skill]\nname = "x"\n[provides]', [false, 1]],
    ['[skill]\napi_version = "1.0"\n[provides]\ntools = []', [false, 1]],
    ['[skill]\napi_version = "1.0"\n[provides.tools]', [false, 1]],
    ['[skill]\napi_version = "1.0"\n[[provides]]', [false, 1]],
    ['[[skill]]\napi_version = "1.0"', [false, 1]],
    ['id = "x"', [false, 1]],
    ['', [true, 0]],
    ['[skill', null],
  ])('%j: %j', (text, expected) => {
    expect(applies(text)).toEqual(expected);
  });
});

const wrong: Readonly<Record<string, Json>> = {
  text: 'wrong  text',
  number: 7,
  fraction: 1.5,
  boolean: true,
  list: [],
  mapping: {},
};

/** The required fields of the maximal manifest. */
const required = [
  ...['/provides', '/skill/id', '/skill/name', '/skill/version', '/skill/description'],
  ...['/skill/api_version', '/features/eks/description'],
  '/dependencies/tool.kubectl/version',
];

describe('a maximal manifest', () => {
  test('has no findings', async () => {
    const found = await findings(tomlText(maximal));
    expect(found.filter(({ rule }) => rule !== 'dependency-missing')).toEqual([]);
  });

  const places = pointers(maximal).filter((at) => at !== '/skill');

  test.each(places)('%s of a wrong type is found once, at its place', async (at) => {
    const right = kindOf(valueAt(maximal, at));
    for (const [kind, value] of Object.entries(wrong)) {
      if (kind === right) continue;
      // A dependency may be a text or a table; the table then lacks its version.
      if (at.startsWith('/dependencies/') && at.split('/').length === 3 && kind === 'text')
        continue;
      // Lists and tables in [provides] belong to another tool.
      if (at.startsWith('/provides') && ['list', 'mapping'].includes(kind)) continue;
      const text = tomlText(replaceAt(maximal, at, value));
      const located = resolvePointer(rootOf(text), at);
      const starts = [located.value.at.range?.start, located.keyAt.range?.start];
      const errors = (await findings(text)).filter(({ severity }) => severity === 'error');
      const found = errors.filter((finding) =>
        starts.some((place) => isDeepStrictEqual(place, finding.at.range?.start)),
      );
      expect(
        found.length,
        `${kind}: ${errors.map(({ rule, message }) => `${rule} ${plainText(message)}`).join(' ')}`,
      ).toBe(1);
    }
  });

  test.each(required)('a missing %s is found once, at the nearest table', async (at) => {
    const text = tomlText(replaceAt(maximal, at, undefined));
    const [above, key] = [at.slice(0, at.lastIndexOf('/')), at.slice(at.lastIndexOf('/') + 1)];
    const errors = (await findings(text)).filter(
      ({ severity, rule }) => severity === 'error' || rule === 'manifest-shape',
    );
    expect(errors.map(({ rule, at: place }) => [rule, place.range?.start])).toEqual([
      ['manifest-shape', resolvePointer(rootOf(text), above).keyAt.range?.start],
    ]);
    const table = above
      .slice(1)
      .split('/')
      .map((name) => (name.includes('.') ? `"${name}"` : name))
      .join('.');
    expect(plainText(errors[0]?.message ?? nothing)).toBe(
      `Missing \`${key}\`${table === '' ? '' : ` in \`${table}\``}.`,
    );
  });

  test.each(places.filter((at) => !required.includes(at)))(
    '%s may be left out in the schema',
    async (at) => {
      const rules = (await findings(tomlText(replaceAt(maximal, at, undefined)))).map(
        ({ rule }) => rule,
      );
      expect(rules).not.toContain('manifest-shape');
    },
  );
});

/** Keys of the maximal manifest that the contract defines; without the first two, it belongs to another tool. */
const knownKeys = pointers(maximal).filter(
  (at) =>
    !/\/\d+$/.test(at) &&
    !/^\/(?:dependencies|suggestions|features)\/[^/]+$/.test(at) &&
    !['/skill', '/provides', '/skill/api_version'].includes(at),
);

describe('a misspelt key', () => {
  test.each(knownKeys)('%s is found at its place', async (at) => {
    const cut = at.lastIndexOf('/') + 1;
    const key = at.slice(cut);
    const slip = `${key[1]}${key[0]}${key.slice(2)}`;
    const right = valueAt(maximal, at);
    const copy = replaceAt(maximal, at, undefined) as Record<string, Json>;
    let holder: Record<string, Json> = copy;
    for (const segment of at.split('/').slice(1, -1))
      holder = holder[segment] as Record<string, Json>;
    holder[slip] = right;
    const text = tomlText(copy);
    const { keyAt } = resolvePointer(rootOf(text), at.slice(0, cut) + slip);
    const found = (await findings(text)).filter(({ rule }) => rule === 'key-typo');
    expect(found.map((finding) => finding.at.range?.start)).toEqual([keyAt.range?.start]);
    expect(plainText(found[0]?.help ?? nothing)).toBe(`Write \`${key}\`.`);
  });
});

describe('any skill.toml', () => {
  const keys = pointers(maximal)
    .flatMap((at) => at.split('/').slice(1))
    .filter((key) => !/^\d+$/.test(key));
  const key = fc.oneof(
    fc.constantFrom(...keys),
    fc.constantFrom('constructor', 'toString', '', 'a.b'),
  );
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.constantFrom<Json>('a', '../x', '/x', '$X', '1.0', '>=1.0', '*', '', true, 3, -1, 1.5),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 5 }) as fc.Arbitrary<Json>,
    ),
  }));
  const sections = fc.dictionary(fc.constantFrom(...Object.keys(maximal)), value, { minKeys: 3 });

  test('is read and judged without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(sections, async (tables) => {
        const skill = { api_version: '1.0', ...(tables['skill'] as object) };
        const { provides, ...others } = tables as Record<string, Json>;
        await findings(tomlText({ ...others, skill } as unknown as Json));
        await findings(tomlText({ ...others, provides: provides ?? {}, skill } as unknown as Json));
      }),
      { numRuns: 100, seed: 20261121 },
    );
  });
});
