import { nameOf } from '../../model/text/path.ts';
import { get, source } from '../../model/value/value.ts';
import type { LockFormat } from '../format.ts';
import { mightContain } from '../might-contain.ts';
import { lockFields, lockOrigin } from '../origin.ts';
import { listField, parseYamlLock, sha256Field, type YamlLockFormat } from './yaml-lock.ts';

const fileName = 'toolhive.lock.yaml';
const field = 'contentDigest';

const lockFormat: YamlLockFormat = {
  format: 'toolhive-lock',
  versions: { field: 'version', known: ['1'] },
  entriesIn(root) {
    const entries = listField(root, 'skills');
    const isEmpty = entries.length === 0 && get(root, 'skills')?.kind !== 'table';
    const isLock = isEmpty || entries.some((entry) => get(entry, 'name'));
    return get(root, 'version') && isLock ? entries : null;
  },
  parseEntry(_path, value, report) {
    const name = get(value, 'name');
    const id = source(name) ?? '';
    if (!name || id === '') return null;
    const origin = lockOrigin(get(value, 'source'), get(value, 'digest'));
    const entry = { id, at: name.at, version: null, origin, fields: lockFields(value) };
    const digest = sha256Field(id, value, field, report);
    if (!digest) return { ...entry, pins: [], unhashed: true };
    if (digest.value === '') return { ...entry, pins: [], faulty: true };
    return { ...entry, pins: [{ ...digest, algorithm: 'toolhive' }] };
  },
};

/** The lock of ToolHive: YAML with the source, the digest and the `contentDigest` of each installed skill. */
export const toolhiveLock: LockFormat = {
  id: lockFormat.format,
  title: 'Lock of ToolHive',
  source: 'toolhive.lock.yaml, version 1',
  files: [fileName],
  field,
  writer: { name: 'ToolHive', command: 'thv skill install' },
  lookupBy: 'installed',
  parse(path, text) {
    const isLock = nameOf(path) === fileName || mightContain(text, ['skills', field]);
    return isLock ? parseYamlLock(path, text, lockFormat) : null;
  },
};
