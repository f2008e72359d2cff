import type { Pin } from '../../model/lock.ts';
import { folderOf, nameOf, resolve } from '../../model/text/path.ts';
import { get, items, source, type Value } from '../../model/value/value.ts';
import type { LockFormat } from '../format.ts';
import { mightContain } from '../might-contain.ts';
import { lockFields, lockOrigin } from '../origin.ts';
import { outsideProblem } from '../problems.ts';
import {
  listField,
  parseYamlLock,
  type ReportProblem,
  sha256Field,
  type YamlLockFormat,
} from './yaml-lock.ts';

/** Entries of one file have the path of the file as their root. */
const isSingleFile = (value: Value) => {
  const kind = source(get(value, 'kind')) ?? '';
  return ['mcp', 'agents-md', 'instructions'].includes(kind);
};

const lockFormat: YamlLockFormat = {
  format: 'skilllock-lock',
  versions: { field: 'lockfileVersion', known: ['1', '2'] },
  entriesIn(root) {
    const entries = [...listField(root, 'skills'), ...listField(root, 'context')];
    const isLock = entries.some((entry) => get(entry, 'root') && get(entry, 'files'));
    return get(root, 'lockfileVersion') && isLock ? entries : null;
  },
  parseEntry(path, value, report) {
    const name = get(value, 'id') ?? get(value, 'name');
    const id = source(name) ?? '';
    if (!name || id === '') return null;
    const entry = { id, at: name.at, version: null, ...originOf(value) };
    const root = rootOf(path, value);
    if (root === undefined) {
      const written = source(get(value, 'root')) ?? '';
      // The folders of a user are on no other machine.
      if (!written.startsWith('$HOME/')) report(outsideProblem(id, written, value.at));
      return { ...entry, pins: [], unhashed: true };
    }
    const { pins, isFaulty } = pinsOf(id, value, root, report);
    return {
      ...entry,
      pins,
      ...(!isSingleFile(value) && { lockedFolders: [root], omitsDotfiles: true }),
      ...(isFaulty && { faulty: true }),
    };
  },
};

/** The source of a skill that another tool installed; a manual one may be the repository's own. */
function originOf(value: Value) {
  const from = get(value, 'source');
  if (!from || source(get(from, 'type')) === 'manual') return {};
  return {
    origin: lockOrigin(get(from, 'ref'), get(from, 'resolved')),
    fields: lockFields(from),
  };
}

function rootOf(path: string, value: Value): string | undefined {
  const root = source(get(value, 'root')) ?? '';
  return root === '' || root.startsWith('$HOME/') ? undefined : resolve(folderOf(path), root);
}

function pinsOf(
  id: string,
  value: Value,
  root: string,
  report: ReportProblem,
): { readonly pins: readonly Pin[]; readonly isFaulty: boolean } {
  const pins = items(get(value, 'files')).flatMap((file): readonly Pin[] => {
    const name = source(get(file, 'path')) ?? '';
    const digest = sha256Field(id, file, 'hash', report);
    const isOwnFile = isSingleFile(value) && nameOf(root) === name;
    const target = isOwnFile ? root : resolve(root, name);
    if (!digest || target === undefined || name === '') return [];
    return [{ ...digest, algorithm: 'skilllock-file', file: target }];
  });
  return {
    pins: pins.filter((pin) => pin.value !== ''),
    isFaulty: pins.some((pin) => pin.value === ''),
  };
}

/** The lock of skilllock: YAML with the hash of each file of skills, rules and instructions. */
export const skilllockLock: LockFormat = {
  id: lockFormat.format,
  title: 'Lock of skilllock',
  source: 'skills.lock.yaml, versions 1 and 2',
  // Other tools write other files of this name.
  files: [],
  field: 'lockfileVersion',
  writer: { name: 'skilllock', command: 'skilllock lock' },
  lookupBy: 'path',
  parse(path, text) {
    const words = ['lockfileVersion', 'skills', 'root', 'files', 'hash'];
    return mightContain(text, words) ? parseYamlLock(path, text, lockFormat) : null;
  },
};
