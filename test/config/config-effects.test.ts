import { expect, test } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { defaults } from '../../src/config/config.ts';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

type Files = Readonly<Record<string, string>>;

/** A setting, and a command whose result differs with and without it. */
interface Effect {
  readonly setting: string;
  readonly command: readonly string[];
  readonly files: Files;
  /** What the second commit changes; the command compares with the first one. */
  readonly change?: Files;
}

const check = ['check'];
const compare = ['check', '--base', 'HEAD~1'];

const skill = (front: string, body = 'Text.\n') => `---\n${front.trim()}\n---\n${body}`;
const worklog = (lines = '', name = 'worklog'): Files => ({
  'skills/worklog/SKILL.md': skill(`name: ${name}\ndescription: Writes a work log.\n${lines}`),
});
const versioned = (lines = '') => worklog(`version: 1.0.0\nmanifest_version: "1.0"\n${lines}`);
const misnamed: Files = { 'skills/pdf/SKILL.md': skill('name: PDF\ndescription: Fills forms.') };
const requiredInput =
  'inputs:\n  required:\n    - name: day\n      schema: { type: string, default: today }\n';
const lock = JSON.stringify({
  version: 1,
  skills: {
    worklog: { source: '/nowhere', sourceType: 'local', computedHash: 'a'.repeat(64) },
  },
});
const plugin: Files = {
  '.claude-plugin/plugin.json': '{"name": "notes", "version": "1.0.0"}\n',
  ...worklog(),
};

/** An effect of each key: without an entry here, nothing shows that the program uses the key. */
const effects: Readonly<Record<keyof Config, Effect>> = {
  ignore: { setting: 'ignore: [skills/]', command: check, files: misnamed },
  rules: { setting: 'rules: { name-format: off }', command: check, files: misnamed },
  overrides: {
    setting: 'overrides: [{ files: [skills/], rules: { name-format: off } }]',
    command: check,
    files: misnamed,
  },
  compat: {
    setting: 'compat: semantic',
    command: compare,
    files: versioned(),
    change: versioned(requiredInput),
  },
  release: {
    setting: 'release: "tag:v*"',
    command: compare,
    files: versioned(),
    change: versioned(requiredInput),
  },
  unversioned: {
    setting: 'unversioned: error',
    command: compare,
    files: worklog(),
    change: worklog('', 'journal'),
  },
  locks: {
    setting: 'locks: [deps.json]',
    command: check,
    files: { ...worklog(), 'deps.json': lock },
  },
  protos: {
    setting: 'protos: [flows/]',
    command: check,
    files: { ...worklog(), 'flows/day.yaml': 'steps:\n  - title: Log\n    skill: nobody\n' },
  },
  scope: {
    setting: 'scope: all',
    command: compare,
    files: misnamed,
    change: { 'README.md': 'A page.\n' },
  },
  failOn: { setting: 'fail-on: never', command: check, files: misnamed },
  policy: {
    setting: 'policy: { allowed-tools: [Read] }',
    command: check,
    files: worklog('allowed-tools: Bash'),
  },
  accept: {
    setting: 'accept: [{ fingerprint: "3f9a1c0b7d42", reason: Nobody calls it. }]',
    command: check,
    files: worklog(),
  },
  allowEmpty: { setting: 'allow-empty: true', command: check, files: { 'README.md': 'A page.\n' } },
  plugins: {
    setting: 'plugins: per-change',
    command: compare,
    files: plugin,
    change: { 'skills/worklog/SKILL.md': skill('name: worklog\ndescription: Writes more.') },
  },
  scripts: {
    setting: 'scripts: off',
    command: check,
    files: {
      'skills/worklog/SKILL.md': skill(
        'name: worklog\ndescription: Writes a work log.',
        '```bash\npython scripts/log.py --dya\n```\n',
      ),
      'skills/worklog/scripts/log.py':
        'import argparse\np = argparse.ArgumentParser()\np.add_argument("--day")\np.parse_args()\n',
    },
  },
  sources: {
    setting: 'sources: { allow: [file] }',
    command: ['outdated'],
    files: {
      '.agents/skills/worklog/SKILL.md': worklog()['skills/worklog/SKILL.md'] ?? '',
      'skills-lock.json': lock,
    },
  },
};

/** The result of a command under a configuration that both commits have. */
async function resultOf({ command, files, change }: Effect, config: string) {
  const work = repository({ ...files, 'skillaccord.yml': config });
  if (change) work.commit(change);
  const { code, stdout, stderr } = await runHere(command, work.path);
  return { code, lines: `${stdout}${stderr}`.replaceAll(/\b[0-9a-f]{7,40}\b/g, 'SHA') };
}

test.each(Object.keys(defaults) as (keyof Config)[])('%s changes a result', async (property) => {
  const effect = effects[property];
  expect(
    effect,
    `Show an effect of \`${property}\` in test/config/config-effects.test.ts.`,
  ).toBeDefined();
  const [without, withSetting] = [
    await resultOf(effect, ''),
    await resultOf(effect, `${effect.setting}\n`),
  ];
  expect(withSetting).not.toEqual(without);
  // The same command twice has one result, so a difference is an effect of the setting.
  expect(await resultOf(effect, '')).toEqual(without);
});
