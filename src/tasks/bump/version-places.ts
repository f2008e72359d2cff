import { dialects } from '../../dialects/catalog.ts';
import type { Located, Manifest, Skill } from '../../model/skill.ts';
import type { Edit } from '../../model/text/edits.ts';
import { LineMap } from '../../model/text/text.ts';
import { get, source, type Value } from '../../model/value/value.ts';
import { isVersion } from '../../model/version/version.ts';

/** One place where a manifest declares the version of its skill, with the version as written. */
export type VersionPlace = Located<string>;

const keysByPart: Readonly<Record<string, readonly (readonly string[])[]>> = {
  frontmatter: [['version'], ['metadata', 'version']],
  'skill.toml': [['skill', 'version']],
};

const blockKeys = [['version']];

const partByDialect: ReadonlyMap<string, string> = new Map(
  dialects.map(({ id, part }) => [id, part]),
);

/** The places where a skill declares its version, each once: several dialects may share a frontmatter. */
export function versionPlaces(skill: Skill): readonly VersionPlace[] {
  const places = new Map<string, VersionPlace>();
  for (const place of skill.manifests.flatMap(placesIn)) {
    const { path, range } = place.at;
    const isEffective = place.value === skill.version?.value;
    // `metadata.version: 2` often counts something else.
    if (!isEffective && !isVersion(place.value)) continue;
    places.set(`${path}\0${range?.start.line}\0${range?.start.column}`, place);
  }
  return [...places.values()];
}

function placesIn({ dialect, root }: Manifest): readonly VersionPlace[] {
  const paths = keysByPart[partByDialect.get(dialect) ?? ''] ?? blockKeys;
  return paths.flatMap((keys) => {
    const value = keys.reduce<Value | undefined>((inner, key) => get(inner, key), root);
    const written = source(value);
    return value && written ? [{ value: written, at: value.at }] : [];
  });
}

/**
 * The edit that writes a version at a place; null where the text is not a plain or quoted value, such as an alias.
 * `text` has no byte order mark, as places count.
 */
export function versionEdit(
  text: string,
  { value, at: { path, range } }: VersionPlace,
  version: string,
): Edit | null {
  if (!range) return null;
  const [from, to] = new LineMap(text).span(range);
  const raw = text.slice(from, to);
  const index = raw.indexOf(value);
  if (index === -1 || raw.includes(value, index + 1)) return null;
  const written = value.startsWith('v') ? `v${version}` : version;
  const start = from + index;
  // A number: three parts are none, so TOML and JSON need quotes.
  const needsQuotes = raw === value && (path.endsWith('.toml') || isInJson(text, start));
  return { start, end: start + value.length, text: needsQuotes ? `"${written}"` : written };
}

/** True for a value after a quoted key, as in a fenced block. */
function isInJson(text: string, start: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  return /"\s*:\s*$/.test(line);
}
