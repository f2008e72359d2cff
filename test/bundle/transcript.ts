import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect } from 'vitest';
import { textOf } from '../blocks.ts';
import { bundle, minimalEnv } from '../built.ts';
import { type TestRepository, temporaryFolder, writeFiles } from '../git.ts';
import { runHere } from '../run-here.ts';

const author = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'Ada'],
    [`GIT_${role}_EMAIL`, 'ada@example.org'],
    [`GIT_${role}_DATE`, '2026-01-01T00:00:00Z'],
  ]),
) as Record<string, string>;

/** The output of a command line, both streams in order, with its exit code. */
export interface Said {
  readonly code: number | null;
  readonly text: string;
}

/** Arguments without expansions, then a pipe, a redirection or an alternative, if any. */
const plainLine = /^skillaccord((?: (?:"[^"$`\\]*"|[\w=:,./-]+))*)((?: [|>].*)?)$/;

/**
 * A shell in a directory, with the built program as `skillaccord` on the PATH. Where a line begins with it, and has
 * plain arguments, the source runs in this process instead: the shell gets its output, stdout first, and its exit code.
 */
export function shell(cwd: string): (line: string) => Promise<Said> {
  const bin = temporaryFolder();
  const script = `#!/bin/sh\nexec '${process.execPath}' '${bundle('cli')}' "$@"\n`;
  writeFiles(bin, { skillaccord: { script } });
  const own = minimalEnv();
  const path = [bin, dirname(process.execPath), own['PATH']].join(':');
  const env = { ...own, ...author, PATH: path, HOME: bin, NO_COLOR: '1', COLUMNS: '100' };
  const start = (line: string) => {
    const { status, stdout } = spawnSync('/bin/sh', ['-c', `exec 2>&1\n${line}`], {
      cwd,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    return { code: status, text: stdout };
  };
  return async (line) => {
    const [, words, rest] = plainLine.exec(line) ?? [];
    if (words === undefined) return start(line);
    const { code, stdout, stderr } = await runHere(argumentsIn(words), cwd, { env, width: 100 });
    const told = `#!/bin/sh\ncat '${bin}/out'\ncat '${bin}/err' >&2\nexit ${code}\n`;
    writeFiles(bin, { out: stdout, err: stderr, told: { script: told } });
    return start(`told${rest}`);
  };
}

function argumentsIn(words: string): readonly string[] {
  return (words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
}

/** The command lines of a shell session: lines after `$ `. */
export function commandsOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
}

/**
 * Replays a page in a repository from top to bottom: writes blocks that start with a path comment, runs the commands
 * of shell sessions and of hidden `<!-- $ … -->` comments. Returns the page with the actual output.
 */
export async function play(page: string, work: TestRepository): Promise<string> {
  const run = shell(work.path);
  const text = textOf(page);
  const parts = /^<!-- \$ (.*) -->$|^```(\w+)\n([\s\S]*?)^```$/gm;
  let played = '';
  let end = 0;
  for (const { 0: whole, 1: hidden, 2: language, 3: inside = '', index } of text.matchAll(parts)) {
    if (hidden !== undefined) expect(await run(hidden)).toEqual({ code: 0, text: '' });
    const [, path] = /^# (\S+\.ya?ml)\n/.exec(inside) ?? [];
    if (path !== undefined) work.write({ [path]: inside });
    const shown = language === 'console' ? await transcriptOf(inside, run) : whole;
    played += text.slice(end, index) + shown;
    end = index + whole.length;
  }
  return played + text.slice(end);
}

async function transcriptOf(session: string, run: (line: string) => Promise<Said>) {
  let transcript = '';
  for (const line of commandsOf(session)) {
    const output = (await run(line)).text;
    transcript += `$ ${line}\n${output === '' ? '' : `${output}\n`}`;
  }
  return `\`\`\`console\n${transcript.trimEnd()}\n\`\`\``;
}
