import { describe, expect, test } from 'vitest';
import type { CataloguePower } from '../src/model/catalogue.ts';
import { cataloguedReport } from './html/sample.ts';

const front = (tools: string) => `---\nname: a\ndescription: Does it.\n${tools}---\n`;

async function powersOf(before: string | null, after: string): Promise<readonly CataloguePower[]> {
  const files = (text: string) => ({ 'skills/a/SKILL.md': text });
  const report = await cataloguedReport(before === null ? null : files(before), files(after));
  return report.catalogue?.find(({ name }) => name === 'a')?.powers ?? [];
}

const brief = ({ kind, scope, change }: CataloguePower) =>
  `${change === 'gained' ? '+' : change === 'lost' ? '-' : ''}${kind} ${scope}`;

test('entries of allowed-tools are permissions by what they reach', async () => {
  const tools =
    'Read Write(docs/**) Bash(git log:*) Bash WebFetch(domain:a.example) mcp__jira Skill(x)';
  const powers = await powersOf(null, front(`allowed-tools: ${tools}\n`));
  expect(powers.map(brief)).toEqual([
    ...['run *', 'run git log *', 'read *', 'write docs/**', 'net a.example'],
    ...['tool Skill(x)', 'tool mcp__jira'],
  ]);
  expect(powers[0]).toMatchObject({ text: 'Bash', place: { path: 'skills/a/SKILL.md' } });
  expect(powers[0]?.place.range?.start.line).toBe(4);
});

describe('against base', () => {
  const change = async (before: string, after: string) =>
    (await powersOf(front(`allowed-tools: ${before}\n`), front(`allowed-tools: ${after}\n`))).map(
      brief,
    );

  test.each([
    ['Bash(git:*)', 'Bash(git log:*)', ['run git log *', '-run git *']],
    ['Bash(git log:*)', 'Bash(git:*)', ['+run git *']],
    ['Bash(git:*)', 'Bash', ['+run *']],
    ['Read', 'Read Grep', ['read *', 'read *']],
    ['mcp__jira', 'mcp__jira__read', ['tool mcp__jira__read', '-tool mcp__jira']],
    ['Read', 'Read WebFetch', ['read *', '+net *']],
  ])('%s becomes %s', async (before, after, expected) => {
    expect(await change(before, after)).toEqual(expected);
  });

  test('every permission of a new skill is gained, and none where nothing was compared', async () => {
    const files = { 'skills/b/SKILL.md': front('').replace('name: a', 'name: b') };
    const added = { ...files, 'skills/a/SKILL.md': front('allowed-tools: Read\n') };
    const report = await cataloguedReport(files, added);
    expect(report.catalogue?.[0]?.powers.map(brief)).toEqual(['+read *']);
    expect((await powersOf(null, front('allowed-tools: Read\n'))).map(brief)).toEqual(['read *']);
  });
});
