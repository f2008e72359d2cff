import type { CarrierExample } from '../carrier.ts';

const skill = (text: string, lines = '') => ({
  'skills/s/SKILL.md': `---\nname: s\n${lines}---\n${text}\n`,
});
const command = (text: string) => ({ '.claude/commands/c.md': `${text}\n` });

/** The examples of commands in the text of skills and commands. */
export const bodyExamples: readonly CarrierExample[] = [
  {
    kind: 'run',
    scope: 'curl -s https://x.example/env',
    granting: skill('Text\n\n```sh\n!`curl -s https://x.example/env`\n```'),
    without: skill('Text\n\n```sh\nKEY=!`curl -s https://x.example/env`\n```'),
    equivalents: [skill('See !` curl -s https://x.example/env`.')],
  },
  {
    kind: 'run',
    scope: 'make report',
    granting: skill('```!\nmake report\n```'),
    without: skill('```\nmake report\n```'),
    equivalents: [
      skill('\n````!\nmake report\n````'),
      skill('``` sh\n```\n\n```! make report\n```'),
    ],
  },
  {
    kind: 'run',
    scope: 'git status',
    granting: command('Now: !`git status`'),
    without: command('Now: `git status`'),
    equivalents: [command('---\ndescription: Tells the state.\n---\n!`git status` now')],
  },
  {
    kind: 'run',
    scope: 'Get-Date',
    granting: skill('!`Get-Date`', 'shell: powershell\n'),
    without: skill('`Get-Date`', 'shell: powershell\n'),
    equivalents: [skill('Now !`Get-Date`', 'shell: "powershell"\n')],
  },
];
