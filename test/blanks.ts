import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const places = ['src', 'schemas', 'docs', 'test', 'README.md'];
const blank = /TODO[:] ([^'"`|*]+[^'"`|*\s])/g;

/** The blanks of `npm run new` that are not filled yet, as `file:line: what belongs there`. */
export function blanksIn(root: string): readonly string[] {
  return places.flatMap((place) => filesIn(root, place)).flatMap((path) => blanksOf(root, path));
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
