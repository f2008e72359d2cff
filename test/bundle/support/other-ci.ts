import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minimalEnv, type ProcessResult } from '../../support/built.ts';
import { repositoryAt, temporaryFolder } from '../../support/git.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** A file of templates/. */
export function template(name: string): string {
  return readFileSync(join(project, 'templates', name), 'utf8');
}

let source: { readonly path: string; readonly commit: string } | undefined;

/** This project as a repository with the branch `v1` and all files that a job needs, made once for all jobs. */
function published(): NonNullable<typeof source> {
  if (source) return source;
  const work = repositoryAt(mkdtempSync(join(tmpdir(), 'skillaccord-')));
  work.git('init', '-q', '-b', 'v1.0.0-rc.1');
  for (const part of ['package.json', 'dist/cli']) {
    cpSync(join(project, part), join(work.path, part), { recursive: true });
  }
  source = { path: work.path, commit: work.commit() };
  // Every job fetches the files, which git then need not compress again.
  work.git('repack', '-q', '-a', '-d');
  return source;
}

/**
 * Runs the script of a job in a checkout, with the variables of a CI system; the project is at its published
 * location, and `COMMIT` is its commit.
 */
export function runScript(
  script: string,
  cwd: string,
  variables: Readonly<Record<string, string>>,
): ProcessResult {
  const { path, commit } = published();
  const env = {
    ...minimalEnv(),
    TMPDIR: temporaryFolder(),
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.file://${path}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://github.com/OWNER/skillaccord',
    ...variables,
  };
  const pinned = script.replace(/\bCOMMIT\b/g, commit);
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', pinned], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}
