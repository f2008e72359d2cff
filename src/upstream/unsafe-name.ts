import { type Message, msg } from '../model/message.ts';

/** Names of devices, which Windows opens instead of files. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** Why a file of this name may not be written here, as a clause; null if it may. The name is untrusted. */
export function unsafeName(name: string): Message | null {
  if (name.length > 400) return msg`has more than 400 characters`;
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(name))
    return msg`has characters that do not print`;
  if (/[\\:*?"<>|]/.test(name)) return msg`has characters that Windows does not allow`;
  for (const part of name.split('/')) {
    if (part === '' || part === '.' || part === '..') return msg`leaves its folder`;
    if (/^\.git(?:\s|\.|$)|^git~\d/i.test(part)) return msg`is a name of git`;
    if (/[. ]$/.test(part)) return msg`ends with a dot or a space`;
    if (device.test(part)) return msg`is the name of a device on Windows`;
  }
  return null;
}

/** Pairs of names that are one file on a disk that ignores case, or a file that is the folder of the other. */
export function clashingNames(names: readonly string[]): readonly (readonly [string, string])[] {
  const known = new Map<string, string>();
  const clashes: (readonly [string, string])[] = [];
  const folders = new Map<string, string>();
  for (const name of names) {
    const key = name.normalize('NFC').toLowerCase();
    const other = known.get(key);
    if (other !== undefined) clashes.push([other, name]);
    known.set(key, name);
    for (let index = name.indexOf('/'); index !== -1; index = name.indexOf('/', index + 1)) {
      const folder = name.slice(0, index);
      const folderKey = folder.normalize('NFC').toLowerCase();
      const same = folders.get(folderKey);
      if (same === undefined) folders.set(folderKey, folder);
      else if (same !== folder) clashes.push([same, folder]);
    }
  }
  for (const [key, folder] of folders) {
    const file = known.get(key);
    if (file !== undefined) clashes.push([file, folder]);
  }
  return clashes;
}
