import { describe, expect, test } from 'vitest';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';
import { worklog } from '../support/skills.ts';

const front = (text: string) => `---\nname: hostile\ndescription: Is hostile.\n${text}\n---\n`;
const times = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const deep = (count: number) => `${'['.repeat(count)}${']'.repeat(count)}`;
const schema = (pattern: string) =>
  `---\nmanifest_version: "1.0"\nname: hostile\ndescription: Is hostile.\nversion: 1.0.0\ninputs:\n  optional:\n    - {name: a, description: x, default: "${'a'.repeat(40)}!", schema: {type: string, pattern: ${JSON.stringify(pattern)}}}\n---\n`;

/** Files that cost other parsers minutes, memory or their prototypes. */
const bombs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '6.5 a billion laughs': {
    'SKILL.md': front(
      `a0: &a0 [x, x]\n${times(60, (index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`)}`,
    ),
  },
  '6.5 more aliases than anybody means': {
    'SKILL.md': front(`a: &a x\nb: [${'*a, '.repeat(5_000)}]`),
  },
  '6.5 an alias of itself': { 'SKILL.md': front('a: &a [*a]\nb: &b {<<: *b}') },
  '6.5 100,000 brackets in frontmatter': { 'SKILL.md': front(`a: ${deep(100_000)}`) },
  '6.5 20,000 keys': { 'SKILL.md': front(times(20_000, (index) => `k${index}: 1`)) },
  '6.5 a key that is a mapping, of which the parser would warn': {
    'SKILL.md': front('? {a: [::set-output name=x::y]}\n: 1\n[a, b]: 2'),
  },
  '6.5 a tag that makes something': {
    'SKILL.md': front(
      'a: !!js/function "function () {}"\nb: !<tag:x> y\nc: !!python/object/apply:os.system [id]',
    ),
  },
  '6.5 a version that is a number': { 'SKILL.md': front('version: 1.10') },
  '6.6 the prototype, in YAML': {
    'SKILL.md': front(
      '__proto__: {polluted: true}\nconstructor: {prototype: {polluted: true}}\nmetadata: {__proto__: {version: "9.9.9"}, toString: x}',
    ),
  },
  '6.6 the prototype, in JSON': {
    'SKILL.md': `${front('version: 1.0.0')}\`\`\`skill-manifest\n{"manifest_version": "2.0", "__proto__": {"polluted": true}, "constructor": {"prototype": {}}, "operations": {"__proto__": {"inputs": {"constructor": {}}}, "hasOwnProperty": {}}}\n\`\`\`\n`,
  },
  '6.6 the prototype, in TOML': {
    'skill.toml':
      '[skill]\nid = "a.b"\n[__proto__]\npolluted = true\n[constructor.prototype]\nx = 1\n[dependencies]\n__proto__ = "1.0"\nhasOwnProperty = "1.0"\n',
  },
  '6.6 an expression that tries everything': { 'SKILL.md': schema('^(a+)+$') },
  '6.6 an expression with a repeat of repeats': {
    'SKILL.md': schema('((a{1,1000}){1,1000}){1,1000}$'),
  },
  '6.6 an expression that looks back': { 'SKILL.md': schema('(a*)*\\1(?=b)(?<!c)$') },
  '6.6 an expression of 100,000 characters': { 'SKILL.md': schema('(a|b)*'.repeat(16_000)) },
  'deep JSON': {
    'SKILL.md': `${front('version: 1.0.0')}\`\`\`skill-manifest\n${deep(100_000)}\n\`\`\`\n`,
  },
  'deep TOML': { 'skill.toml': `[skill]\nid = "a.b"\nx = ${deep(100_000)}\n` },
  'a long TOML key': { 'skill.toml': `${'a.'.repeat(100_000)}b = 1\n` },
  'an unclosed fence of a megabyte': {
    'SKILL.md': `${front('version: 1.0.0')}\`\`\`skill-manifest\n${'{"a":'.repeat(150_000)}`,
  },
  'brackets that never become a link': {
    'SKILL.md': `${front('version: 1.0.0')}${'[](<'.repeat(60_000)}\n${'!['.repeat(60_000)}`,
  },
  'backticks that never match': {
    'SKILL.md': front('version: 1.0.0') + times(700, (index) => '`'.repeat(index + 1)),
  },
  'a .skillignore made to try everything': {
    '.skillignore': '**/a/**/a/**/a/**/a/**/a/c\n'.repeat(600),
    'SKILL.md': front('version: 1.0.0'),
    [`${'a/'.repeat(60)}b`]: '',
  },
  'NUL and bytes that are not text': {
    'SKILL.md': '---\nname: \u0000\u0001\u007f\u0085\ufffe\n---\n\u0000',
  },
};

describe.each(Object.entries(bombs))('%s', (_name, files) => {
  test('ends without a warning of the runtime, and other files keep their findings', async () => {
    const own = Object.entries(files).map(([name, text]) => [`skills/hostile/${name}`, text]);
    const { path } = repository({
      ...worklog('1.0.0', 'day'),
      'skills/fine/SKILL.md': '---\nname: Fine\ndescription: x\n---\n',
      ...Object.fromEntries(own),
    });
    const args = ['check', '--base', 'none', '--format', 'json'];
    const { code, stdout, stderr } = await runHere(args, path);
    expect(stderr).toBe('');
    expect(code).toBe(1);
    const { findings, skills } = JSON.parse(stdout);
    const rules = findings
      .filter(({ skill }: { skill: string }) => skill === 'skills/fine')
      .map(({ rule }: { rule: string }) => rule);
    expect(rules).toContain('name-format');
    expect(skills.map(({ root }: { root: string }) => root)).toEqual(
      expect.arrayContaining(['skills/hostile', 'skills/worklog']),
    );
    expect(stdout).not.toContain('9.9.9');
  });
});

test('6.6 a hostile configuration', async () => {
  const long = 'a'.repeat(200);
  const globs = [
    '*a*a*a*a*a*a*a*a*b',
    '**/**/**/**/**/*a*a*a*b',
    '{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}b',
  ];
  const quotedGlobs = JSON.stringify(globs);
  const { path } = repository({
    ...worklog('1.0.0', 'day'),
    [`${long}/${long}/${long}`]: '',
    'skillaccord.yml': `ignore: ${quotedGlobs}\nlocks: ${quotedGlobs}\nprotos: ${quotedGlobs}\noverrides: [{files: ${quotedGlobs}, rules: {bom: off}}]\n`,
  });
  expect((await runHere(['check', '--base', 'none'], path)).code).toBe(0);
});
