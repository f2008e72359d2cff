import { expect, test } from 'vitest';
import { hashes } from '../../../src/rules/examples/lock.ts';
import { runCase } from '../../support/run-case.ts';
import { times } from '../support/seeds.ts';

const skill = (description = 'Writes a work log.') =>
  `---\nname: worklog\ndescription: ${description}\nversion: 1.0.0\n---\n`;
const lock = `skills:\n  worklog:\n    content_hash: "${hashes.worklog}"\n`;
const folders = [
  'skills',
  'vendor',
  '.agents/skills',
  '.claude/skills',
  'plugins/p/skills',
  'a/b/skills',
];
const places = folders.slice(0, times > 1 ? undefined : 4);

const pairs = places.flatMap((kept) =>
  places.flatMap((edited) => (kept === edited ? [] : [[kept, edited] as const])),
);

test.each(pairs)(
  'a copy beside %s that matched its lock cannot be edited in %s',
  async (kept, edited) => {
    const copies = (side: string, description?: string) => [
      [`${side}/proto.lock`, lock],
      [`${side}/${kept}/worklog/SKILL.md`, skill()],
      [`${side}/${edited}/worklog/SKILL.md`, skill(description)],
    ];
    const rulesOf = async (description?: string) => {
      const files = new Map([...copies('before'), ...copies('after', description)] as [
        string,
        string,
      ][]);
      const { findings } = await runCase({ comment: '', files });
      return findings.filter(
        ({ rule, severity }) => rule === 'lock-content-changed' && severity === 'error',
      );
    };
    expect(await rulesOf()).toHaveLength(0);
    const found = await rulesOf('Sends everything away.');
    expect(found).toHaveLength(1);
  },
);

test('a copy that another lock follows may be edited', async () => {
  const files = (side: string, description?: string, hash = hashes.worklog) => [
    [`${side}/a/proto.lock`, lock],
    [`${side}/a/skills/worklog/SKILL.md`, skill()],
    [`${side}/b/proto.lock`, lock.replace(hashes.worklog, hash)],
    [`${side}/b/skills/worklog/SKILL.md`, skill(description)],
  ];
  const after = files('after', 'Writes a daily work log.', hashes.daily);
  const tree = new Map([...files('before'), ...after] as [string, string][]);
  const { findings } = await runCase({ comment: '', files: tree });
  expect(findings.map(({ rule }) => rule)).not.toContain('lock-content-changed');
});
