import { code, msg, namePart, words } from '../../model/message.ts';
import { resolve } from '../../model/text/path.ts';
import { fields, flag, get, items, type Table, text, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { idShape, marketplaceName } from './name-shapes.ts';
import { boolean, digest, filled, hookEvents, strings } from './part-shapes.ts';
import { partFields, parts, personShape } from './plugin-shape.ts';
import {
  anyOf,
  dropped,
  either,
  type Fields,
  fieldRefusals,
  mapOf,
  mapping,
  ofFile,
  type Place,
  type Refusal,
  refusal,
  refusals,
  type Shape,
  string,
  table,
} from './shape.ts';

/** What Claude Code accepts as a marketplace; its entries are checked one by one. */
export const marketplace: Fields = {
  fields: {
    name: marketplaceName,
    owner: { ...personShape, expected: words('a mapping') },
    plugins: anyOf('a list', 'list'),
    $schema: string(),
    description: string(),
    version: string(),
    metadata: table({ fields: { description: string(), version: string() } }),
    forceRemoveDeletedPlugins: boolean,
    allowCrossMarketplaceDependenciesOn: strings,
    renames: mapOf(anyOf('a string', 'string', 'null')),
  },
  required: ['name', 'owner', 'plugins'],
};

const sha = string('a string', (written) => (isCommit(written) ? null : 'is not a full commit'));

const inRepository = string('a path', (written) =>
  written.split('/').includes('..') ? 'is outside the repository' : filledFault(written),
);

function filledFault(written: string): string | null {
  return written.trim() === '' ? 'is empty' : null;
}

const git = { sha, ref: string() };

const registry = string('a URL', (written) =>
  /^https?:/.test(written) && URL.canParse(written) ? null : 'is not a URL',
);

const archiveUrl = string('a URL', (written) =>
  /^https:\/\//i.test(written) ? null : msg`does not start with ${code('https://')}`,
);

/** The types of sources, with the fields that each requires. */
const sources: Readonly<Record<string, Fields>> = {
  github: { fields: { repo: filled, ...git }, required: ['repo'] },
  url: { fields: { url: filled, ...git }, required: ['url'] },
  'git-subdir': { fields: { url: filled, path: inRepository, ...git }, required: ['url', 'path'] },
  npm: { fields: { package: filled, version: string(), registry }, required: ['package'] },
  archive: { fields: { url: archiveUrl, sha256: digest }, required: ['url'] },
  command: { fields: { command: filled }, required: ['command'] },
};

const sourceTable: Shape = {
  expected: words('a mapping'),
  kinds: ['table'],
  check(value, place) {
    const type = get(value, 'source');
    const written = text(type) ?? '';
    const shape = Object.hasOwn(sources, written) ? sources[written] : undefined;
    const owner = msg` of ${code(place.key)}${place.owner}`;
    if (shape) {
      const faults = fieldRefusals(value, shape, { owner, about: `${place.about}.` });
      return [...faults, ...commitAsBranch(value, { ...place, key: 'ref', owner })];
    }
    if (!type) return [refusal(value, place, msg`has no ${code('source')}`)];
    return [refusal(type, place, msg`has the unknown type ${code(written)}`)];
  },
};

function isCommit(written: string): boolean {
  return /^[\da-f]{40}$/.test(written);
}

/** Git clones a branch or a tag by its name, and no commit. */
function commitAsBranch(source: Value, place: Place): readonly Refusal[] {
  const ref = get(source, 'ref');
  if (!ref || !isCommit(text(ref) ?? '') || get(source, 'sha')) return [];
  const at = { ...place, about: `${place.about}.ref` };
  const fault = refusal(ref, at, msg`is a commit, not a branch`, msg`Write it as ${code('sha')}.`);
  return [{ ...fault, loss: 'Claude Code cannot clone it.' }];
}

/** A path in the repository; another rule reports one that leads out of it. */
function sourceShape(hasRoot: boolean): Shape {
  const path = string('a path', (written) => {
    if (written.trim() === '') return 'is empty, not a path';
    if (
      written.startsWith('./') &&
      written.split('/').includes('..') &&
      resolve('', written) !== undefined
    )
      return msg`has ${code('..')}`;
    if (/^(?:\.{1,2}(?:$|\/)|[\\/~]|[a-z]:[\\/])/i.test(written)) return null;
    if (/^[a-z][a-z\d+.-]*:|@[^@]*:/i.test(written)) return 'is a URL, not a path';
    return hasRoot ? null : msg`does not start with ${code('./')}`;
  });
  return either('a path', path, sourceTable);
}

/** Hooks within an entry: an event that no client has is refused here only. */
const eventsOfEntry: Shape = {
  expected: words('a mapping'),
  kinds: ['table'],
  check: (value, place) =>
    fields(value).flatMap(({ key, keyAt }) => {
      if (hookEvents.has(key)) return [];
      const message = msg`Unknown event ${code(key)} of ${code(place.key)}${place.owner}.`;
      return [{ message, at: keyAt, about: `${place.about}.${key}` }];
    }),
};

/** What Claude Code refuses in a marketplace. */
export function marketplaceRefusals(document: Table, path: string): readonly Refusal[] {
  const pluginRoot = get(get(document, 'metadata'), 'pluginRoot');
  const rootPlace: Place = { ...ofFile, key: 'pluginRoot', about: 'pluginRoot' };
  const entry: Fields = {
    fields: {
      ...partFields,
      name: idShape,
      source: sourceShape(pluginRoot !== undefined),
      strict: boolean,
      category: string(),
      tags: strings,
      hooks: parts(eventsOfEntry, '.json'),
      relevance: dropped(mapping, 'Claude Code ignores it.'),
    },
    required: ['source'],
  };
  const entries = items(get(document, 'plugins'));
  return [
    ...fieldRefusals(document, marketplace, ofFile, { path }),
    ...(pluginRoot ? refusals(pluginRoot, string('a path'), rootPlace) : []),
    ...entries.flatMap((value, index) => entryRefusals(value, index, entry)),
    ...repeatedEntries(entries),
  ];
}

function entryRefusals(value: Value, index: number, shape: Fields): readonly Refusal[] {
  const named = get(value, 'name');
  const name = text(named)?.trim();
  if (value.kind !== 'table') {
    const message = msg`Plugin ${index + 1} is ${shownValue(value)}, not a mapping.`;
    return [{ message, at: value.at, about: `plugin\0${index}` }];
  }
  if (!name) {
    const about = `${index}\0`;
    const required = ['name', 'source'];
    return fieldRefusals(
      value,
      { ...shape, required },
      { owner: msg` of plugin ${index + 1}`, about },
    );
  }
  const owner = msg` of plugin ${namePart(name)}`;
  const faults = fieldRefusals(value, shape, { owner, about: `${name}\0` }, named?.at);
  const helper = get(value, 'headersHelper');
  if (!helper || flag(get(value, 'strict')) === false) return faults;
  const at = { key: 'headersHelper', owner, about: `${name}\0headersHelper` };
  return [...faults, refusal(helper, at, msg`needs ${code('"strict": false')}`)];
}

function repeatedEntries(entries: readonly Value[]): readonly Refusal[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const named = get(entry, 'name');
    const name = text(named)?.trim();
    if (!named || !name) return [];
    const isFirst = !seen.has(name);
    seen.add(name);
    const message = msg`Two plugins have the name ${namePart(name)}.`;
    return isFirst ? [] : [{ message, at: named.at, about: `${name}\0repeated` }];
  });
}
