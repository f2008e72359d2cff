import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compiledModule } from '../support/compiled-program.ts';
import { repository, sharedFolder } from '../support/git.ts';
import { minimalEnv } from '../support/process.ts';
import { runHere } from '../support/run-here.ts';
import { snapshot } from '../upstream/installed.ts';

const skill = (name: string, need: 'optional' | 'required') =>
  `---\nname: ${name}\ndescription: Writes ${name}.\nversion: 1.2.0\nmanifest_version: "1.0"\ninputs:\n  ${need}:\n    - name: tz\n      schema: {type: string}\n---\nBody.\n`;

type Need = 'optional' | 'required';

const plugin = (version: string) => `{\n  "name": "p",\n  "version": "${version}"\n}\n`;
const entry = { name: 'p', source: './p', version: '1.0.0' };

/** A plugin that declares its version in several files, with two skills, and a lock of them. */
const files = (need: Need) => ({
  '.claude-plugin/marketplace.json': `${JSON.stringify({ name: 'm', owner: { name: 'o' }, plugins: [entry] }, null, 2)}\n`,
  'p/.claude-plugin/plugin.json': plugin('1.0.0'),
  'p/.cursor-plugin/plugin.json': plugin('1.0.0'),
  'p/package.json': '{\n  "name": "p",\n  "version": "1.0.0",\n  "files": ["skills"]\n}\n',
  'p/skills/one/SKILL.md': skill('one', need),
  'p/skills/one/skill.toml':
    '[skill]\nid = "core.one"\nversion = "1.2.0"\nname = "one"\ndescription = "Writes."\napi_version = "1.0"\n\n[provides]\nknowledge = true\n',
  'p/skills/two/SKILL.md': skill('two', need),
});

const args = ['bump', '--base', 'start'];
const preload = fileURLToPath(new URL('../bundle/support/kill-at-write.js', import.meta.url));

/** The files without times and without what a killed write leaves beside them. */
function textsIn(folder: string): Readonly<Record<string, string>> {
  const files = Object.entries(snapshot(folder)).filter(([path]) => !path.endsWith('.tmp'));
  return Object.fromEntries(
    files.map(([path, text]) => [path, text.replace(/\d{4}-\d\d-\d\dT\S+Z/g, 'now')]),
  );
}

test('a bump that is killed at any of its writes is completed by the next one', async () => {
  const work = repository(files('optional'));
  await runHere(['lock'], work.path);
  work.commit();
  work.git('tag', 'start');
  work.commit(files('required'));
  const copies = sharedFolder();
  const env = { ...minimalEnv(), KILL_BELOW: work.path, COPY_TO: copies };
  const options = [`--import=${preload}`, compiledModule('cli.js'), ...args];
  const { status, stderr } = spawnSync(process.execPath, options, {
    ...{ cwd: work.path, env, encoding: 'utf8' },
  });
  expect(status, stderr).toBe(0);
  const after = textsIn(work.path);
  const stages = new Map(
    readdirSync(copies).map((name) => {
      const folder = join(copies, name);
      return [JSON.stringify(textsIn(folder)), folder] as const;
    }),
  );
  expect(stages.size).toBeGreaterThan(7);
  for (const [stage, folder] of stages) {
    expect((await runHere(args, folder)).code).toBe(0);
    expect(textsIn(folder), stage).toEqual(after);
  }
});
