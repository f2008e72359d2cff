import type { Problem } from '../model/finding.ts';
import type { LockEntry, Pin } from '../model/lock.ts';
import { folderOf, resolve } from '../model/path.ts';
import { quoted, seen } from '../model/seen.ts';
import { type Field, fields, get, items, source, type Value } from '../model/value.ts';
import { parseYaml } from '../syntax/yaml.ts';
import type { LockFormat } from './format.ts';
import { pathLeaks } from './leaks.ts';
import { duplicateKey, unreadable } from './unreadable.ts';

const header = /^["']?lockfile_version["']?[ \t]*:/m;
const hashes = /\b(?:local_)?deployed_file_hashes["']?[ \t]*:|\bcontent_hash["']?[ \t]*:/;

/** The lock of apm: YAML with packages, the hash of each, and that of every file it deployed. */
export const apmLock: LockFormat = {
  id: 'apm-lock',
  title: 'Lock of apm',
  source: 'apm.lock.yaml, versions 1 and 2',
  files: ['apm.lock.yaml'],
  writer: { name: 'apm', command: 'apm install' },
  finds: 'path',
  parse(path, text) {
    if (!header.test(text) || !hashes.test(text)) return null;
    const { root, faults, duplicates } = parseYaml(path, text);
    const format = 'apm-lock';
    const fault = faults[0];
    if (fault) {
      return { path, format, entries: [], problems: [unreadable(path, text, fault, 'YAML')], text };
    }
    if (!root || get(root, 'lockfile_version') === undefined) return null;
    const reader = new Reader(folderOf(path));
    const entries = [
      ...items(get(root, 'dependencies')).map((one) => reader.dependency(one)),
      reader.own(root),
    ].filter(({ pins }) => pins.length > 0);
    if (entries.length === 0 && reader.problems.length === 0) return null;
    const problems = [
      ...duplicates.map(duplicateKey),
      ...reader.problems,
      ...pathLeaks(root, text),
    ];
    return { path, format, entries, problems, text };
  },
};

class Reader {
  readonly problems: Problem[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  dependency(value: Value): LockEntry {
    const url = source(get(value, 'repo_url')) ?? '';
    const inside = source(get(value, 'virtual_path')) ?? '';
    const id = inside === '' ? url : `${url}/${inside}`;
    const at = get(value, 'repo_url')?.at ?? value.at;
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
    const files = fields(get(value, 'deployed_file_hashes'));
    const deployed = files.flatMap((file) => this.#file(id, 'deployed_file_hashes', file));
    return { id, at, pins: [...whole, ...deployed], version: null };
  }

  /** What the package that the lock lies in deploys itself. */
  own(root: Value): LockEntry {
    const field = 'local_deployed_file_hashes';
    const table = get(root, field);
    const at = (root.kind === 'table' && root.fields.get(field)?.keyAt) || root.at;
    const pins = fields(table).flatMap((file) => this.#file('.', field, file));
    return { id: '.', at, pins, version: null };
  }

  #file(id: string, field: string, { key, value }: Field): readonly Pin[] {
    const digest = this.#digest(id, field, value);
    const file = resolve(this.#folder, key);
    if (digest === null || file === undefined || key.startsWith('/')) return [];
    return [{ value: digest, at: value.at, algorithm: 'apm-file', field, file }];
  }

  #digest(id: string, field: string, value: Value): string | null {
    const written = source(value)?.toLowerCase() ?? '';
    if (value.kind === 'null' || written === '') return null;
    if (/^(?:sha256:)?[0-9a-f]{64}$/.test(written)) return `sha256:${written.slice(-64)}`;
    const message = `"${field}" of ${quoted(id)} holds ${seen(value)}; a hash is written as "sha256:" and 64 hexadecimal digits.`;
    this.problems.push({ rule: 'lock-syntax', message, at: value.at, about: `${id}\0${message}` });
    return null;
  }
}
