import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { minimalEnv } from '../support/built.ts';
import { repository, type TestRepository, temporaryFolder, writeFiles } from '../support/git.ts';
import { computedHash, lockText, skillText } from '../upstream/consumer.ts';

const action = fileURLToPath(new URL('../../.github/actions/outdated', import.meta.url));

/** The script of the only step of the action. */
function script(): string {
  const { runs } = parse(readFileSync(join(action, 'action.yml'), 'utf8')) as {
    readonly runs: { readonly steps: readonly { readonly shell: string; readonly run: string }[] };
  };
  const [step, ...others] = runs.steps;
  expect(others).toEqual([]);
  expect(step?.shell).toBe('bash');
  return step?.run ?? '';
}

/** Outputs as the runner reads them: `name=value`, or `name<<DELIMITER` and lines. */
function outputsIn(text: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name = '', delimiter] = /^([^=<]+)<<(.+)$/.exec(line) ?? [];
    if (delimiter !== undefined) {
      const end = lines.indexOf(delimiter);
      expect(end).toBeGreaterThanOrEqual(0);
      outputs[name] = lines
        .splice(0, end + 1)
        .slice(0, -1)
        .join('\n');
    } else if (line !== '') {
      const index = line.indexOf('=');
      outputs[line.slice(0, index)] = line.slice(index + 1);
    }
  }
  return outputs;
}

/** Runs the step as a runner does, with a `node` that writes down the variables of the program. */
function runStep({ path }: TestRepository, config = '') {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'bin'));
  const seen = join(folder, 'seen');
  const node = `#!/bin/sh\ncase "$*" in *outdated*) env > '${seen}';; esac\nexec '${process.execPath}' "$@"\n`;
  writeFiles(folder, { 'bin/node': { script: node }, summary: '', output: '' });
  const env = minimalEnv();
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script()],
    {
      ...{ cwd: path, encoding: 'utf8' },
      env: {
        ...env,
        PATH: `${join(folder, 'bin')}:${env['PATH']}`,
        CONFIG: config,
        RUNNER_TEMP: folder,
        GITHUB_ACTION_PATH: action,
        GITHUB_STEP_SUMMARY: join(folder, 'summary'),
        GITHUB_OUTPUT: join(folder, 'output'),
        ACTIONS_RUNTIME_TOKEN: 'secret-1',
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret-2',
      },
    },
  );
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const outputs = outputsIn(read('output'));
  return {
    status,
    log: stdout + stderr,
    outputs,
    summary: read('summary'),
    variables: read('seen'),
  };
}

const entry = (texts: Readonly<Record<string, string>>, source = './upstream') => ({
  ...{ source, sourceType: 'local', skillPath: 'alpha/SKILL.md' },
  computedHash: computedHash(texts),
});
const alpha = { 'SKILL.md': skillText('alpha') };
const current = {
  'upstream/alpha/SKILL.md': alpha['SKILL.md'],
  '.agents/skills/alpha/SKILL.md': alpha['SKILL.md'],
  'skills-lock.json': lockText({ alpha: entry(alpha) }),
};

test('the action shows the report, and whether an update is pending', () => {
  const work = repository(current);
  const fine = runStep(work);
  expect(fine, fine.log).toMatchObject({ status: 0, outputs: { pending: 'false' } });
  expect(`${fine.outputs['page']}\n`).toBe(fine.summary);
  work.commit({ 'upstream/alpha/SKILL.md': skillText('alpha', 'More.\n') });
  const pending = runStep(work);
  expect(pending, pending.log).toMatchObject({ status: 0, outputs: { pending: 'true' } });
  expect(pending.summary).toContain('1 with an update');
});

test('the action keeps the tokens of the job from the program', () => {
  const { variables } = runStep(repository(current));
  expect(variables).toContain('RUNNER_TEMP=');
  expect(variables).not.toMatch(/secret-|_TOKEN=/);
});

test('no name of a lock writes an output of its own', () => {
  const name = 'x\npage-\npending=false\nEOF\n';
  const work = repository({
    ...current,
    'upstream/alpha/SKILL.md': skillText('alpha', 'More.\n'),
    'skills-lock.json': lockText({ alpha: entry(alpha), [name]: entry({}, './none') }),
  });
  const { status, outputs } = runStep(work);
  expect(status).toBe(0);
  expect(Object.keys(outputs)).toEqual(['page', 'pending']);
  expect(outputs['pending']).toBe('true');
});

test('the action fails where no source could be asked or the configuration cannot be read, with the reason in its log', () => {
  const outside = repository({
    ...current,
    'skills-lock.json': lockText({ alpha: entry(alpha, '../elsewhere') }),
  });
  const asked = runStep(outside);
  expect(asked).toMatchObject({ status: 2, outputs: { pending: 'false' } });
  expect(asked.log).toContain('No source could be asked');
  const broken = runStep(
    repository({ ...current, 'odd name.yml': 'nonsense: 1\n' }),
    'odd name.yml',
  );
  expect(broken.status).toBe(2);
  expect(broken.log).toContain('odd name.yml');
});
