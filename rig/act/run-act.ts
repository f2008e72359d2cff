import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minimalEnv } from '../../test/support/built.ts';
import { type TestRepository, temporaryFolder } from '../../test/support/git.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** This project in a workflow. */
const [name, version] = ['acme/skillaccord', 'v1.0.0-rc.1'];

/** The files of this project that the workflows run. */
const parts = ['action.yml', 'dist/action', 'dist/cli', 'dist/grammars', '.github/actions'];

/** What stands in for actions and programs of others: an action.yml for each action, a script for each program. */
export interface StandIns {
  readonly actions?: Readonly<Record<string, string>>;
  readonly programs?: Readonly<Record<string, string>>;
}

/** The result of a workflow run. */
export interface WorkflowResult {
  readonly code: number | null;
  readonly log: string;
}

/**
 * Runs the workflows of a checkout under act, directly on this machine. `acme/skillaccord@v1.0.0-rc.1` is this
 * project; act skips `actions/checkout` by design, because it uses the current directory.
 */
export function act(
  work: TestRepository,
  event: string,
  payload: unknown,
  options: readonly string[] = [],
  standIns: StandIns = {},
): Promise<WorkflowResult> {
  const home = temporaryFolder();
  const action = join(home, 'skillaccord');
  for (const part of parts) {
    cpSync(join(project, part), join(action, part), { recursive: true });
  }
  writeReusableWorkflows(action);
  mkdirSync(join(home, 'act'));
  writeFileSync(join(home, 'act', 'actrc'), '');
  const actions = localActions(home, work.path, standIns);
  const eventFile = join(home, 'event.json');
  writeFileSync(eventFile, JSON.stringify(payload));
  const args = [event, '--eventpath', eventFile, '--platform', 'ubuntu-latest=-self-hosted'];
  args.push('--local-repository', `${name}@${version}=${action}`, '--no-cache-server');
  for (const [carrier, folder] of actions) args.push('--local-repository', `${carrier}=${folder}`);
  args.push(...options);
  const own = minimalEnv();
  const env = {
    ...own,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: join(home, 'cache'),
    // A runner brings its own Node 24; act uses the first Node on the PATH.
    PATH: [join(home, 'bin'), dirname(process.execPath), own['PATH']].join(delimiter),
  };
  return new Promise((resolve) => {
    const command = process.env['ACT'] ?? 'act';
    const child = execFile(command, args, { cwd: work.path, env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, log: stdout + stderr }),
    );
  });
}

/** Writes the reusable workflows. act does not know `$/`, the repository of the called file. */
function writeReusableWorkflows(folder: string): void {
  const workflows = '.github/workflows';
  mkdirSync(join(folder, workflows));
  for (const file of ['skill-updates.yml', 'skillaccord.yml']) {
    const text = readFileSync(join(project, workflows, file), 'utf8')
      .replaceAll(/\$\/(\S+)/g, `${name}/$1@${version}`)
      .replaceAll(/(actions\/upload-artifact)@\w+ # (v\d+).*/g, '$1@$2');
    writeFileSync(join(folder, workflows, file), text);
  }
}

/** A composite action with one step; `env` maps its variables to inputs. */
function composite(env: Readonly<Record<string, string>>, run: string): string {
  const inputs = Object.values(env).map((input) => `  ${input}: { required: false }\n`);
  const variables = Object.entries(env).map(
    ([name, input]) => `        ${name}: \${{ inputs.${input} }}\n`,
  );
  const steps = `    - shell: bash\n      env:\n${variables.join('')}      run: ${run}\n`;
  const runs = `runs:\n  using: composite\n  steps:\n${steps}`;
  return `name: files\ndescription: Carries files.\ninputs:\n${inputs.join('')}${runs}`;
}

/**
 * The two actions that carry files from job to job, with a folder instead of the storage of GitHub; a checkout of
 * another repository, which is the one of the test; an `npx` and a `skillaccord` that run this project; and an `npm`
 * that installs nothing.
 */
function localActions(
  home: string,
  source: string,
  standIns: StandIns,
): readonly (readonly [name: string, folder: string])[] {
  const store = join(home, 'artifacts');
  const actions = {
    'actions/checkout@v7': composite({ REPOSITORY: 'repository' }, `cp -r "${source}/." .`),
    'actions/upload-artifact@v7': composite(
      { NAME: 'name', FILE: 'path' },
      `mkdir -p "${store}/$NAME" && cp "$FILE" "${store}/$NAME/"`,
    ),
    'actions/download-artifact@v7': composite(
      { PATTERN: 'pattern', FOLDER: 'path' },
      `mkdir -p "$FOLDER" && cp -r "${store}"/$PATTERN "$FOLDER/"`,
    ),
    ...standIns.actions,
  };
  const command = join(project, 'dist', 'cli', 'index.js');
  const programs = {
    npm: 'exit 0',
    npx: `shift 2\nexec node "${command}" "$@"`,
    skillaccord: `exec node "${command}" "$@"`,
    ...standIns.programs,
  };
  mkdirSync(join(home, 'bin'));
  for (const [program, script] of Object.entries(programs)) {
    writeFileSync(join(home, 'bin', program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  return Object.entries(actions).map(([name, text]) => {
    const folder = join(home, name.replace(/\W/g, '-'));
    mkdirSync(folder);
    writeFileSync(join(folder, 'action.yml'), text);
    return [name, folder] as const;
  });
}
