import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/model/message.ts';
import { effects } from '../../../src/rules/support/effects.ts';
import { checkExample } from '../../../src/tasks/example.ts';
import { sample, seeds } from '../support/seeds.ts';

/** A key that declares a permission, with its file: key and value are JSON, which YAML and TOML also accept. */
interface Home {
  readonly key: string;
  readonly values: readonly string[];
  readonly path: string;
  readonly write: (key: string, value: string) => string;
}

const head = 'name: w\ndescription: Does things.\n';
const front = (text: string) => `---\n${head}${text}---\n`;
const block = (text: string) => `${front('')}\`\`\`skill-manifest\n{${text}}\n\`\`\`\n`;
const toml = (text: string) => `[skill]\nid = "custom.w"\napi_version = "1.0"\n${text}\n`;
const v1 = 'manifest_version: "1.0"\n';
const texts = ['["x"]', '"x"', '[["x"]]', '{"x": true}', '[{"x": 1}]', '5', 'true', '["x", 5]'];
const flags = ['true', '"true"', '1', '["true"]', '{"x": true}'];
const tomlOf = (value: string) => value.replaceAll(': ', ' = ');

const homes: readonly Home[] = [
  {
    key: 'allowed-tools',
    path: 'w/SKILL.md',
    values: texts,
    write: (key, value) => front(`${key}: ${value}\n`),
  },
  {
    key: 'network',
    path: 'w/SKILL.md',
    values: flags,
    write: (key, value) => front(`${v1}execution: {${key}: ${value}}\n`),
  },
  {
    key: 'execution',
    path: 'w/SKILL.md',
    values: ['{"network": true}', '["network"]'],
    write: (key, value) => front(`${v1}${key}: ${value}\n`),
  },
  {
    key: 'effects',
    path: 'w/SKILL.md',
    values: texts,
    write: (key, value) => block(`${key}: ${value}`),
  },
  ...['network', 'filesystem_write'].map((key) => ({
    ...{ key, path: 'w/skill.toml', values: texts },
    write: (name: string, value: string) => toml(`[capabilities]\n${name} = ${tomlOf(value)}`),
  })),
  {
    key: 'secrets_access',
    path: 'w/skill.toml',
    values: flags,
    write: (key, value) => toml(`[capabilities]\n${key} = ${tomlOf(value)}`),
  },
  {
    key: 'terminal_exec',
    path: 'w/skill.toml',
    values: ['{}', '{"commands": ["rm"]}', 'true', '["rm"]'],
    write: (key, value) => toml(`[capabilities]\n${key} = ${tomlOf(value)}`),
  },
  {
    key: 'capabilities',
    path: 'w/skill.toml',
    values: ['{"network": ["x"]}', '["network"]'],
    write: (key, value) => `${key} = ${tomlOf(value)}\n${toml('')}`,
  },
];

const twins: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
};
const invisible = ['\u200b', '\u200d', '\u2060', '\u00ad', '\ufeff'];

/** Misspellings of a key at an index. */
const slips: readonly ((key: string, index: number) => string)[] = [
  (key) => key,
  (key) => key.replace(/[-_]/g, ''),
  (key) => key.replace(/[-_]/g, (sign) => (sign === '-' ? '_' : '-')),
  (key) => key.replace(/[-_](.)/g, (_, next: string) => next.toUpperCase()),
  (key) => key.toUpperCase(),
  (key, index) => key.slice(0, index) + key.charAt(index).toUpperCase() + key.slice(index + 1),
  (key, index) => key.slice(0, index) + key.slice(index + 1),
  (key, index) => key.slice(0, index) + key.charAt(index) + key.slice(index),
  (key, index) =>
    key.slice(0, index) + key.charAt(index + 1) + key.charAt(index) + key.slice(index + 2),
  (key, index) => `${key.slice(0, index)}${invisible[index % invisible.length]}${key.slice(index)}`,
  (key, index) =>
    key.slice(0, index) + (twins[key.charAt(index)] ?? key.charAt(index)) + key.slice(index + 1),
  (key) => [...key].map((sign) => twins[sign] ?? sign).join(''),
  (key) =>
    [...key].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join(''),
  (key) => `${key} `,
  (key) => ` ${key}`,
  (key) => `${key}:`,
  (key) => `${key}s`,
];

const variants = fc.constantFrom(...homes).chain((home) =>
  fc.record({
    home: fc.constant(home),
    value: fc.constantFrom(...home.values),
    slip: fc.constantFrom(...slips),
    at: fc.nat(home.key.length - 1),
  }),
);

const policy =
  'policy: {allowed-tools: [Read], effects: [], network: [], exec: [], filesystem_write: [], secrets: false}\n';

async function rulesOf(path: string, text: string): Promise<readonly string[]> {
  const files = new Map([
    ['skillaccord.yml', policy],
    [path, text],
  ]);
  const { findings } = await checkExample({ files, comment: '' });
  return findings.map(({ rule }) => rule);
}

describe.each(seeds)('from the %s seed', (_, seed) => {
  test('a policy denies a permission under a misspelt key, in any shape', async () => {
    const property = fc.asyncProperty(variants, async ({ home, value, slip, at }) => {
      const text = home.write(JSON.stringify(slip(home.key, at)), value);
      expect(await rulesOf(home.path, text), text).toContain('policy-denied');
    });
    await fc.assert(property, sample(seed, 60));
  });

  test('a policy accepts a value that allows nothing, under any key', async () => {
    const property = fc.asyncProperty(variants, async ({ home, slip, at }) => {
      const isToml = home.path.endsWith('.toml');
      const nothing = isToml
        ? home.key === 'terminal_exec'
          ? '{allowed = false}'
          : 'false'
        : 'null';
      const text = home.write(JSON.stringify(slip(home.key, at)), nothing);
      expect(await rulesOf(home.path, text), text).not.toContain('policy-denied');
    });
    await fc.assert(property, sample(seed, 30));
  });
});

test('the effects that policies know are those of Skill Manifest v2', async () => {
  for (const name of effects.keys()) {
    const text = `${front('')}\`\`\`skill-manifest\n{"effects": ["${name}"]}\n\`\`\`\n`;
    const files = new Map([
      ['skillaccord.yml', 'policy: {network: [], exec: [], filesystem_write: []}\n'],
      ['w/SKILL.md', text],
    ]);
    const { findings } = await checkExample({ files, comment: '' });
    const denied = findings.filter(({ rule }) => rule === 'policy-denied');
    expect(denied.filter(({ message }) => plainText(message).includes('not defined'))).toEqual([]);
  }
});
