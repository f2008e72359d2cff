import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Content, checkout, origin, pullRequest, repository } from '../support/git.ts';
import { runActionHere } from '../support/in-process.ts';
import { minimalEnv, type ProcessResult } from '../support/process.ts';
import { runHere } from '../support/run-here.ts';
import { worklog } from '../support/skills.ts';
import type { Event } from '../support/step.ts';
import { readingCommands } from './commands.ts';
import { setTrap, snapshot, type Trap } from './trap.ts';

/** Runs a command line with the programs of the PATH. */
function run(args: readonly string[], cwd: string): Promise<ProcessResult> {
  return runHere(args, cwd, { env: minimalEnv() });
}

/** Runs them all; none may fail for a reason of its own. */
async function runAll(cwd: string): Promise<void> {
  for (const args of readingCommands) {
    const { code, stderr } = await run(args, cwd);
    expect(code, `${args.join(' ')}: ${stderr}`).not.toBe(3);
  }
}

/** Texts that git would parse as an option, or as an address that runs a program. */
const options = (trap: Trap) => [
  `--upload-pack=${trap.command};git-upload-pack`,
  `--exec=${trap.command}`,
  `--output=${trap.program}.out`,
  `-c core.fsmonitor=${trap.program}`,
  `ext::sh -c ${trap.command.replaceAll(' ', '% ')}`,
  `-u${trap.program}`,
  `HEAD:--output=${trap.program}`,
  `\n--upload-pack=${trap.program}\n`,
];

test('6.3 git without protection runs the traps', () => {
  const work = repository(worklog('1.0.0', 'day'));
  const [option = ''] = options(setTrap());
  expect(() => work.git('fetch', '--end-of-options', 'origin', option)).toThrow();
  for (const spring of [
    (trap: Trap) => work.git('fetch', work.path, `--upload-pack=${trap.command};git-upload-pack`),
    (trap: Trap) => work.git('-c', `core.fsmonitor=${trap.program}`, 'status'),
  ]) {
    const trap = setTrap();
    spring(trap);
    expect(trap.untouched).toThrow('executed');
  }
});

describe('6.3 a revision named like an option', () => {
  const places = ['base', 'diff', 'diff, as head', 'check-compat', 'config', 'a path'] as const;
  test.each(places)('is none on the command line, as %s', async (place) => {
    const trap = setTrap();
    const { path } = repository(worklog('1.0.0', 'day'));
    const snapshotBefore = snapshot(path);
    for (const text of options(trap)) {
      const args = {
        base: ['check', `--base=${text}`],
        diff: ['diff', '--', text, 'HEAD'],
        'diff, as head': ['diff', '--', 'HEAD', text],
        'check-compat': ['check-compat', '--', `worklog@${text}`, text],
        config: ['check', `--config=${text}`],
        'a path': ['check', '--', text],
      }[place];
      expect((await run(args, path)).code, text).toBe(2);
      trap.untouched();
    }
    expect(snapshot(path)).toEqual(snapshotBefore);
  });

  const events: readonly [string, (text: string) => Event][] = [
    [
      'pull_request',
      (text) => ({
        name: 'pull_request',
        payload: {
          number: 1,
          pull_request: {
            number: 1,
            base: { sha: text, ref: text },
            head: { sha: text, ref: text },
          },
        },
      }),
    ],
    [
      'pull_request_target',
      (text) => ({
        name: 'pull_request_target',
        ref: 'refs/heads/main',
        payload: {
          number: 1,
          pull_request: {
            number: 1,
            base: { sha: text, ref: text },
            head: { sha: text, ref: text },
          },
        },
      }),
    ],
    [
      'merge_group',
      (text) => ({
        name: 'merge_group',
        ref: text,
        payload: { merge_group: { base_sha: text, base_ref: text, head_sha: text } },
      }),
    ],
    [
      'push',
      (text) => ({
        name: 'push',
        ref: text,
        payload: { before: text, after: text, repository: { default_branch: text } },
      }),
    ],
    [
      'release',
      (text) => ({
        name: 'release',
        ref: `refs/tags/${text}`,
        payload: { release: { tag_name: text, target_commitish: text } },
      }),
    ],
    [
      'workflow_run',
      (text) => ({
        name: 'workflow_run',
        ref: 'refs/heads/main',
        payload: { workflow_run: { head_sha: text, head_branch: text, pull_requests: [] } },
      }),
    ],
  ];
  test.each(events)('is none in the event of a %s', async (_name, event) => {
    const trap = setTrap();
    const from = origin(worklog('1.0.0', 'day'));
    pullRequest(from, worklog('1.0.1', 'day', 'tz'));
    const work = checkout(from.url, 'refs/pull/1/merge');
    const snapshotBefore = snapshot(work.path);
    for (const text of options(trap)) {
      const { code } = await runActionHere(
        work,
        event(text),
        {},
        { GITHUB_BASE_REF: text, GITHUB_HEAD_REF: text },
      );
      expect(code, text).not.toBe(3);
      trap.untouched();
    }
    const [first = ''] = options(trap);
    expect((await runActionHere(work, event('main'), { base: first })).code).toBe(2);
    trap.untouched();
    expect([...snapshot(work.path).keys()]).toEqual([...snapshotBefore.keys()]);
  });
});

/** Settings that make git start programs while reading. */
const settings = [
  ...[
    'core.fsmonitor',
    'core.alternateRefsCommand',
    'core.pager',
    'core.editor',
    'core.askPass',
    'core.gitProxy',
  ],
  ...[
    'diff.external',
    'diff.trap.command',
    'diff.trap.textconv',
    'merge.trap.driver',
    'gpg.program',
    'gpg.ssh.program',
  ],
  ...[
    'filter.trap.clean',
    'filter.trap.smudge',
    'filter.trap.process',
    'filter.lfs.process',
    'filter.lfs.smudge',
  ],
  ...[
    'credential.helper',
    'sequence.editor',
    'interactive.diffFilter',
    'trailer.x.command',
    'pager.log',
    'pager.ls-tree',
  ],
];

const hooks = [
  ...[
    'post-checkout',
    'post-index-change',
    'reference-transaction',
    'pre-auto-gc',
    'fsmonitor-watchman',
  ],
  ...[
    'post-merge',
    'pre-commit',
    'post-rewrite',
    'pre-push',
    'query-watchman',
    'update',
    'post-update',
  ],
];

const attributes =
  '* filter=trap diff=trap merge=trap ident\n*.bin filter=lfs diff=lfs -text\n*.toml working-tree-encoding=UTF-16\n';

describe('6.3 nothing is run', () => {
  test('by settings, hooks and attributes of a repository, in any command', async () => {
    const trap = setTrap();
    const from = origin({
      ...worklog('1.0.0', 'day'),
      '.gitattributes': attributes,
      'skills/worklog/x.bin': 'x',
    });
    const { base, head } = pullRequest(from, worklog('2.0.0', 'day', 'tz'));
    const work = checkout(from.url, 'refs/pull/1/merge');
    const script: Content = { script: `#!/bin/sh\nexec ${trap.program} "$0"\n` };
    work.write(Object.fromEntries(hooks.map((hook) => [`.git/hooks/${hook}`, script])));
    for (const key of settings) work.git('config', key, trap.program);
    work.git('config', 'core.hooksPath', join(work.path, '.git/hooks'));
    work.git('config', 'log.showSignature', 'true');
    work.write({ 'skills/worklog/x.bin': 'y', 'skills/worklog/new.toml': 'z' });
    await runAll(work.path);
    const payload = { pull_request: { number: 1, base: { sha: base }, head: { sha: head } } };
    const { code } = await runActionHere(work, { name: 'pull_request', payload });
    expect(code).toBeLessThan(2);
    trap.untouched();
  });

  test('by a bare repository in the tree, from any directory of it', async () => {
    const trap = setTrap();
    const work = repository(worklog('1.0.0', 'day'));
    work.git('init', '-q', '--bare', 'skills/worklog/nested');
    work.git('-C', 'skills/worklog/nested', 'config', 'core.fsmonitor', trap.program);
    work.git('-C', 'skills/worklog/nested', 'config', 'core.hooksPath', join(trap.program, '..'));
    work.git('-C', 'skills/worklog/nested', 'config', 'core.worktree', work.path);
    work.commit({
      'skills/worklog/nested/refs/keep': '',
      'skills/worklog/nested/objects/keep': '',
    });
    await runAll(join(work.path, 'skills/worklog/nested'));
    const event = { name: 'workflow_dispatch', payload: {}, ref: 'refs/heads/main' };
    await runActionHere(work, event, { 'working-directory': 'skills/worklog/nested' });
    trap.untouched();
  });

  test('by submodules that a pull request adds', async () => {
    const trap = setTrap();
    const address = `ext::sh -c ${trap.command.replaceAll(' ', '% ')}`;
    const modules = `[submodule "x"]\n\tpath = skills/x\n\turl = ${address}\n\tupdate = !${trap.program}\n[submodule "-u${trap.program}"]\n\tpath = skills/y\n\turl = -u${trap.program}\n`;
    const work = repository({ ...worklog('1.0.0', 'day'), '.gitmodules': modules });
    work.git(
      'update-index',
      '--add',
      '--cacheinfo',
      `160000,${work.git('rev-parse', 'HEAD')},skills/x`,
    );
    work.git('commit', '-q', '-m', 'Add a submodule');
    work.git('config', 'submodule.recurse', 'true');
    work.git('config', 'submodule.x.update', `!${trap.program}`);
    work.git('config', 'protocol.ext.allow', 'always');
    await runAll(work.path);
    trap.untouched();
  });

  test('by an address that starts a program, during a fetch', async () => {
    const trap = setTrap();
    const from = origin(worklog('1.0.0', 'day'));
    const { base, head } = pullRequest(from, worklog('1.0.1', 'day', 'tz'), { 'README.md': '' });
    const work = checkout(from.url, 'refs/pull/1/head');
    work.git('config', 'remote.origin.url', `ext::sh -c ${trap.command.replaceAll(' ', '% ')}`);
    work.git('config', 'protocol.ext.allow', 'always');
    work.git('config', 'remote.origin.promisor', 'true');
    const payload = { pull_request: { number: 1, base: { sha: base }, head: { sha: head } } };
    const run = { name: 'pull_request', payload, ref: 'refs/pull/1/head' };
    expect((await runActionHere(work, run)).code).toBe(2);
    trap.untouched();
  });
});
