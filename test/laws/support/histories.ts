import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { git, temporaryFolder } from '../../support/git.ts';

/** Configurations of a branch; those in `guards` forbid the change. */
export const configs = {
  none: '',
  policy: 'policy:\n  - allowed-tools: [Read]\n',
  /** The policy, and an entry that accepts the violation of the change. */
  accepting:
    'policy:\n  - allowed-tools: [Read]\naccept:\n  - { rule: policy-denied, path: skills/a/SKILL.md, fingerprint: 33af6f7108ee9569af2060c85a4bb680, reason: x }\n',
  network: 'policy:\n  - { allowed-tools: [Read, Grep], network: false }\n',
  rule: 'rules: { allowed-tools-widened: error }\n',
  strict: 'fail-on: warning\n',
  ignoring: 'ignore: [skills/]\n',
  never: 'fail-on: never\n',
  generous: 'policy:\n  - allowed-tools: [Read, Bash]\n',
} as const;

export type ConfigName = keyof typeof configs;

/** A branch with several commits, a change from any of them, and colliding names. */
export interface History {
  /** The configuration at each commit of the branch. */
  readonly main: readonly ConfigName[];
  /** The fork point of the change. */
  readonly fork: number;
  /** The configuration of the change; undefined if unchanged. */
  readonly head: ConfigName | undefined;
  /** Tags, each at a commit of the branch, or at the change for -1. */
  readonly tags: Readonly<Record<string, number>>;
  /** The commit of the branch in the event. */
  readonly told: number;
  /** The entry point. */
  readonly door: (typeof doors)[number];
  readonly shallow: boolean;
}

export const doors = [
  'merge commit',
  'own head',
  'pull_request_target',
  'merge_group',
  'push',
  'input base',
  'default base',
  '--base main',
  '--base origin/main',
] as const;

const name = fc.constantFrom(...(Object.keys(configs) as ConfigName[]));

/** An arbitrary history. */
export const anyHistory: fc.Arbitrary<History> = fc
  .array(name, { minLength: 1, maxLength: 4 })
  .chain((main) => {
    const commit = fc.nat(main.length - 1);
    return fc.record({
      main: fc.constant(main),
      fork: commit,
      head: fc.option(name, { nil: undefined }),
      tags: fc.dictionary(
        fc.constantFrom('main', 'origin/main', 'refs/heads/main', 'heads/main', 'feature'),
        fc.integer({ min: -1, max: main.length - 1 }),
        { maxKeys: 2 },
      ),
      told: commit,
      door: fc.constantFrom(...doors),
      shallow: fc.boolean(),
    });
  });

/** A history as commits of a repository to fetch from. */
export interface Built {
  readonly url: string;
  readonly main: readonly string[];
  readonly head: string;
  readonly merge: string;
}

/** Creates the commits of a history in one process. */
export function build({ main, fork, head, tags }: History): Built {
  const bare = temporaryFolder();
  git(bare, 'init', '-q', '--bare', '-b', 'main');
  git(bare, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  const marks = join(bare, 'marks');
  const [before = 'none', tip = 'none'] = [main[fork], main.at(-1)];
  const own = head ?? before;
  const merged = own === before ? tip : own;
  const last = main.length;
  const commits = [
    ...main.map((config, index) =>
      commitOf('refs/heads/main', index + 1, config, 'Read', index ? [index] : []),
    ),
    commitOf('refs/heads/feature', last + 1, own, tools, [fork + 1]),
    commitOf('refs/pull/1/merge', last + 2, merged, tools, [last, last + 1]),
    ...Object.entries(tags).map(
      ([tag, index]) => `reset refs/tags/${tag}\nfrom :${index < 0 ? last + 1 : index + 1}\n\n`,
    ),
  ];
  execFileSync('git', ['fast-import', '--quiet', `--export-marks=${marks}`], {
    cwd: bare,
    input: commits.join(''),
  });
  const ids = new Map(
    readFileSync(marks, 'utf8')
      .split('\n')
      .map((line) => [Number(line.slice(1).split(' ')[0]), line.split(' ')[1] ?? '']),
  );
  const id = (mark: number) => ids.get(mark) ?? '';
  return {
    url: `file://${bare}`,
    main: main.map((_, index) => id(index + 1)),
    head: id(last + 1),
    merge: id(last + 2),
  };
}

const tools = 'Read Bash(*)';

function commitOf(
  ref: string,
  mark: number,
  config: ConfigName,
  allowed: string,
  parents: readonly number[],
): string {
  const skill = `---\nname: a\ndescription: Does a thing.\nallowed-tools: ${allowed}\n---\nBody.\n`;
  const files = {
    'skills/a/SKILL.md': skill,
    note: `${mark}\n`,
    'skillaccord.yml': configs[config],
  };
  const [first, second] = parents;
  return [
    ...(first === undefined ? [`reset ${ref}\n`] : []),
    `commit ${ref}\nmark :${mark}\ncommitter Ada <ada@example.org> ${mark} +0000\ndata 1\nx\n`,
    ...(first === undefined ? [] : [`from :${first}\n`]),
    ...(second === undefined ? [] : [`merge :${second}\n`]),
    'deleteall\n',
    ...Object.entries(files)
      .filter(([, text]) => text !== '')
      .map(([path, text]) => `M 100644 inline ${path}\ndata ${text.length}\n${text}\n`),
    '\n',
  ].join('');
}
