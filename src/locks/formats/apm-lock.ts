import type { Problem } from '../../model/finding.ts';
import type { LockEntry, Pin } from '../../model/lock.ts';
import { folderOf, isInside, resolve, withoutEndSlashes } from '../../model/text/path.ts';
import {
  type Field,
  get,
  items,
  source,
  text as textOf,
  type Value,
} from '../../model/value/value.ts';
import { parseYaml } from '../../syntax/yaml/yaml.ts';
import type { LockFormat } from '../format.ts';
import { getWithMerges, hasMerge, mergeProblems, ownFields } from '../merges.ts';
import { mightContain } from '../might-contain.ts';
import { lockFields, lockOrigin } from '../origin.ts';
import { pathLeaks } from '../path-leaks.ts';
import {
  duplicateKey,
  hashProblem,
  outsideProblem,
  sha256Form,
  unreadableLock,
  versionProblems,
} from '../problems.ts';

const ownHashesField = 'local_deployed_file_hashes';
const entryKeys = [ownHashesField, 'dependencies'];

/** The lock of apm: YAML with packages, the hash of each, and the hashes of all deployed files. */
export const apmLock: LockFormat = {
  id: 'apm-lock',
  title: 'Lock of apm',
  source: 'apm.lock.yaml, versions 1 and 2',
  files: ['apm.lock.yaml'],
  field: 'lockfile_version',
  writer: { name: 'apm', command: 'apm install' },
  lookupBy: 'path',
  parse(path, text) {
    if (
      !mightContain(text, ['lockfile_version']) ||
      !entryKeys.some((key) => mightContain(text, [key]))
    ) {
      return null;
    }
    const { root, faults, duplicates } = parseYaml(path, text);
    const format = 'apm-lock';
    const fault = faults[0];
    if (fault) {
      const problems = [unreadableLock(path, text, fault, 'YAML')];
      return { path, format, entries: [], problems, text, isIncomplete: true };
    }
    if (!root || !looksLikeLock(root)) return null;
    const reader = new Reader(folderOf(path));
    const entries = [
      ...items(get(root, 'dependencies')).map((element) => reader.dependency(element)),
      ...reader.ownEntries(root),
    ];
    const problems = [
      ...duplicates.map(duplicateKey),
      ...mergeProblems(root),
      ...versionProblems(root, { field: 'lockfile_version', known: ['1', '2'] }),
      ...reader.problems,
      ...pathLeaks(root, text),
    ];
    return { path, format, entries, problems, text, ...(hasMerge(root) && { isIncomplete: true }) };
  },
};

/** Entries without hashes still make a lock. */
function looksLikeLock(root: Value): boolean {
  const dependencies = getWithMerges(root, 'dependencies');
  return (
    getWithMerges(root, 'lockfile_version') !== undefined &&
    (dependencies?.kind === 'list' || getWithMerges(root, ownHashesField) !== undefined)
  );
}

class Reader {
  readonly problems: Problem[] = [];
  readonly #folder: string;
  #malformedCount = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  dependency(value: Value): LockEntry {
    const url = source(get(value, 'repo_url')) ?? '';
    const virtualPath = source(get(value, 'virtual_path')) ?? '';
    const id = virtualPath === '' ? url : `${url}/${virtualPath}`;
    const at = get(value, 'repo_url')?.at ?? value.at;
    const malformedBefore = this.#malformedCount;
    const hashValue = get(value, 'content_hash');
    const digest = hashValue && this.#digest(id, 'content_hash', hashValue);
    const name = url
      .replace(/\.git$/, '')
      .split(/[/:]/)
      .slice(-2)
      .join('/');
    const folder = resolve(this.#folder, `apm_modules/${name}/${virtualPath}`);
    const packagePins: Pin[] =
      hashValue && digest && folder !== undefined
        ? [
            {
              value: digest,
              at: hashValue.at,
              algorithm: 'apm-package',
              field: 'content_hash',
              folder,
            },
          ]
        : [];
    const pins = [...packagePins, ...this.#pinsOfFiles(id, 'deployed_file_hashes', value)];
    const faulty = this.#malformedCount > malformedBefore || hasMerge(value);
    const revision = get(value, 'resolved_commit') ?? get(value, 'resolved_ref');
    const origin = lockOrigin(get(value, 'repo_url'), revision);
    const deployed = items(get(value, 'deployed_files')).flatMap((item) => {
      const written = withoutEndSlashes(textOf(item) ?? '');
      const path = resolve(this.#folder, written);
      if (path === undefined && !isAbsolute(written))
        this.problems.push(outsideProblem(id, written, item.at));
      return path ? [path] : [];
    });
    const lockedFolders = this.#folders(value, pins);
    return {
      id,
      at,
      pins,
      version: null,
      origin,
      deployed,
      lockedFolders,
      fields: lockFields(value),
      ...(faulty && { faulty }),
    };
  }

  /** The deployed paths that are folders: those above a deployed file with a hash. */
  #folders(value: Value, pins: readonly Pin[]): readonly string[] {
    const paths = items(get(value, 'deployed_files')).flatMap((item) => {
      const path = source(item) ?? '';
      return isAbsolute(path) ? [] : (resolve(this.#folder, path) ?? []);
    });
    return paths.filter((path) =>
      pins.some(({ file }) => file !== undefined && file !== path && isInside(file, path)),
    );
  }

  /** The files that the lock's own package deploys. */
  ownEntries(root: Value): readonly LockEntry[] {
    const field = root.kind === 'table' ? root.fields.get(ownHashesField) : undefined;
    if (!field) return [];
    const malformedBefore = this.#malformedCount;
    const pins = this.#pinsOfFiles('.', ownHashesField, root);
    const faulty = this.#malformedCount > malformedBefore || hasMerge(field.value);
    return [{ id: '.', at: field.keyAt, pins, version: null, ...(faulty && { faulty }) }];
  }

  #pinsOfFiles(id: string, field: string, container: Value): readonly Pin[] {
    const pins: Pin[] = [];
    const outsideFields: Field[] = [];
    for (const element of ownFields(get(container, field))) {
      const { key, value } = element;
      const digest = this.#digest(id, field, value, key);
      const file = isAbsolute(key) ? undefined : resolve(this.#folder, key);
      if (digest === null) continue;
      if (file === undefined) outsideFields.push(element);
      else pins.push({ value: digest, at: value.at, algorithm: 'apm-file', field, file });
    }
    const [first] = outsideFields;
    if (first)
      this.problems.push(outsideProblem(id, first.key, first.keyAt, outsideFields.length - 1));
    return pins;
  }

  #digest(id: string, field: string, value: Value, file = ''): string | null {
    const written = source(value)?.toLowerCase() ?? '';
    if (value.kind === 'null' || written === '') return null;
    if (/^(?:sha256:)?[0-9a-f]{64}$/.test(written)) return `sha256:${written.slice(-64)}`;
    this.#malformedCount++;
    const about = [id, field, file].join('\0');
    this.problems.push(hashProblem({ id, field, at: value.at, about }, sha256Form));
    return null;
  }
}

function isAbsolute(path: string): boolean {
  return /^(?:~|[A-Za-z]:)?[/\\]/.test(path);
}
