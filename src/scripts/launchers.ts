/** A program that starts the one that its operands name. */
export interface Launcher {
  /** Its options with a value in the next word. */
  readonly values?: readonly string[];
  /** The number of operands before the program: the duration of `timeout`. */
  readonly operands?: number;
}

const plain: Launcher = {};
const python = {
  values: [
    '--with',
    '--python',
    '-p',
    '--from',
    '--directory',
    '--project',
    '--env-file',
    '--extra',
    '--group',
    '--index',
    '--index-url',
    '--with-editable',
    '--with-requirements',
    '--package',
  ],
};
const node = { values: ['-p', '--package', '--prefix', '-C', '--registry', '--cache', '--cwd'] };

/** The programs and sub-commands that start what follows their options and operands. */
export const launchers: ReadonlyMap<string, Launcher> = new Map<string, Launcher>([
  ...[
    'time',
    'nohup',
    'command',
    'builtin',
    'setsid',
    'noglob',
    'nocorrect',
    'coproc',
    'winpty',
    'unbuffer',
    'busybox',
    'toybox',
    'caffeinate',
    'rlwrap',
    'cross-env',
    'ltrace',
    'firejail',
    'unshare',
    'catchsegv',
    'start',
    'arch',
    'setarch',
    'chronic',
  ].map((name) => [name, plain] as const),
  ...['poetry run', 'pipenv run', 'pdm run', 'rye run', 'hatch run', 'bundle exec'].map(
    (name) => [name, plain] as const,
  ),
  ...['dotenvx run', 'op run', 'doppler run', 'mise exec', 'mise x', 'mise run'].map(
    (name) =>
      [name, { values: ['-f', '--env-file', '-p', '--project', '-c', '--config'] }] as const,
  ),
  ...['npx', 'bunx', 'pnpx', 'pnpm exec', 'pnpm dlx', 'yarn dlx', 'yarn exec', 'npm exec'].map(
    (name) => [name, node] as const,
  ),
  ...['uvx', 'uv run', 'uv tool run', 'pipx run'].map((name) => [name, python] as const),
  ['bun x', node],
  ['dotenv', { values: ['-e', '-f', '-p', '-c'] }],
  ['parallel', { values: ['-j', '--jobs', '-I', '-a', '-N', '-n', '--colsep'] }],
  ['env', { values: ['-u', '--unset', '-C', '--chdir', '-S', '--split-string', '-a', '--argv0'] }],
  ['sudo', { values: ['-u', '-g', '-C', '-p', '-D', '-h', '-R', '-T', '-U', '--user'] }],
  ['doas', { values: ['-u', '-C'] }],
  ['timeout', { values: ['-k', '-s', '--signal', '--kill-after'], operands: 1 }],
  ['gtimeout', { values: ['-k', '-s'], operands: 1 }],
  ['nice', { values: ['-n', '--adjustment'] }],
  ['ionice', { values: ['-c', '-n', '-p'] }],
  ['exec', { values: ['-a'] }],
  ['stdbuf', { values: ['-i', '-o', '-e'] }],
  ['strace', { values: ['-o', '-e', '-p', '-s'] }],
  ['xargs', { values: ['-n', '-P', '-I', '-L', '-d', '-a', '-s', '-E'] }],
  ['watch', { values: ['-n'] }],
  ['chrt', { operands: 1 }],
  ['taskset', { operands: 1 }],
  ['chroot', { operands: 1 }],
  ['flock', { values: ['-w', '-E'], operands: 1 }],
  ['direnv exec', { operands: 1 }],
  ['conda run', { values: ['-n', '-p', '--name', '--prefix'] }],
  ['micromamba run', { values: ['-n', '-p'] }],
]);
