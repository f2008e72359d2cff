import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './licences.js';

/** Everything dist is built from. */
const folders = ['schemas', 'scripts/build', 'src'];
const files = [
  'package-lock.json',
  'scripts/build.js',
  'scripts/compile-schemas.js',
  'tsconfig.json',
];

/** The file with the digest of the source of a build. */
export const stampPath = join(root, 'dist', 'source.sha256');

/** The digest of everything dist is built from. */
export function sourceDigest() {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length)),
  );
  const paths = [...files, ...inFolders.map((path) => path.replaceAll('\\', '/'))].sort();
  const digests = paths.map((path) => `${digestOf(readFileSync(join(root, path)))}  ${path}\n`);
  return digestOf(digests.join(''));
}

function digestOf(content) {
  return createHash('sha256').update(content).digest('hex');
}
