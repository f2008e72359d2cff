import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Content,
  repository,
  repositoryAt,
  type TestRepository,
  temporaryFolder,
} from '../support/git.ts';
import { runActionHere } from '../support/in-process.ts';
import { runHere } from '../support/run-here.ts';
import { worklog } from '../support/skills.ts';
import { snapshot } from './trap.ts';

const secret = 'zqsecretzq';
const manifest = `---\nname: stolen\ndescription: ${secret}\nversion: 9.9.9\n---\n${secret}\n`;

/** A repository next to a folder that must not be read. */
function beside(files: (outside: string) => Readonly<Record<string, Content>>): {
  work: TestRepository;
  outside: string;
} {
  const folder = temporaryFolder();
  const outside = join(folder, 'outside');
  fill(outside);
  const tree = { ...worklog('1.0.0', 'day'), ...files(outside) };
  return { work: repository(tree, join(folder, 'repository')), outside };
}

function fill(outside: string): void {
  mkdirSync(join(outside, 'recipes'), { recursive: true });
  for (const name of [
    'SKILL.md',
    'skill.toml',
    'secret.txt',
    'proto.lock',
    'skillaccord.yml',
    '.skillignore',
  ]) {
    writeFileSync(join(outside, name), name === 'SKILL.md' ? manifest : `${secret}\n`);
  }
  writeFileSync(
    join(outside, 'recipes', 'a.yaml'),
    `id: a\nname: ${secret}\nsteps: [{command: ${secret}}]\n`,
  );
}

/** All output about a repository, with the reports of the Action. */
async function outputOf({ path }: TestRepository): Promise<string> {
  // The output of the Action: its log, its page, its report and SARIF.
  const json = join(temporaryFolder(), 'report.json');
  const commands = [
    ['check', '-v', '--base', 'none', '-o', `json=${json}`],
    ['hash', 'skills/worklog'],
    ['list', '--json'],
    ['lock', '--check'],
    ['fix', '--dry-run'],
    ['diff', 'HEAD'],
  ];
  const printed: string[] = [];
  for (const args of commands) {
    const { code, stdout, stderr } = await runHere(args, path);
    expect(code, args.join(' ')).not.toBe(3);
    printed.push(`${args.join(' ')} ${code}\n${stdout}${stderr}`);
  }
  const event = { name: 'workflow_dispatch', payload: {}, ref: 'refs/heads/main' };
  const { log, summary, outputs } = await runActionHere(repositoryAt(path), event);
  const reports = ['report', 'sarif']
    .map((name) => outputs.get(name))
    .map((file) => (file ? readFileSync(file, 'utf8') : ''));
  // A check that ends with an error writes no report.
  if (existsSync(json)) printed.push(readFileSync(json, 'utf8'));
  return [...printed, log, summary, ...reports].join('\n');
}

const toml = (recipes: string) =>
  `[skill]\nid = "tool.worklog"\nname = "x"\nversion = "1.0.0"\ndescription = "x"\n[provides]\nrecipes = true\nexecutable = true\n[recipes]\nfiles = [${recipes}]\n[executable]\nmodule = "../../../outside/secret.txt"\n`;

/** Links that lead out of a tree. */
const ways: readonly [string, (outside: string) => Readonly<Record<string, Content>>][] = [
  [
    '6.4 a link in the place of a manifest',
    (outside) => ({
      'skills/stolen/SKILL.md': { link: `${outside}/SKILL.md` },
      'skills/stolen/skill.toml': { link: `${outside}/skill.toml` },
    }),
  ],
  [
    '6.4 a link in the place of a folder',
    (outside) => ({ 'skills/stolen': { link: outside }, other: { link: '../outside' } }),
  ],
  [
    '6.4 a link among the files of a skill',
    (outside) => ({
      'skills/worklog/secret.txt': { link: `${outside}/secret.txt` },
      'skills/worklog/.skillignore': { link: `${outside}/.skillignore` },
    }),
  ],
  [
    '6.4 a link in the place of a lock, a proto or a recipe',
    (outside) => ({
      'proto.lock': { link: `${outside}/proto.lock` },
      'a.proto.yaml': { link: `${outside}/proto.lock` },
      'skills/worklog/skill.toml': toml('"recipes/*.yaml"'),
      'skills/worklog/recipes': { link: `${outside}/recipes` },
    }),
  ],
  [
    '6.4 a link in the place of the configuration',
    (outside) => ({ 'skillaccord.yml': { link: `${outside}/skillaccord.yml` } }),
  ],
  [
    '6.4 a link to everything',
    () => ({
      'skills/all': { link: '/' },
      'skills/up': { link: '../../..' },
      'skills/me': { link: '.' },
    }),
  ],
  [
    '6.4 paths in a manifest that climb',
    () => ({
      'skills/worklog/skill.toml': toml('"../../../outside/recipes/*.yaml", "../**/*.yaml"'),
    }),
  ],
  [
    '6.4 paths in a manifest that begin at the root',
    (outside) => ({
      'skills/worklog/skill.toml': toml(`"${outside}/recipes/*.yaml", "/**/a.yaml"`),
    }),
  ],
  [
    '6.4 paths in the text of a skill',
    (outside) => ({
      'skills/linked/SKILL.md': `---\nname: linked\ndescription: x\n---\n[a](../../../outside/secret.txt) [b](${outside}/secret.txt) [c](file://${outside}/secret.txt) [d](..\\..\\..\\outside\\secret.txt)\n`,
    }),
  ],
  [
    '6.4 paths in locks',
    (outside) => ({
      'skills-lock.json': JSON.stringify({
        version: 1,
        skills: {
          a: {
            source: outside,
            sourceType: 'local',
            skillPath: '../outside/SKILL.md',
            computedHash: 'x',
          },
          '../outside': {
            source: 'x',
            sourceType: 'local',
            skillPath: `${outside}/SKILL.md`,
            computedHash: 'x',
          },
        },
      }),
      'apm.lock.yaml': `lockfile_version: "1"\ndependencies:\n  - {repo_url: x/y, local_path: ../outside, deployed_files: ["../outside/SKILL.md", "${outside}/SKILL.md"], deployed_file_hashes: {"../outside/SKILL.md": "sha256:00"}}\n`,
    }),
  ],
  [
    '6.4 preconditions, outputs and artifacts elsewhere',
    (outside) => ({
      'skills/pre/SKILL.md': `---\nmanifest_version: "1.0"\nname: pre\ndescription: x\nversion: 1.0.0\npreconditions:\n  files:\n    - {path: ../../../outside/secret.txt, description: x}\n    - {path: "${outside}/secret.txt", description: x}\noutputs:\n  base_path: ../../../outside\n  files: [{pattern: "*", description: x}]\n---\n`,
    }),
  ],
];

describe.each(ways)('%s', (_name, files) => {
  test('reads nothing outside, and does not test whether it exists', async () => {
    const { work, outside } = beside(files);
    const snapshotBefore = snapshot(work.path);
    const before = await outputOf(work);
    expect(before).not.toContain(secret);
    expect(snapshot(work.path)).toEqual(snapshotBefore);
    rmSync(outside, { recursive: true });
    expect(quiet(await outputOf(work))).toBe(quiet(before));
  });
});

/** The output without the names of temporary folders. */
function quiet(text: string): string {
  return text.replace(/skillaccord-\w{6}/g, 'skillaccord-');
}

test('6.4 the test notices a read outside', async () => {
  const { work, outside } = beside(() => ({}));
  work.write({ 'skills/stolen/SKILL.md': readFileSync(join(outside, 'SKILL.md'), 'utf8') });
  const noticed = await outputOf(work);
  expect(noticed).toContain('9.9.9');
  expect(noticed).toContain(secret);
});

describe('6.4 other things in the place of a file', () => {
  test('a pipe does not block the run', async () => {
    const { path } = repository(worklog('1.0.0', 'day'));
    for (const name of ['skills/worklog/SKILL.md', 'skills/worklog/pipe', 'proto.lock']) {
      rmSync(join(path, name), { force: true });
      execFileSync('mkfifo', [join(path, name)]);
    }
    const { code } = await runHere(['check', '--base', 'none', '--allow-empty'], path);
    expect(code).toBe(0);
  });

  test('names that differ only in case or normal form are all read', async () => {
    const fresh = '---\nname: fresh\ndescription: x\n---\n';
    const work = repository({ ...worklog('1.0.0', 'day'), 'fresh.md': fresh });
    const blob = work.git('hash-object', '-w', 'fresh.md');
    const paths = ['a/SKILL.md', 'A/SKILL.md', '\u00e9/SKILL.md', 'e\u0301/SKILL.md', 'a/skill.md'];
    for (const path of paths)
      work.git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
    const commit = work.git('commit-tree', '-p', 'HEAD', '-m', 'Add', work.git('write-tree'));
    const { code, stdout } = await runHere(['diff', 'HEAD', commit, '--format', 'json'], work.path);
    expect(code).toBe(0);
    expect(stdout.match(/"rule": "skill-added"/g) ?? []).toHaveLength(4);
  });
});
