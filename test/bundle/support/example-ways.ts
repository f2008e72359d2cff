import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../../src/config/read-config.ts';
import { rules } from '../../../src/rules/catalog.ts';
import { parseTxtar } from '../../../src/syntax/txtar.ts';
import { checkExample } from '../../../src/tasks/example.ts';
import type { Block } from '../../support/blocks.ts';
import { repository, type TestRepository, temporaryFolder } from '../../support/git.ts';
import { own } from '../../support/project.ts';
import { recipes } from '../../support/recipes.ts';
import { commandsOf, type Said, shell } from './transcript.ts';

/** The check of a block of a page; throws on failure. */
export type Way = (block: Block) => void | Promise<void>;

type Files = Parameters<TestRepository['write']>[0];

/** A configuration file. */
export const configuration: Way = ({ text }) => {
  const ids = rules.map(({ id }) => id);
  expect(() => readConfig('skillaccord.yml', text, ids)).not.toThrow();
};

/** Lines of a workflow of templates/github/, which test/docs/recipes.test.ts lints: all of them in their order. */
export function template(name: string): Way {
  return ({ text }) => {
    const lines = recipes.find((recipe) => recipe.name === name)?.text.split('\n') ?? [];
    let from = 0;
    for (const line of text.trimEnd().split('\n')) {
      const at = lines.indexOf(line, from);
      expect(at, `templates/github/${name}.yml has: ${line}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
  };
}

/** A block that another test generates or checks. */
export function madeBy(test: string): Way {
  return ({ page }) => {
    expect(readFileSync(own(test), 'utf8')).toContain(page);
  };
}

/** A skill manifest with exactly these findings. */
export function manifest(...expected: readonly string[]): Way {
  return async ({ language, text }) => {
    const name = language === 'toml' ? 'skill.toml' : 'SKILL.md';
    const files = {
      [`worklog/${name}`]: text,
      'worklog/scripts/metrics.sh': '',
      'worklog/scripts/worklog.sh': '',
      'worklog/scripts/worklog.ps1': '',
      'worklog/knowledge/worklog.md': '',
      'worklog/recipes/write.yaml': 'id: write\nname: Write\nsteps:\n  - command: git status\n',
    };
    expect(await findingsOf(files)).toEqual(expected);
  };
}

/** A proto without findings, given these skills. */
export function proto(skills: Readonly<Record<string, string>>): Way {
  return async ({ text }) => {
    expect(await findingsOf({ ...skills, 'protos/daily.yaml': text })).toEqual([]);
  };
}

/** The files of a case, in which a rule has a finding. */
export function finding(rule: string): Way {
  return async ({ text }) => {
    const { findings } = await checkExample(parseTxtar(text));
    expect(findings.map((found) => found.rule)).toContain(rule);
  };
}

async function findingsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const report = await checkExample({ comment: '', files: new Map(Object.entries(files)) });
  return report.findings.map(({ rule }) => rule);
}

/** Text for a parser, with its expected result. */
export function parsed(read: (text: string) => unknown, expected: object): Way {
  return ({ text }) => expect(read(text)).toMatchObject(expected);
}

/** Reasons for commands that are not run. */
type Untried = Readonly<Record<string, string>>;

/** Successful command lines in such a repository of two commits, except the listed ones. */
export function commands(files: Files, untried: Untried = {}): Way {
  return (block) => {
    const work = repository(files);
    work.commit();
    tryLines(block, shell(work.path), untried);
  };
}

/** The same in a repository with a tag, and with the report of another one. */
export function commandsIn(files: Files, tag?: string): Way {
  return (block) => {
    const work = repository(files);
    if (tag !== undefined) work.git('tag', tag);
    work.commit();
    const run = shell(work.path);
    if ('mail.json' in files) run('skillaccord check --base none -o json=mail.json');
    tryLines(block, run, {});
  };
}

/** The same for command lines with a program that a machine may lack; they are not run then. */
export function commandsWith(program: string, files: Files): Way {
  return (block) => {
    if (spawnSync(program, ['--version']).error === undefined) return commands(files)(block);
  };
}

/** A shell session in such a repository with the listed output. */
export function session(files: Files): Way {
  return ({ text }) => {
    const run = shell(repository(files).path);
    const transcript = commandsOf(text).map((line) => `$ ${line}\n${run(line).text}`);
    expect(transcript.join('\n')).toBe(text);
  };
}

/** The same in a clone of this project, next to such a repository called `my-repo`. */
export function inClone(files: Files, untried: Untried = {}): Way {
  return (block) => {
    const folder = temporaryFolder();
    for (const part of ['package.json', 'scripts/start.js', 'dist/cli', 'dist/grammars']) {
      cpSync(own(part), join(folder, 'skillaccord', part), { recursive: true });
    }
    cpSync(repository(files).path, join(folder, 'my-repo'), { recursive: true });
    tryLines(block, shell(join(folder, 'skillaccord')), untried);
  };
}

function tryLines({ language, text }: Block, run: (line: string) => Said, untried: Untried): void {
  const shown = language === 'console' ? commandsOf(text) : text.trimEnd().split('\n');
  const lines = shown.map((line) => line.replace(/\s+#.*$/, ''));
  for (const line of lines) {
    if (untried[line] === undefined) expect({ line, ...run(line) }).toMatchObject({ code: 0 });
  }
  const unused = Object.keys(untried).filter((line) => !lines.includes(line));
  expect(unused, 'lines that are told of and stand there no more').toEqual([]);
}

/** Scripts of this project: only their existence can be tested from inside one of them. */
export const scripts: Way = ({ text }) => {
  const known = JSON.parse(readFileSync(own('package.json'), 'utf8')) as { scripts: object };
  for (const line of text.trimEnd().split('\n')) {
    const [, name] = /^npm (?:run )?([\w-]+)/.exec(line) ?? [];
    expect([...Object.keys(known.scripts), 'ci'], line).toContain(name);
  }
};

/** Hooks of pre-commit: rig/pre-commit/pre-commit.test.ts commits through them. */
export const hooks: Way = ({ text }) => {
  const { repos } = parse(text) as { repos: readonly { hooks: readonly { id: string }[] }[] };
  const known = parse(readFileSync(own('.pre-commit-hooks.yaml'), 'utf8')) as { id: string }[];
  const ids = repos.flatMap((repo) => repo.hooks.map(({ id }) => id));
  expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
};

/** The files of a skill, one path and JSON string per line, with the stream that ADR-003 hashes. */
export function hashedAs(stream: string): Way {
  return ({ text }) => {
    const files = text
      .trimEnd()
      .split('\n')
      .map((line) => /^(\S+) +(".*")$/.exec(line) ?? []);
    const skill = files.map(([, path, json]) => [`skill/${path}`, JSON.parse(`${json}`)]);
    const output = shell(repository(Object.fromEntries(skill)).path)('skillaccord hash skill');
    expect(output.text).toContain(createHash('sha256').update(stream).digest('hex'));
  };
}
