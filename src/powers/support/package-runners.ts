import type { PackagePin } from '../../model/power.ts';
import { wordList } from '../../model/text/word-list.ts';
import { programName } from '../../scripts/launched.ts';

/** A package that a runner fetches: the word as written, and without its version. */
export interface FetchedPackage {
  readonly level: PackagePin['level'];
  readonly written: string;
  readonly unversionedName: string;
}

/** A program that fetches a package and runs it: the words before the package, options with a value, how it pins. */
interface PackageRunner {
  readonly words: readonly string[];
  readonly valueOptions: readonly string[];
  /** Options that name the package in place of the first operand. */
  readonly packageOptions: readonly string[];
  readonly parsePackage: (word: string) => Omit<FetchedPackage, 'written'>;
}

const npmOptions = {
  valueOptions: ['-c', '--call', '--registry', '--cache', '--prefix'],
  packageOptions: ['-p', '--package'],
  parsePackage: parseNpmPackage,
};
const pythonOptions = {
  valueOptions: [
    '-p',
    '--python',
    '--with',
    '--index-url',
    '--index',
    '--env-file',
    '--refresh-package',
  ],
  packageOptions: ['--from', '--spec'],
  parsePackage: parsePythonPackage,
};
const containerOptions = {
  valueOptions: wordList(`
    -e --env -v --volume -p --publish --name --network --mount -u --user -w --workdir --env-file
    --entrypoint --platform --add-host
  `),
  packageOptions: [],
  parsePackage: parseImage,
};

const packageRunners: readonly PackageRunner[] = [
  ...[
    ['npx'],
    ['bunx'],
    ['pnpx'],
    ['pnpm', 'dlx'],
    ['yarn', 'dlx'],
    ['bun', 'x'],
    ['npm', 'exec'],
  ].map((words) => ({ words, ...npmOptions })),
  ...[['uvx'], ['uv', 'tool', 'run'], ['pipx', 'run']].map((words) => ({
    words,
    ...pythonOptions,
  })),
  ...[
    ['docker', 'run'],
    ['podman', 'run'],
  ].map((words) => ({ words, ...containerOptions })),
  ...[['dnx'], ['go', 'run'], ['deno', 'run']].map((words) => ({
    words,
    valueOptions: [],
    packageOptions: [],
    parsePackage: parseNpmPackage,
  })),
];

/** The package that the words of a command fetch and run; null if they fetch none. */
export function findPackage(words: readonly string[]): FetchedPackage | null {
  const named = [programName(words[0]), ...words.slice(1)];
  const runner = packageRunners.find((candidate) =>
    candidate.words.every((word, index) => named[index] === word),
  );
  if (!runner) return null;
  const word = packageWord(words.slice(runner.words.length), runner);
  if (word === null || /^\.{0,2}\/|^\.{1,2}$/.test(word)) return null;
  if (['go', 'deno'].includes(runner.words[0] ?? '') && !/@|^(?:npm|jsr|https?):/.test(word))
    return null;
  return { ...runner.parsePackage(word), written: word };
}

function packageWord(
  words: readonly string[],
  { valueOptions, packageOptions }: PackageRunner,
): string | null {
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const [option = '', value] = word.split(/=(.*)/s);
    if (packageOptions.includes(option)) return value ?? words[index + 1] ?? null;
    if (valueOptions.includes(option) && value === undefined) index++;
    else if (!word.startsWith('-')) return word;
  }
  return null;
}

function parseNpmPackage(word: string): Omit<FetchedPackage, 'written'> {
  const [, unversionedName = word, version = ''] = /^(.[^@]*)@(.*)$/s.exec(word) ?? [];
  return { level: versionLevel(version), unversionedName };
}

function parsePythonPackage(word: string): Omit<FetchedPackage, 'written'> {
  if (/^git\+/.test(word)) {
    const [, unversionedName = word, revision = ''] = /^(.*\w)@([^@/]+)$/s.exec(word) ?? [];
    return { level: /^[\da-f]{40}$/.test(revision) ? 'digest' : 'mutable', unversionedName };
  }
  const [, unversionedName = word, operator, version = ''] =
    /^([^@=<>~!]+)(@|[=<>~!]+)(.*)$/s.exec(word) ?? [];
  if (operator === undefined) return { level: 'mutable', unversionedName };
  return {
    level: ['@', '==', '==='].includes(operator) ? versionLevel(version) : 'range',
    unversionedName,
  };
}

function parseImage(word: string): Omit<FetchedPackage, 'written'> {
  const [, unversionedName = word, digest] =
    /^([^@]+?)(?::[\w.-]+)?@sha256:([\da-f]{64})$/.exec(word) ?? [];
  if (digest !== undefined) return { level: 'digest', unversionedName };
  return { level: 'mutable', unversionedName: word.replace(/:[\w.-]+$/, '') };
}

/** How firmly a version of a package pins. */
export function versionLevel(version: string): PackagePin['level'] {
  if (/^(?=.{1,100}$)v?\d+\.\d+(?:\.\d+)*(?:[-+.]?[\da-z][\w.+-]*)?$/i.test(version)) {
    return /^v?\d+\.\d+$/.test(version) ? 'range' : 'exact';
  }
  return /^[\^~<>=v]*\s*\d|^[\dx*]+(?:\.[\dx*]+)*$/i.test(version) ? 'range' : 'mutable';
}
