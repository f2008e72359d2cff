import { lockFormatOf } from '../locks/read.ts';
import type { LockEntry, LockFields, LockFile } from '../model/lock.ts';
import { code, msg, pathPart } from '../model/message.ts';
import { withoutEndSlashes } from '../model/text/path.ts';
import { redactCredentials } from '../syntax/url.ts';
import { apmSource } from './apm-source.ts';
import type { EntrySource, Source } from './source.ts';
import {
  fieldOf,
  githubUrl,
  gitSource,
  isShorthand,
  localPath,
  skillFolder,
  unfetchable,
} from './source-parts.ts';

/** The source of an entry; null for an entry of the repository's own skills, which has none. */
export function sourceOf(lock: LockFile, entry: LockEntry): EntrySource | null {
  const fields = entry.fields ?? new Map();
  if (fields.size === 0) return null;
  switch (lockFormatOf(lock).id) {
    case 'skills-lock':
    case 'skill-lock-v3':
      return skillsSource(lock, entry, fields);
    case 'apm-lock':
      return { entry, ...apmSource(lock.path, fields) };
    case 'proto-lock':
      return protoSource(entry, fields);
    default:
      return null;
  }
}

function skillsSource(lock: LockFile, entry: LockEntry, fields: LockFields): EntrySource | null {
  const [source, sourceUrl] = [fieldOf(fields, 'source'), fieldOf(fields, 'sourceUrl')];
  const skillPath = fieldOf(fields, 'skillPath');
  const folder = skillPath === '' ? null : skillFolder(skillPath);
  if (source === '' && sourceUrl === '')
    return {
      entry,
      folder: null,
      text: '',
      source: unfetchable(msg`The lock records no source as text.`),
    };
  const text = redactCredentials(sourceUrl || source);
  if (folder === undefined) {
    const reason = msg`The lock records ${pathPart(skillPath)}, which is no path in a repository.`;
    return { entry, folder: null, text, source: unfetchable(reason) };
  }
  const found = sourceOfType(lock, entry, fields);
  return { entry, folder: found.kind === 'well-known' ? entry.id : folder, text, source: found };
}

function sourceOfType({ path }: LockFile, { id }: LockEntry, fields: LockFields): Source {
  const [source, sourceUrl] = [fieldOf(fields, 'source'), fieldOf(fields, 'sourceUrl')];
  const ref = fieldOf(fields, 'ref') || fieldOf(fields, 'pinnedRef') || null;
  const type = fieldOf(fields, 'sourceType');
  switch (type) {
    case 'github':
      return { ...gitSource(githubUrl(source) ?? (sourceUrl || source), ref), kind: 'github' };
    case 'git':
    case 'gitlab':
      if (sourceUrl === '' && isShorthand(source))
        return unfetchable(
          msg`The host of ${code(source)} is unknown: the lock has no ${code('sourceUrl')}.`,
        );
      return { ...gitSource(sourceUrl || source, ref), kind: type };
    case 'well-known':
      return wellKnown(sourceUrl || source, id);
    case 'local':
      return { kind: 'local', path: localPath(path, source) };
    case '':
      return unfetchable(msg`The lock records no ${code('sourceType')}.`);
    default:
      return unfetchable(msg`Sources of the type ${code(type)} cannot be asked.`);
  }
}

function wellKnown(address: string, name: string): Source {
  if (!/^https?:\/\//i.test(address))
    return unfetchable(
      msg`The lock records ${code(redactCredentials(address))}, which is no address of a site.`,
    );
  const site = withoutEndSlashes(address).replace(/\/\.well-known\/.*$/s, '');
  return { kind: 'well-known', url: `${site}/.well-known/agent-skills/index.json`, name };
}

/** `git+https://host/path#name`. One of a local clone names no source that others could ask. */
function protoSource(entry: LockEntry, fields: LockFields): EntrySource | null {
  const written = fieldOf(fields, 'source_ref');
  const [, address = ''] = /^git\+([^#]+)/.exec(written) ?? [];
  if (written === '' || /^file:/i.test(address)) return null;
  const text = redactCredentials(written);
  if (address === '') {
    const source = unfetchable(
      msg`The lock records ${code(text)}, which is no ${code('git+')} address.`,
    );
    return { entry, folder: null, text, source };
  }
  const commit = fieldOf(fields, 'source_rev') || null;
  return { entry, folder: null, text, source: gitSource(address, null, commit) };
}
