import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import {
  type Content,
  publish,
  repository,
  type TestRepository,
  temporaryFolder,
} from '../support/git.ts';
import { runHere } from '../support/run-here.ts';
import { type Server, serveRepositories } from './git-server.ts';

const fits = new Ajv2020({ allowUnionTypes: true })
  .addSchema(schemaOf('report'))
  .compile(schemaOf('outdated'));

function schemaOf(name: string): object {
  const file = new URL(`../../schemas/${name}.schema.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

/** The text of a skill. */
export function skillText(name: string, more = '', front = ''): string {
  return `---\nname: ${name}\ndescription: Does ${name}. Use when ${name} is wanted.\n${front}---\nText.\n${more}`;
}

/** A source that is served, and a working copy to push to it. */
export interface Source {
  readonly url: string;
  readonly work: TestRepository;
  /** Commits and pushes to `main`, or to another reference. */
  push(files: Readonly<Record<string, Content>>, reference?: string): string;
  readonly server: Server;
}

/** Serves `acme/up` with one commit of the given files. */
export async function serveSource(files: Readonly<Record<string, Content>>): Promise<Source> {
  const folder = temporaryFolder();
  const bare = join(folder, 'acme/up.git');
  const work = repository(files);
  publish(work, bare);
  const server = await serveRepositories(folder);
  const push = (changed: Readonly<Record<string, Content>>, reference = 'refs/heads/main') => {
    const commit = work.commit(changed);
    publish(work, bare, reference);
    return commit;
  };
  return { url: `${server.url}/acme/up.git`, work, push, server };
}

/** The `computedHash` of the `skills` command line: each path and its bytes, in the order of localeCompare. */
export function computedHash(files: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort((a, b) => a.localeCompare(b)))
    hash.update(name).update(files[name] ?? '');
  return hash.digest('hex');
}

/** An entry of skills-lock.json for a skill of a git source. */
export function lockEntry(
  url: string,
  skill: string,
  files: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
) {
  return {
    ...{ source: url, sourceUrl: url, sourceType: 'git' },
    ...{ skillPath: `skills/${skill}/SKILL.md`, computedHash: computedHash(files) },
    ...more,
  };
}

/** The text of a skills-lock.json. */
export function lockText(skills: Readonly<Record<string, object>>): string {
  return `${JSON.stringify({ version: 1, skills }, null, 2)}\n`;
}

/** A configuration that permits a server of a test. */
export function permitting(server: Server, more = ''): string {
  return `sources: { allow: [http], hosts: [127.0.0.1], ports: [${server.port}] }\n${more}`;
}

/** An entry of the JSON form. */
export interface Entry {
  readonly name: string;
  readonly lock: string;
  readonly line: number;
  readonly root: string | null;
  readonly source: string;
  readonly folder: string | null;
  readonly state: string;
  readonly reason: string | null;
  readonly pending: boolean;
  readonly from: { readonly commit: string | null; readonly digest: string | null };
  readonly to: { readonly commit: string | null; readonly digest: string | null } | null;
  readonly changes: number | null;
  readonly commits: number | null;
  readonly since: string | null;
  readonly requiredBump: string | null;
  readonly policy: string | null;
  readonly powers: readonly { readonly scope: string; readonly change: string }[];
  readonly findings: readonly { readonly rule: string; readonly severity: string }[];
}

/** Runs `outdated` from the source. */
export function runOutdated(path: string, ...args: readonly string[]) {
  return runHere(['outdated', ...args], path, { env: { PATH: process.env['PATH'] }, width: 100 });
}

/** The entries of `outdated --format json`, by name. */
export async function entriesOf(path: string, ...args: readonly string[]) {
  const { stdout, stderr, code } = await runOutdated(path, '--format', 'json', ...args);
  if (stdout === '') throw new Error(`exit ${code}: ${stderr}`);
  expect(fits(JSON.parse(stdout)), JSON.stringify(fits.errors)).toBe(true);
  const { entries } = JSON.parse(stdout) as { readonly entries: readonly Entry[] };
  return new Map(entries.map((entry) => [entry.name, entry]));
}
