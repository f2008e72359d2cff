import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Content,
  publish,
  repository,
  type TestRepository,
  temporaryFolder,
} from '../support/git.ts';
import type { Server } from './git-server.ts';

/** A source of skills: a working copy, and the bare repository on a server. */
export interface SkillSource {
  /** The folder with the bare repository, `acme.git`. */
  readonly folder: string;
  readonly work: TestRepository;
  /** Commits files and publishes the branch. */
  publish(files: Readonly<Record<string, Content>>): string;
}

/** A source with one commit of the given files on `main`. */
export function skillSource(files: Readonly<Record<string, Content>>): SkillSource {
  const folder = temporaryFolder();
  const work = repository(files);
  publish(work, join(folder, 'acme.git'));
  return {
    ...{ folder, work },
    publish(changed) {
      const commit = work.commit(changed);
      work.git('push', '-q', '--force', '--tags', join(folder, 'acme.git'), 'HEAD:main');
      return commit;
    },
  };
}

/** The `computedHash` of the `skills` command line, by its documented steps. */
export function computedHash(files: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const path of Object.keys(files).sort((a, b) => a.localeCompare(b)))
    hash.update(path).update(files[path] ?? '');
  return hash.digest('hex');
}

/** The configuration that permits a server on 127.0.0.1. */
export function permitting({ port }: Server): string {
  return `sources:\n  allow: [http]\n  hosts: [127.0.0.1]\n  ports: [${port}]\n`;
}

/** The entry of a skill in a `skills-lock.json`. */
export interface Entry {
  readonly skillPath?: string;
  readonly computedHash: string;
  readonly ref?: string;
}

/** A `skills-lock.json` as its tool writes it. */
export function projectLock(server: Server, entries: Readonly<Record<string, Entry>>): string {
  const url = `${server.url}/acme.git`;
  const skills = Object.entries(entries).map(([name, { ref, ...entry }]) => [
    name,
    { source: url, sourceUrl: url, ...(ref && { ref }), sourceType: 'git', ...entry },
  ]);
  return `${JSON.stringify({ version: 1, skills: Object.fromEntries(skills) }, null, 2)}\n`;
}

/** Every file of a folder with its mode and bytes, except those of git. */
export function snapshot(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^\.git(?:\/|$)/.test(path))
    .sort();
  return Object.fromEntries(
    paths.map((path) => {
      const stat = lstatSync(join(folder, path));
      const content = stat.isFile() ? readFileSync(join(folder, path), 'utf8') : '';
      return [path, `${stat.mode.toString(8)} ${content}`];
    }),
  );
}
