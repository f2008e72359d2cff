import type { Problem } from '../../model/finding.ts';
import { quoted, seen } from '../../model/format-value.ts';
import type { LockEntry, Pin } from '../../model/lock.ts';
import { folderOf, resolve } from '../../model/text/path.ts';
import { sanitizePaths } from '../../model/text/sanitize.ts';
import { type Field, get, items, source, type Value } from '../../model/value.ts';
import { parseYaml } from '../../syntax/yaml/yaml.ts';
import type { LockFormat } from '../format.ts';
import { mayHold } from '../hints.ts';
import { pathLeaks } from '../leaks.ts';
import { hasMerge, mergeProblems, ownFields, reach } from '../merges.ts';
import { duplicateKey, unreadable } from '../unreadable.ts';

const ownHashes = 'local_deployed_file_hashes';
const kinds = [ownHashes, 'dependencies'];

/** The lock of apm: YAML with packages, the hash of each, and that of every file it deployed. */
export const apmLock: LockFormat = {
  id: 'apm-lock',
  title: 'Lock of apm',
  source: 'apm.lock.yaml, versions 1 and 2',
  files: ['apm.lock.yaml'],
  field: 'lockfile_version',
  writer: { name: 'apm', command: 'apm install' },
  finds: 'path',
  parse(path, text) {
    if (!mayHold(text, ['lockfile_version']) || !kinds.some((key) => mayHold(text, [key]))) {
      return null;
    }
    const { root, faults, duplicates } = parseYaml(path, text);
    const format = 'apm-lock';
    const fault = faults[0];
    if (fault) {
      const problems = [unreadable(path, text, fault, 'YAML')];
      return { path, format, entries: [], problems, text, unread: true };
    }
    if (!root || !isLock(root)) return null;
    const reader = new Reader(folderOf(path));
    const entries = [
      ...items(get(root, 'dependencies')).map((one) => reader.dependency(one)),
      ...reader.own(root),
    ];
    const problems = [
      ...duplicates.map(duplicateKey),
      ...mergeProblems(root),
      ...reader.problems,
      ...pathLeaks(root, text),
    ];
    return { path, format, entries, problems, text, ...(hasMerge(root) && { unread: true }) };
  },
};

/** An entry need not have a hash: a lock that lost all of its hashes is still one. */
function isLock(root: Value): boolean {
  const dependencies = reach(root, 'dependencies');
  return (
    reach(root, 'lockfile_version') !== undefined &&
    (dependencies?.kind === 'list' || reach(root, ownHashes) !== undefined)
  );
}

class Reader {
  readonly problems: Problem[] = [];
  readonly #folder: string;
  #malformed = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  dependency(value: Value): LockEntry {
    const url = source(get(value, 'repo_url')) ?? '';
    const inside = source(get(value, 'virtual_path')) ?? '';
    const id = inside === '' ? url : `${url}/${inside}`;
    const at = get(value, 'repo_url')?.at ?? value.at;
    const told = this.#malformed;
    const found = get(value, 'content_hash');
    const digest = found && this.#digest(id, 'content_hash', found);
    const name = url
      .replace(/\.git$/, '')
      .split(/[/:]/)
      .slice(-2)
      .join('/');
    const folder = resolve(this.#folder, `apm_modules/${name}/${inside}`);
    const whole: Pin[] =
      found && digest && folder !== undefined
        ? [{ value: digest, at: found.at, algorithm: 'apm-package', field: 'content_hash', folder }]
        : [];
    const pins = [...whole, ...this.#files(id, 'deployed_file_hashes', value)];
    const faulty = this.#malformed > told || hasMerge(value);
    return { id, at, pins, version: null, ...(faulty && { faulty }) };
  }

  /** What the package that the lock lies in deploys itself. */
  own(root: Value): readonly LockEntry[] {
    const field = root.kind === 'table' ? root.fields.get(ownHashes) : undefined;
    if (!field) return [];
    const told = this.#malformed;
    const pins = this.#files('.', ownHashes, root);
    const faulty = this.#malformed > told || hasMerge(field.value);
    return [{ id: '.', at: field.keyAt, pins, version: null, ...(faulty && { faulty }) }];
  }

  #files(id: string, field: string, holder: Value): readonly Pin[] {
    const pins: Pin[] = [];
    const outside: Field[] = [];
    for (const one of ownFields(get(holder, field))) {
      const { key, value } = one;
      const digest = this.#digest(id, field, value);
      const file = isAbsolute(key) ? undefined : resolve(this.#folder, key);
      if (digest === null) continue;
      if (file === undefined) outside.push(one);
      else pins.push({ value: digest, at: value.at, algorithm: 'apm-file', field, file });
    }
    const [first] = outside;
    if (first) this.problems.push(outsideOf(id, first, outside.length));
    return pins;
  }

  #digest(id: string, field: string, value: Value): string | null {
    const written = source(value)?.toLowerCase() ?? '';
    if (value.kind === 'null' || written === '') return null;
    if (/^(?:sha256:)?[0-9a-f]{64}$/.test(written)) return `sha256:${written.slice(-64)}`;
    this.#malformed++;
    const message = `"${field}" of ${quoted(id)} holds ${seen(value)}; a hash is written as "sha256:" and 64 hexadecimal digits.`;
    this.problems.push({ rule: 'lock-syntax', message, at: value.at, about: `${id}\0${message}` });
    return null;
  }
}

function isAbsolute(path: string): boolean {
  return /^(?:~|[A-Za-z]:)?[/\\]/.test(path);
}

/** A file that no other machine has under that path is verified by nobody. */
function outsideOf(id: string, { key, keyAt }: Field, count: number): Problem {
  const path = quoted(sanitizePaths(key));
  const message =
    count === 1
      ? `The lock pins ${path} of ${quoted(id)}, a path outside the repository; nothing verifies it here.`
      : `The lock pins ${path} and ${count - 1} more of ${quoted(id)}, paths outside the repository; nothing verifies them here.`;
  const about = `${id}\0outside`;
  return { rule: 'lock-syntax', message, at: keyAt, about, severity: 'warning' };
}
