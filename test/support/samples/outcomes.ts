import type { Config } from '../../../src/config/config.ts';
import type { Report } from '../../../src/model/report.ts';
import { checkExample } from '../../../src/tasks/example.ts';

type Files = Readonly<Record<string, string>>;

/** What a run may come to, by its name. */
export interface Case {
  readonly name: string;
  /** Null for a run without a base. */
  readonly before: Files | null;
  readonly after: Files;
  readonly settings?: Partial<Config>;
  /** Whether the configuration accepts what fails. */
  readonly isAccepted?: boolean;
}

function skill(name: string, version: string, lines = '', root = `skills/${name}`): Files {
  return {
    [`${root}/SKILL.md`]: `---
manifest_version: "1.0"
name: ${name}
description: Writes a ${name} log.
version: ${version}
${lines}---
Body.
`,
  };
}

const input =
  'inputs:\n  required:\n    - {name: day, description: The day., schema: {type: string}}\n';
const hook = (matcher: string) => `hooks:
  PreToolUse:
    - matcher: '${matcher}'
      hooks:
        - {type: command, command: ./check.sh}
`;

function plugin(name: string, version: string, body: string, folder = `plugins/${name}`): Files {
  return {
    [`${folder}/.claude-plugin/plugin.json`]: `{\n  "name": "${name}",\n  "version": "${version}"\n}\n`,
    [`${folder}/skills/${name}-log/SKILL.md`]: `---\nname: ${name}-log\ndescription: Writes a log.\n---\n${body}\n`,
  };
}

function all(list: readonly Files[]): Files {
  return Object.assign({}, ...list);
}

const stale = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `plugin-${letter}`);
const own = skill('worklog', '1.0.0');
const three = ['one', 'two', 'three'];
const broken = { 'skills/worklog/SKILL.md': '---\nname: worklog\n description: [\n---\n' };
const section = '## Links\n\n[x](missing.md)\n';
const withLink = {
  'skills/worklog/SKILL.md': `${own['skills/worklog/SKILL.md']}${section}`,
};
const lock = (hash: string) => ({
  'proto.lock': `skills:\n  worklog:\n    content_hash: "sha256:${hash}"\n`,
});

export const cases: readonly Case[] = [
  { name: 'clean', before: own, after: own },
  { name: 'no base', before: null, after: own },
  { name: 'one break', before: own, after: skill('worklog', '1.0.1', input) },
  {
    name: 'several of one cause',
    before: all(three.map((name) => skill(name, '1.0.0'))),
    after: all(three.map((name) => skill(name, '1.0.1', input))),
  },
  {
    name: 'mixed causes',
    before: all(['worklog', 'deploy', 'report', 'quiet'].map((name) => skill(name, '1.0.0'))),
    after: all([
      skill('worklog', '1.0.1', input),
      { 'skills/deploy/SKILL.md': '---\nname: deploy\n description: [\n---\n' },
      skill('report', '1.1.0', 'allowed-tools: Bash\n'),
      skill('quiet', '1.0.1'),
    ]),
  },
  {
    name: 'permission only',
    before: skill('deploy', '1.0.0', 'allowed-tools: Read\n'),
    after: skill('deploy', '1.1.0', 'allowed-tools: Read, Bash\n'),
  },
  {
    name: 'permission that may have been gained',
    before: skill('deploy', '1.0.0', hook('B(?=a)ash')),
    after: skill('deploy', '1.1.0', hook('Ba(?!x)sh')),
  },
  {
    name: 'new skill with permission',
    before: own,
    after: { ...own, ...skill('deploy', '1.0.0', hook('Bash')) },
  },
  {
    name: 'renamed',
    before: own,
    after: skill('journal', '1.0.1'),
  },
  {
    name: 'removed',
    before: { ...own, ...skill('deploy', '1.0.0') },
    after: own,
  },
  { name: 'unreadable', before: own, after: broken },
  {
    name: 'lock outdated',
    before: {
      ...own,
      ...lock('c1cb31a4b6e8b1c0b3d1f9a3ed23bb0ba1bb4e58c6f0b6ee8a0ac4e2b1b5a3f1'),
    },
    after: {
      ...skill('worklog', '1.0.1'),
      ...lock('c1cb31a4b6e8b1c0b3d1f9a3ed23bb0ba1bb4e58c6f0b6ee8a0ac4e2b1b5a3f2'),
    },
  },
  {
    name: 'plugin too small',
    before: {
      ...plugin('office', '1.0.0', 'Body.'),
      'plugins/office/commands/mail.md': '---\ndescription: Writes a mail.\n---\nBody.\n',
    },
    after: plugin('office', '1.0.1', 'Body.'),
  },
  {
    name: 'seven stale plugins',
    before: all(stale.map((name) => plugin(name, '1.0.0', 'Body.'))),
    after: all(stale.map((name) => plugin(name, '1.0.0', 'Another body.'))),
    settings: { plugins: 'per-change' },
  },
  {
    name: 'existing only',
    before: withLink,
    after: withLink,
  },
  {
    name: 'accepted',
    before: own,
    after: skill('worklog', '1.0.1', input),
    isAccepted: true,
  },
  { name: 'no skills', before: null, after: { 'README.md': 'Nothing.\n' } },
  { name: 'warnings only', before: own, after: withLink },
  {
    name: 'fail-on warning',
    before: own,
    after: withLink,
    settings: { failOn: 'warning' },
  },
  { name: 'announced breaks', before: own, after: skill('worklog', '2.0.0', input) },
];

/** The report of a case. */
export async function reportOfOutcome(outcome: Case): Promise<Report> {
  const report = await run(outcome, {});
  if (!outcome.isAccepted) return report;
  const accept = report.failing.map(({ rule, at, fingerprint }) => ({
    rule,
    at,
    path: at.path,
    expires: null,
    fingerprint,
    reason: 'Every caller moves with it.',
  }));
  return run(outcome, { accept });
}

function run({ before, after, settings }: Case, more: Partial<Config>): Promise<Report> {
  const files = new Map(
    before === null
      ? Object.entries(after)
      : [...inFolder('before', before), ...inFolder('after', after)],
  );
  return checkExample({ comment: '', files }, { allowEmpty: true, ...settings, ...more });
}

function inFolder(folder: string, files: Files): readonly (readonly [string, string])[] {
  return Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]);
}
