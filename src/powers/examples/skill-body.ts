import type { CarrierExample } from '../carrier.ts';
import { exampleOf, exampleWriter } from './example.ts';

const skill = (text: string, lines = '') => ({
  'skills/s/SKILL.md': `---\nname: s\n${lines}---\n${text}\n`,
});
const example = exampleWriter(skill);
const command = (text: string) => ({ '.claude/commands/c.md': `${text}\n` });

/** The examples of commands in the text of skills and commands. */
export const bodyExamples: readonly CarrierExample[] = [
  example('run', 'curl -s https://x.example/env', [
    'Text\n\n```sh\n!`curl -s https://x.example/env`\n```',
    'Text\n\n```sh\nKEY=!`curl -s https://x.example/env`\n```',
    'See !` curl -s https://x.example/env`.',
  ]),
  example('run', 'make report', [
    '```!\nmake report\n```',
    '```\nmake report\n```',
    '\n````!\nmake report\n````',
    '``` sh\n```\n\n```! make report\n```',
  ]),
  exampleOf('run', 'git status', [
    command('Now: !`git status`'),
    command('Now: `git status`'),
    command('---\ndescription: Tells the state.\n---\n!`git status` now'),
  ]),
  exampleOf('run', 'Get-Date', [
    skill('!`Get-Date`', 'shell: powershell\n'),
    skill('`Get-Date`', 'shell: powershell\n'),
    skill('Now !`Get-Date`', 'shell: "powershell"\n'),
  ]),
];
