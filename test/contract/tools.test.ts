import { expect, test } from 'vitest';
import { compareTools, ungrantedTools } from '../../src/contract/coverage/tools.ts';

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
  ['mcp__jira__*', 'mcp__jira'],
  ['mcp__jira__get_*', 'mcp__jira__get_issue'],
  ['Bash(git *)', 'Bash(git)'],
  ['Bash', 'Bash(git log; rm -rf /)'],
  ['WebFetch(domain:*)', 'WebFetch'],
  ['WebFetch(domain:x.com)', 'WebFetch(domain:X.com)'],
  ['Read(*)', 'Read(docs)'],
  ['Edit(*)', 'Edit(./src/**)'],
  ['Read(src/**)', 'Read(./src//a/../b.ts)'],
  ['Read(//etc/**)', 'Read(//etc/ssl/x)'],
  ['Read(~/.aws/*)', 'Read(~/.aws/config)'],
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
  ['mcp__*', 'mcp__jira__search'],
  ['*', 'Write'],
  ['B*', 'Bash'],
  ['mcp__j*', 'mcp__jira__search'],
  ['mcp__jira__get_*', 'mcp__jira__put'],
  ['mcp__jira', 'mcp__jiraffe__search'],
  ['Bash(git:*)', 'Bash(git add:*, rm:*)'],
  ['Bash(git:*)', 'Bash(git log\nrm x)'],
  ['Bash(git:*)', 'Bash(A=b git log)'],
  ['Bash(git:*)', 'Bash(g"i"t log)'],
  ['Bash(git:*)', 'Bash( git log)'],
  ['Bash(git:*)', 'Bash(./git log)'],
  ['Bash(:*)', 'Bash'],
  ['Read(*)', 'Read'],
  ['Read(**)', 'Read(*)'],
  ['mcp__jira', 'mcp__*'],
  ['Read(*)', 'Read(//etc/passwd)'],
  ['Read(docs)', 'Read(docs/a)'],
  ['Read(./docs)', 'Read(docs)'],
  ['Read(src/**)', 'Read(src/../../**)'],
  ['Read(src/**)', 'Read(src/../.env)'],
  ['Read(src/**)', 'Read(src/a/%2e%2e/%2e%2e/x)'],
  ['Edit(src/**)', 'Edit(src/..)'],
  ['Read(/etc/**)', 'Read(//etc/passwd)'],
  ['Read(**)', 'Read(!src)'],
  ['Read(**)', 'Read(C:/x)'],
  ['WebFetch(domain:X.com)', 'WebFetch(domain:x.com)'],
  ['WebFetch(domain:*.x.com)', 'WebFetch(domain:x.com)'],
  ['WebFetch(domain:x.com)', 'WebFetch(domain:x.com@evil.org)'],
  ['WebFetch(domain:x.com)', 'WebFetch'],
  ['Task(a)', 'Task(b)'],
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

test.each([
  ['mcp__*', 'mcp__jira__search'],
  ['*', 'Write'],
  ['Bash(git:*)', 'Bash(git log)'],
])('a policy of %s grants %s', (granted, asked) => {
  expect(ungrantedTools([granted], [asked])).toEqual([]);
});

test.each([
  ['mcp__*', 'Write'],
  ['Bash(git:*)', 'Bash(git log; rm x)'],
  ['Read(src/**)', 'Read(src/../x)'],
  ['mcp__*', 'mcp__x,Bash'],
])('a policy of %s does not grant %s', (granted, asked) => {
  expect(ungrantedTools([granted], [asked])).toEqual([asked]);
});
