import type { CarrierExample } from '../carrier.ts';
import { exampleOf, exampleWriter } from './example.ts';

const example = exampleWriter(skill);

const file = 'skills/s/SKILL.md';

function skill(lines: string): Readonly<Record<string, string>> {
  return { [file]: `---\nname: s\ndescription: Does it.\n${lines}---\nText.\n` };
}

/** The examples of the frontmatter of skills and commands. */
export const skillExamples: readonly CarrierExample[] = [
  example('auto', 'model', [
    '',
    'disable-model-invocation: true\n',
    'disable-model-invocation: false\n',
    'user-invocable: true\n',
  ]),
  example('auto', 'user', [
    'user-invocable: true\n',
    'user-invocable: false\n',
    '',
    'user-invocable: yes\n',
  ]),
  example('auto', 'model', ['', 'paths: "src/**"\n']),
  example('approve', 'Bash(git *)', [
    'allowed-tools: Bash(git:*), Read\n',
    'allowed-tools: Read\n',
    'allowed-tools: [Read, "Bash(git *)"]\n',
  ]),
  exampleOf('approve', 'Bash', [
    {
      '.claude/commands/c.md': '---\ndescription: Does it.\nallowed-tools: Bash(*)\n---\nText.\n',
    },
    { '.claude/commands/c.md': '---\ndescription: Does it.\n---\nText.\n' },
    {
      '.claude/commands/c.md': '---\nallowed-tools: "Bash"\ndescription: Does it.\n---\nText.\n',
    },
  ]),
  example('guard', 'Write', [
    'disallowed-tools: Write Edit\n',
    'disallowed-tools: Edit\n',
    'disallowed-tools: [Edit, Write]\n',
  ]),
  example('guard', 'Write', [
    'disallowedTools: Write Edit\n',
    'disallowedTools: Edit\n',
    'disallowedTools: [Edit, Write]\n',
  ]),
  example('run', './check.sh', [
    'hooks:\n  Stop:\n    - hooks:\n        - type: command\n          command: ./check.sh\n',
    'hooks:\n  Stop:\n    - hooks:\n        - {type: command, command: ./check.sh, once: true}\n',
    'hooks: {Stop: [{hooks: [{command: ./check.sh, type: command}]}]}\n',
  ]),
  example('delegate', 'deployer', [
    'context: fork\nagent: deployer\n',
    'agent: deployer\n',
    'agent: "deployer"\ncontext: \'fork\'\n',
  ]),
  example('guard', 'background', [
    'context: fork\nbackground: false\n',
    'context: fork\nbackground: true\n',
    'background: off\ncontext: "fork"\n',
  ]),
  example('auto', 'model', [
    'paths: "src/**, docs/*.{ts,js}"\n',
    'paths: ["src/lib/**", "docs/*.{ts,js}"]\n',
    'paths: ["docs/*.{ts,js}", "src/**"]\n',
  ]),
];
