import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const places = ['src', 'schemas', 'docs', 'test', 'README.md'];
const blank = /TODO[:] ([^'"`|*]+[^'"`|*\s])/g;

/** The blanks of `npm run new` that are not filled yet, in some files, as `file:line: what belongs there`. */
export function blanksIn(
  root: string,
  isRead: (path: string) => boolean = () => true,
): readonly string[] {
  const files = places.flatMap((place) => filesIn(root, place));
  return files.filter(isRead).flatMap((path) => blanksOf(root, path));
}

function blanksOf(root: string, path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8');
  if (!text.includes('TODO')) return [];
  return text.split('\n').flatMap((line, index) => {
    return [...line.matchAll(blank)].map(([, what]) => `${path}:${index + 1}: ${what}`);
  });
}

function filesIn(root: string, place: string): readonly string[] {
  if (!existsSync(join(root, place))) return [];
  if (statSync(join(root, place)).isFile()) return [place];
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json|md|txt)$/.test(name) && !name.includes('.snap.'))
    .map((name) => join(place, name));
}
