// `npm run trace` has strace watch the built command line in a repository full of links: which programs start, which files
// are opened, what is written. Skipped where there is no strace, that is, on anything but Linux.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../dist/cli/', import.meta.url));
if (spawnSync('strace', ['-V']).status !== 0) {
  console.log('skipped: strace is not here.');
  process.exit(0);
}

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'skillaccord-trace-')));
const top = join(scratch, 'repository');
const skill = join(top, 'skills', 'a');
mkdirSync(skill, { recursive: true });
writeFileSync(join(scratch, 'outside'), 'x\n');
writeFileSync(
  join(skill, 'SKILL.md'),
  '---\nname: a\ndescription: Is a.\n---\n[x](../../../outside) [y](/etc/hosts)\n',
);
for (const name of ['proto.lock', 'skills-lock.json', 'a.proto.yaml'])
  symlinkSync('../outside', join(top, name));
for (const name of ['link', '.skillignore', 'skill.toml'])
  symlinkSync('../../../outside', join(skill, name));
symlinkSync('/etc', join(top, 'skills', 'etc'));
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  NO_COLOR: '1',
};
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: top,
    env,
  });
git('init', '-q', '-b', 'main');
git('add', '-A');
git('commit', '-q', '-m', 'Begin');

/** Where programs and their libraries lie, which every process looks at. */
const system =
  /^\/(?:usr|lib|lib64|bin|sbin|proc|sys|dev|opt|etc\/(?:ld\.so|ssl|localtime|gitconfig|nsswitch|passwd))/;
const wrong = [];
const commands = [
  ['check'],
  ['check', '--base', 'HEAD'],
  ['diff', 'HEAD', 'HEAD'],
  ['hash', 'skills/a'],
  ['list'],
  ['lock', '--check'],
  ['fix', '--dry-run'],
];
for (const args of commands) {
  const log = join(scratch, 'log');
  const calls = 'trace=open,openat,execve,unlink,unlinkat,rename,renameat,renameat2,mkdir,connect';
  spawnSync(
    'strace',
    ['-f', '-qq', '-e', calls, '-o', log, process.execPath, join(cli, 'index.js'), ...args],
    { cwd: top, env },
  );
  const lines = readFileSync(log, 'utf8').split('\n');
  const seen = lines.filter((line) => / = (?:0|[1-9]\d*)$/.test(line));
  for (const line of seen) {
    const path = /"([^"]*)"/.exec(line)?.[1] ?? '';
    const isOurs = [top, cli].some((folder) => path.startsWith(folder)) || !path.startsWith('/');
    if (/execve\(/.test(line)) {
      if (!['git', basename(process.execPath)].includes(basename(path)))
        wrong.push(`started: ${line}`);
    } else if (/O_WRONLY|O_RDWR|O_CREAT|unlink|rename|mkdir|connect/.test(line)) {
      if (!path.startsWith('/dev/')) wrong.push(`written: ${line}`);
    } else if (!isOurs && !system.test(path)) wrong.push(`opened: ${line}`);
  }
  console.log(`${args.join(' ')}: ${seen.length} calls`);
  if (seen.length < 50) wrong.push(`${args.join(' ')}: strace saw too little`);
}
rmSync(scratch, { recursive: true, force: true });
console.log(
  wrong.length === 0
    ? 'Only git was started, nothing outside was opened, nothing was written.'
    : wrong.join('\n'),
);
process.exitCode = wrong.length === 0 ? 0 : 1;
