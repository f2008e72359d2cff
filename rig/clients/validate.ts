import { spawnSync } from 'node:child_process';
import { temporaryFolder, writeFiles } from '../../test/support/git.ts';

/** What Claude Code says of a tree: what makes it refuse it, and what it only warns of. */
export interface Verdict {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** Exit code, also for warnings where they count as errors. */
  readonly status: number | null;
}

const timeLimit = 30_000;

/** Asks `claude plugin validate --json` about files, in a home of their own and without network settings of this machine. */
export function verdictOf(
  program: string,
  files: Readonly<Record<string, string>>,
  at = '.',
  options: readonly string[] = [],
): Verdict {
  const folder = temporaryFolder();
  const home = temporaryFolder();
  writeFiles(folder, files);
  const { stdout, stderr, status } = spawnSync(
    program,
    ['plugin', 'validate', '--json', ...options, at],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: timeLimit,
      env: {
        HOME: home,
        PATH: process.env['PATH'] ?? '',
        CLAUDE_CONFIG_DIR: home,
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        HTTPS_PROXY: 'http://127.0.0.1:9',
      },
    },
  );
  if (stdout === '') throw new Error(`No verdict (status ${status}): ${stderr.slice(0, 500)}`);
  const { manifest, contents = [] } = JSON.parse(stdout) as {
    manifest?: Section;
    contents?: Section[];
  };
  const sections = [...(manifest ? [manifest] : []), ...contents];
  const said = (kind: 'errors' | 'warnings') =>
    sections.flatMap(({ type, [kind]: found = [] }) =>
      found.map(({ path, message }) => `${type} ${path}: ${message}`),
    );
  return { errors: said('errors'), warnings: said('warnings'), status };
}

interface Section {
  readonly type: string;
  readonly errors?: readonly Said[];
  readonly warnings?: readonly Said[];
}

interface Said {
  readonly path: string;
  readonly message: string;
}
