import type { CarrierExample } from '../carrier.ts';

const file = 'skills/s/SKILL.md';

function skill(lines: string): Readonly<Record<string, string>> {
  return { [file]: `---\nname: s\ndescription: Does it.\n${lines}---\nText.\n` };
}

/** The examples of the frontmatter of skills and commands. */
export const skillExamples: readonly CarrierExample[] = [
  {
    kind: 'auto',
    scope: 'model',
    granting: skill(''),
    without: skill('disable-model-invocation: true\n'),
    equivalents: [skill('disable-model-invocation: false\n'), skill('user-invocable: true\n')],
  },
  {
    kind: 'auto',
    scope: 'user',
    granting: skill('user-invocable: true\n'),
    without: skill('user-invocable: false\n'),
    equivalents: [skill(''), skill('user-invocable: yes\n')],
  },
  {
    kind: 'auto',
    scope: 'model',
    granting: skill(''),
    without: skill('paths: "src/**"\n'),
    equivalents: [],
  },
  {
    kind: 'approve',
    scope: 'Bash(git *)',
    granting: skill('allowed-tools: Bash(git:*), Read\n'),
    without: skill('allowed-tools: Read\n'),
    equivalents: [skill('allowed-tools: [Read, "Bash(git *)"]\n')],
  },
  {
    kind: 'approve',
    scope: 'Bash',
    granting: {
      '.claude/commands/c.md': '---\ndescription: Does it.\nallowed-tools: Bash(*)\n---\nText.\n',
    },
    without: { '.claude/commands/c.md': '---\ndescription: Does it.\n---\nText.\n' },
    equivalents: [
      {
        '.claude/commands/c.md': '---\nallowed-tools: "Bash"\ndescription: Does it.\n---\nText.\n',
      },
    ],
  },
  {
    kind: 'guard',
    scope: 'Write',
    granting: skill('disallowed-tools: Write Edit\n'),
    without: skill('disallowed-tools: Edit\n'),
    equivalents: [skill('disallowed-tools: [Edit, Write]\n')],
  },
  {
    kind: 'run',
    scope: './check.sh',
    granting: skill(
      'hooks:\n  Stop:\n    - hooks:\n        - type: command\n          command: ./check.sh\n',
    ),
    without: skill(
      'hooks:\n  Stop:\n    - hooks:\n        - {type: command, command: ./check.sh, once: true}\n',
    ),
    equivalents: [skill('hooks: {Stop: [{hooks: [{command: ./check.sh, type: command}]}]}\n')],
  },
  {
    kind: 'delegate',
    scope: 'deployer',
    granting: skill('context: fork\nagent: deployer\n'),
    without: skill('agent: deployer\n'),
    equivalents: [skill('agent: "deployer"\ncontext: \'fork\'\n')],
  },
  {
    kind: 'guard',
    scope: 'background',
    granting: skill('context: fork\nbackground: false\n'),
    without: skill('context: fork\nbackground: true\n'),
    equivalents: [skill('background: off\ncontext: "fork"\n')],
  },
  {
    kind: 'auto',
    scope: 'model',
    granting: skill('paths: "src/**, docs/*.{ts,js}"\n'),
    without: skill('paths: ["src/lib/**", "docs/*.{ts,js}"]\n'),
    equivalents: [skill('paths: ["docs/*.{ts,js}", "src/**"]\n')],
  },
];
