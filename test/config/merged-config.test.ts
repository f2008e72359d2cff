import { expect, test } from 'vitest';
import type { Config, ConfigFile } from '../../src/config/config.ts';
import { loosenedSettings } from '../../src/config/loosened.ts';
import { mergedConfig } from '../../src/config/merged.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { plainText } from '../../src/model/message.ts';
import { rules } from '../../src/rules/catalog.ts';

const ids = rules.map(({ id }) => id);

function read(text: string): ConfigFile {
  return readConfig('skillaccord.yml', `${text}\n`, ids);
}

/** The merged configuration of a change, and the settings of the tip that it loosens. */
function merged(mergeBaseText: string, tipText: string, headText: string) {
  const [mergeBase, tip, head] = [read(mergeBaseText), read(tipText), read(headText)];
  const config = mergedConfig({ mergeBase: mergeBase.config, tip: tip.config, head: head.config });
  const files = {
    headFile: head,
    baseFile: mergeBase,
    trustedConfig: tip.config,
    tip: { file: tip },
  };
  const found = loosenedSettings(files, config, { paths: [], hasMatch: () => true });
  return {
    config,
    said: found.map(({ at, message, notes = [] }) => ({
      line: at.range?.start.line,
      message: plainText(message),
      notes: notes.map((note) => plainText(note.message)),
    })),
  };
}

const policy = (tools: string) => `policy: [{ allowed-tools: [${tools}] }]`;
const print = (digit: string) => digit.repeat(32);
const accepting = (...digits: string[]) =>
  `accept: [${digits.map((digit) => `{ rule: skill-renamed, path: a/SKILL.md, fingerprint: "${print(digit)}", reason: x }`).join(', ')}]`;

test.each([
  ['a policy', 'scope: all', `scope: all\n${policy('Read')}`],
  ['a rule', 'scope: all', 'scope: all\nrules: { name-format: error }'],
  ['a stricter fail-on', 'fail-on: error', 'fail-on: warning'],
  ['an override', 'scope: all', 'scope: all\noverrides: [{ files: [a/], rules: { bom: error } }]'],
  ['less to ignore', 'ignore: [a/, b/]', 'ignore: [b/]'],
])('a change that lacks %s keeps it, and loosens nothing', (_, mergeBase, tip) => {
  const { config, said: reported } = merged(mergeBase, tip, mergeBase);
  expect(config).toEqual(read(tip).config);
  expect(reported).toEqual([]);
});

const afterMerge = 'For permissions, it takes effect after the merge.';

test.each([
  [
    'a policy',
    policy('Read'),
    policy('Read'),
    'fail-on: error',
    'The policy was removed, or applies to fewer skills.',
    [afterMerge],
  ],
  [
    'what both changed',
    policy('Read, Grep'),
    policy('Read'),
    policy('Read, Bash'),
    'The policy now allows `Bash` in `allowed-tools`.',
    [afterMerge],
  ],
  [
    'fail-on',
    'fail-on: error',
    'fail-on: warning',
    'fail-on: never',
    '`fail-on` changed: `warning` to `never`. No finding fails the check.',
    [afterMerge],
  ],
  [
    'ignore',
    'ignore: [a/]',
    'ignore: [b/]',
    'ignore: [a/, c/]',
    'Paths that match `c/` are no longer checked.',
    [afterMerge],
  ],
  [
    'a rule',
    'rules: { bom: error }',
    'rules: { bom: warning }',
    'rules: { bom: off }',
    'Rule `bom` was lowered: warning to off. Its findings are no longer reported.',
    [],
  ],
])(
  'a change that loosens %s is reported, against the tip',
  (_, mergeBase, tip, head, message, notes) => {
    const { said: reported } = merged(mergeBase, tip, head);
    expect(reported).toEqual([{ line: 1, message, notes }]);
  },
);

test('a change that loosens no more than the tip loosens nothing', () => {
  expect(merged(policy('Read'), policy('Read, Bash'), policy('Read, Bash')).said).toEqual([]);
  expect(merged('fail-on: warning', 'fail-on: never', 'fail-on: never').said).toEqual([]);
});

test('policies that both sides add apply together', () => {
  const { config, said: reported } = merged('scope: all', policy('Read'), policy('Bash'));
  expect(config.policy.map(({ allowedTools }) => allowedTools)).toEqual([['Read'], ['Bash']]);
  expect(reported).toEqual([]);
});

test('an entry that the tip removed accepts nothing', () => {
  const { config } = merged(accepting('a', 'b'), accepting('b', 'c'), accepting('a', 'b', 'd'));
  const prints = (settings: Config) => settings.accept.map(({ fingerprint }) => fingerprint);
  expect(prints(config)).toEqual(['b', 'c', 'd'].map(print));
});

test('the place of a loosened setting is its place in head', () => {
  const { said: reported } = merged('ignore:\n- a/', 'ignore:\n- x/\n- y/', 'ignore:\n- a/\n- c/');
  expect(reported).toMatchObject([
    { line: 3, message: 'Paths that match `c/` are no longer checked.' },
  ]);
});
