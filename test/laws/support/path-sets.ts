import { posix } from 'node:path';

/** Names of the small world of paths. */
const names = ['a', 'b', 'ab', 'x', '.e'];
const place = '/w/p';

function texts(depth: number): readonly (readonly string[])[] {
  if (depth === 0) return [[]];
  const shorter = texts(depth - 1);
  return [
    ...shorter,
    ...shorter
      .filter(({ length }) => length === depth - 1)
      .flatMap((way) => names.map((name) => [...way, name])),
  ];
}

/** All relative paths of up to three names. */
const ways = texts(3).map((way) => way.join('/'));

/** All paths of the world. */
export const universe = [place, '/w', '/', '/etc'].flatMap((from) =>
  ways.map((way) => posix.join(from, way)),
);

/** The names that a pattern segment matches, including `.` and `..`. */
function spellings(segment: string): readonly string[] {
  if (segment === '*') return names;
  if (segment === '**') return ways;
  if (!/[*?[\]{}]/.test(segment)) return [segment];
  const source = segment.replace(/\*+|[?.+^$()|\\]|\[!|\{[^{}]*\}/g, (text) => {
    if (text.startsWith('*')) return '.*';
    if (text === '[!') return '[^';
    if (text === '?') return '.';
    if (text.startsWith('{'))
      return `(?:${text.slice(1, -1).replaceAll('.', '\\.').replaceAll(',', '|')})`;
    return `\\${text}`;
  });
  const isMatch = matcherOf(source.replace(/\[([^\]]*)\]/g, (text) => text.replaceAll('\\.', '.')));
  return [...names, '.', '..', segment].filter((name) => name === segment || isMatch(name));
}

function matcherOf(source: string): (name: string) => boolean {
  try {
    const regex = new RegExp(`^(?:${source})$`);
    return (name) => regex.test(name);
  } catch {
    return () => true;
  }
}

/** The paths of the world that a pattern matches from its base, with `..` resolved. */
export function placesOf(pattern: string, from: string = place): ReadonlySet<string> {
  let places: readonly string[] = [''];
  for (const segment of pattern.split('/')) {
    const next = spellings(segment);
    places = [...new Set(places.flatMap((way) => next.map((spelling) => `${way}${spelling}/`)))];
  }
  return new Set(places.map((way) => posix.resolve(from, `./${way}`)));
}

/** True if a path is one of some places, or below one. */
export function isBelow(path: string, places: ReadonlySet<string>): boolean {
  for (let at = path; ; at = posix.dirname(at)) {
    if (places.has(at)) return true;
    if (at === '/') return false;
  }
}
