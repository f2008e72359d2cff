import { cpSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, temporaryFolder } from '../../test/support/git.ts';
import { runSkills } from '../support/skills-tool.ts';
import { declaredName } from './clone.ts';
import { type GitHubHosts, homeTrusting } from './github-hosts.ts';
import type { InstallCase } from './install-cases.ts';
import type { Published } from './published.ts';

/** Where the tool installs: in a repository, or in a home folder, which may be a repository too. */
export type Scope = 'project' | 'global';

/** A repository with skills that the real tool installed, and its lock. */
export interface RealInstall {
  readonly path: string;
  readonly scope: Scope;
  readonly hosts: GitHubHosts;
  /** The pins that the tool installed, by the name in its lock. */
  readonly pins: ReadonlyMap<string, InstallCase>;
}

/** An entry of both locks of the tool. */
export type RealEntry = Readonly<Record<string, unknown>> & { readonly skillPath: string };

const lockNames = { project: 'skills-lock.json', global: '.agents/.skill-lock.json' };

/** True if the tool installs a skill: it needs both keys. */
export function isInstallable({ texts }: InstallCase): boolean {
  const [, front = ''] = /^---\r?\n([\s\S]*?)\n---/.exec(texts['SKILL.md'] ?? '') ?? [];
  return /^name: *\S/m.test(front) && /^description: *\S/m.test(front);
}

/** Installs each pin from the commit of its history with the real tool, then publishes the newest commits again. */
export async function installPins(
  pins: readonly InstallCase[],
  scope: Scope,
  hosts: GitHubHosts,
  { show }: Published,
): Promise<RealInstall> {
  const { path, commit } = repository({ '.gitattributes': '* -text\n' });
  const install = { path, scope, hosts, pins: new Map<string, InstallCase>() };
  for (const pin of pins) {
    show(pin.clone, pin.commit);
    const name = declaredName(pin.texts, pin.folder);
    const source = `${pin.clone.name}/${pin.folder}`;
    const flags = ['--skill', name, '-a', 'codex', '-y', ...(scope === 'global' ? ['-g'] : [])];
    await runTool(install, ['add', source, ...flags], pin.kind === 'crlf');
  }
  for (const { clone } of pins) show(clone, clone.git('rev-parse', 'HEAD').trim());
  for (const [name, { skillPath }] of Object.entries(entriesOf(install))) {
    const pin = pins.find(({ folder }) => skillPath === `${folder}/SKILL.md`);
    if (pin) install.pins.set(name, pin);
  }
  commit({}, 'Install');
  return install;
}

/** The same repository in another folder. */
export function copyOf(install: RealInstall): RealInstall {
  const path = join(temporaryFolder(), 'copy');
  cpSync(install.path, path, { recursive: true, verbatimSymlinks: true });
  return { ...install, path };
}

/** Lets the real tool update everything; returns its output. */
export function updateByTool(install: RealInstall): Promise<string> {
  return runTool(install, ['update', install.scope === 'global' ? '-g' : '-p', '-y']);
}

async function runTool(
  { path, scope, hosts }: RealInstall,
  args: readonly string[],
  writesCrlf = false,
): Promise<string> {
  const lines = writesCrlf ? ['[core]', '\tautocrlf = true'] : [];
  const trusting = homeTrusting(hosts.certificate, ...lines);
  const env = {
    ...hosts.env,
    ...{ NODE_USE_ENV_PROXY: '1', NODE_EXTRA_CA_CERTS: hosts.certificate },
    GIT_CONFIG_GLOBAL: join(trusting, '.gitconfig'),
  };
  const home = scope === 'global' ? path : temporaryFolder();
  return runSkills(path, home, args, env);
}

/** The bytes of its lock, with the times that each update renews as `TIME`. */
export function lockOf({ path, scope }: RealInstall): string {
  const text = readFileSync(join(path, lockNames[scope]), 'utf8');
  return text.replaceAll(/("updatedAt": )"[^"]*"/g, '$1"TIME"');
}

/** The entries of its lock by name. */
export function entriesOf(install: RealInstall): Readonly<Record<string, RealEntry>> {
  return JSON.parse(lockOf(install)).skills;
}

/** The files of an installed skill by path, each with its permissions and bytes. */
export function filesOf({ path }: RealInstall, name: string): Readonly<Record<string, string>> {
  const folder = join(path, '.agents/skills', folderName(name));
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    paths.flatMap((file) => {
      const stat = lstatSync(join(folder, file));
      if (stat.isDirectory()) return [];
      const mode = (stat.mode & 0o777).toString(8);
      return [[file, `${mode} ${readFileSync(join(folder, file), 'latin1')}`]];
    }),
  );
}

/** The folder of an installed skill, as the tool names it. */
function folderName(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9._]+/g, '-');
  return plain.replaceAll(/^[.-]+|[.-]+$/g, '');
}
