import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runBuilt } from '../../test/support/built.ts';

// The corpus: lock-vectors.jsonl, with one entry of a real lock per line, and one folder per repository.
const corpus = process.env['LOCK_CORPUS'] ?? '';

interface Entry {
  readonly repo: string;
  readonly lock: string;
  readonly skill: string;
  readonly dir?: string;
  readonly files?: readonly string[];
  /** The recorded verdict; one of several, if it is a list. */
  readonly verdict: string | readonly string[];
}

interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly skill: string;
  readonly message: string;
}

/** The expected words of a message by recorded verdict; verified entries have no message. */
const words: Readonly<Record<string, readonly string[]>> = {
  A: [],
  A_crlf: ['only with CRLF line endings'],
  A_bytewise: ['byte order'],
  B: ['snapshot'],
  B_crlf: ['snapshot', 'CRLF'],
  B_bytewise: ['snapshot', 'byte order'],
  C: ['SKILL.md alone'],
  C_crlf: ['SKILL.md alone', 'CRLF'],
};

const lines = readFileSync(join(corpus, 'lock-vectors.jsonl'), 'utf8').trim().split('\n');
const entries = lines.map((line) => JSON.parse(line) as Entry).filter(isComplete);

function rootOf({ repo }: Entry): string {
  return resolve(corpus, repo.replace('+', '__'));
}

/** True if all files of an entry are in the corpus. */
function isComplete(entry: Entry): boolean {
  const { dir = '', files = [] } = entry;
  const isThere = (file: string) => existsSync(join(rootOf(entry), dir, file));
  return dir !== '' && files.length > 0 && files.every(isThere);
}

function findingsOf(cwd: string): readonly Finding[] {
  const { stdout, stderr } = runBuilt('cli', ['check', '--base', 'none', '--format', 'json'], {
    cwd,
  });
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as { findings: Finding[] }).findings;
}

function agrees({ lock, skill, dir, verdict }: Entry, findings: readonly Finding[]): boolean {
  const own = findings.filter(
    ({ path, skill: root, message }) =>
      path === lock && root === dir && message.startsWith(`"${skill}"`),
  );
  const isChanged = own.some(({ rule }) => rule === 'lock-content-changed');
  if (verdict === 'MISMATCH') return isChanged;
  if (isChanged) return false;
  const message = own.find(({ rule }) => rule === 'lock-variant')?.message ?? '';
  return [verdict].flat().some((verdictWord) => {
    const wanted = words[verdictWord] ?? [verdictWord];
    return wanted.length === 0 ? message === '' : wanted.every((word) => message.includes(word));
  });
}

describe(`the ${entries.length} of ${lines.length} entries whose files are in the corpus`, () => {
  test.each([...new Set(entries.map(({ repo }) => repo))])('of %s', (repository) => {
    const own = entries.filter(({ repo }) => repo === repository);
    const findings = findingsOf(rootOf(own[0] as Entry));
    const wrong = own.filter((entry) => !agrees(entry, findings));
    expect(wrong.map(({ skill, verdict }) => ({ skill, verdict }))).toEqual([]);
  });
});
