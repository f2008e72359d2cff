/**
 * Paths are bytes to git and Linux, but strings here. Bytes that are not UTF-8 map to lone surrogates
 * U+DC80..U+DCFF, so the mapping is bijective.
 */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a path from bytes. */
export function decodePath(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return decodeLoosely(bytes);
  }
}

/** Encodes a path; the inverse of `decodePath`. */
export function encodePath(path: string): Uint8Array {
  if (!/\p{Surrogate}/u.test(path)) return Buffer.from(path, 'utf8');
  const parts: Uint8Array[] = [];
  for (const character of path) {
    const code = character.codePointAt(0) ?? 0;
    const isEscaped = code >= 0xdc80 && code <= 0xdcff;
    parts.push(isEscaped ? Uint8Array.of(code - 0xdc00) : Buffer.from(character, 'utf8'));
  }
  return Buffer.concat(parts);
}

function decodeLoosely(bytes: Uint8Array): string {
  let text = '';
  let index = 0;
  while (index < bytes.length) {
    const size = sequenceLength(bytes, index);
    const bytesOfCharacter = bytes.subarray(index, index + size);
    text +=
      size > 0
        ? decoder.decode(bytesOfCharacter)
        : String.fromCharCode(0xdc00 + (bytes[index] ?? 0));
    index += Math.max(size, 1);
  }
  return text;
}

/** The size in bytes of the valid UTF-8 character at `index`; 0 if there is none. */
function sequenceLength(bytes: Uint8Array, index: number): number {
  for (let size = 1; size <= 4 && index + size <= bytes.length; size++) {
    try {
      decoder.decode(bytes.subarray(index, index + size));
      return size;
    } catch {}
  }
  return 0;
}

/** The folder of a path; '' for the root of the tree. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}

/** The last segment of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A path, address or glob without the slashes at its end, in linear time. */
export function withoutEndSlashes(text: string): string {
  return text.replace(/(?<!\/)\/+$/, '');
}

/** `name` inside `folder`; '' is the root of the tree. */
export function join(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Whether `path` is inside `folder`, at any depth. */
export function isInside(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

/** Whether `path` is `ancestor` or inside it. */
export function isAtOrInside(path: string, ancestor: string): boolean {
  return path === ancestor || isInside(path, ancestor);
}

/** `path` relative to `folder`; `path` must be inside it. */
export function relativePath(folder: string, path: string): string {
  return folder === '' ? path : path.slice(folder.length + 1);
}

/** A path and all its parent folders, innermost first; '' is the last. */
export function* selfAndAncestors(path: string): Iterable<string> {
  for (let at = path; ; at = folderOf(at)) {
    yield at;
    if (at === '') return;
  }
}

/** `reference`, relative to `folder`, as a path of the tree; undefined if it leaves the tree. */
export function resolve(folder: string, reference: string): string | undefined {
  const segments = folder === '' ? [] : folder.split('/');
  for (const segment of reference.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/');
}
