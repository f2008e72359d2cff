import { expect, test } from 'vitest';
import { compareTools } from '../../src/contract/tools.ts';

function covers(wider: string, narrower: string): boolean {
  return compareTools([wider], [narrower]).gained.length === 0;
}

test.each([
  ['Bash', 'Bash'],
  ['Bash', 'Bash(git:*)'],
  ['Bash(*)', 'Bash(git:*)'],
  ['Bash(*)', 'Bash'],
  ['Bash(git:*)', 'Bash(git status:*)'],
  ['Bash(git:*)', 'Bash(git status)'],
  ['Bash(git:*)', 'Bash(git)'],
  ['Bash(git *)', 'Bash(git:*)'],
  ['Bash(git:*)', 'Bash(git *)'],
  ['Bash(npm run *)', 'Bash(npm run test:unit)'],
  ['Bash(git * main)', 'Bash(git push origin main)'],
  ['mcp__jira__*', 'mcp__jira__search'],
  ['mcp__jira', 'mcp__jira__search'],
  ['mcp__*', 'mcp__jira__search'],
  ['*', 'Write'],
  ['Read', 'Read(src/**)'],
  ['Read(src/**)', 'Read(src/a/b.ts)'],
  ['Read(src/**)', 'Read(src/*)'],
  ['Read(src/*)', 'Read(src/*.ts)'],
  ['WebFetch(domain:*.example.com)', 'WebFetch(domain:a.example.com)'],
])('%s covers %s', (wider, narrower) => {
  expect(covers(wider, narrower)).toBe(true);
});

test.each([
  ['Bash(git:*)', 'Bash'],
  ['Bash(git:*)', 'Bash(git-lfs:*)'],
  ['Bash(git:*)', 'Bash(gitk)'],
  ['Bash(git status:*)', 'Bash(git:*)'],
  ['Bash(git:*)', 'Bash(*)'],
  ['Bash(git:*)', 'Bash(git log; rm -rf /)'],
  ['Bash(git:*)', 'Bash(git log && curl x)'],
  ['Bash(git *)', 'Bash(git $(rm x))'],
  ['bash', 'Bash'],
  ['Bash', 'bash(git:*)'],
  ['Read', 'Write'],
  ['Read(src/*)', 'Read(src/a/b.ts)'],
  ['Read(src/*)', 'Read(src/**)'],
  ['Read(src/a.ts)', 'Read(src/*)'],
  ['mcp__jira__*', 'mcp__jira'],
  ['mcp__jira', 'mcp__jiraffe__search'],
  ['mcp__jira__search', 'mcp__jira__*'],
  ['Web', 'WebFetch'],
  ['Bash(git', 'Bash(git status)'],
])('%s does not cover %s', (wider, narrower) => {
  expect(covers(wider, narrower)).toBe(false);
});

test.each<[string[], string[], string[], string[]]>([
  [['Read', 'Bash(git:*)'], ['Bash(git:*)', 'Read', 'Read'], [], []],
  [['Bash(git:*)'], ['Bash'], ['Bash'], []],
  [['Bash'], ['Bash(git:*)'], [], ['Bash']],
  [['Read', 'Bash(git:*)'], ['Read', 'Bash(npm:*)'], ['Bash(npm:*)'], ['Bash(git:*)']],
  [['Bash', 'Bash(git:*)'], ['Bash'], [], []],
  [[], ['Read'], ['Read'], []],
])('%j to %j gains %j and loses %j', (before, after, gained, lost) => {
  expect(compareTools(before, after)).toEqual({ gained, lost });
});

test('long lists and long entries end soon', () => {
  const started = performance.now();
  const many = (prefix: string) => Array.from({ length: 20_000 }, (_, n) => `Bash(${prefix}${n}*)`);
  expect(compareTools(many('a'), many('b')).gained).toHaveLength(20_000);
  expect(covers(`Read(${'*a'.repeat(50_000)})`, `Read(${'a'.repeat(100_000)}b)`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(20_000);
});
