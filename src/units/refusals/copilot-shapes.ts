import { code, msg, words } from '../../model/message.ts';
import { get, text } from '../../model/value/value.ts';
import { boolean, strings } from './part-shapes.ts';
import {
  anyOf,
  each,
  either,
  type Fields,
  fieldRefusals,
  listOf,
  mapping,
  refusal,
  type Shape,
  string,
  table,
} from './shape.ts';

const name = string('a string', (written) => {
  if (written === '') return 'is empty';
  return /^[a-z\d.-]+$/i.test(written)
    ? null
    : msg`has characters beside letters, digits, ${code('.')} and ${code('-')}`;
});

const url = string('a URL', (written) => (URL.canParse(written) ? null : 'is not a URL'));

const repo = string('a string', (written) =>
  /^[^/\s]+\/[^/\s]+$/.test(written) ? null : msg`is not ${code('OWNER/REPO')}`,
);

const git = each('ref sha path', string());

const sources: Readonly<Record<string, Fields>> = {
  github: { fields: { repo, ...git }, required: ['repo'] },
  url: { fields: { url, ...git }, required: ['url'] },
  'git-subdir': { fields: { url: string(), ...git }, required: ['url'] },
};

const source: Shape = {
  expected: words('a mapping'),
  kinds: ['table'],
  check(value, place) {
    const type = get(value, 'source');
    const written = text(type) ?? '';
    const shape = Object.hasOwn(sources, written) ? sources[written] : undefined;
    const owner = msg` of ${code(place.key)}${place.owner}`;
    if (shape) return fieldRefusals(value, shape, { owner, about: `${place.about}.` });
    return type
      ? [refusal(type, place, msg`has the unknown type ${code(written)}`)]
      : [refusal(value, place, msg`has no ${code('source')}`)];
  },
};

const entry = table({
  fields: {
    name,
    source: either('a path or a mapping', string('a path'), source),
    homepage: url,
    author: mapping,
    strict: boolean,
    ...each('description version category license', string()),
    ...each('keywords tags', strings),
    ...each(
      'skills agents hooks mcpServers lspServers',
      anyOf('a path, a list or a mapping', 'string', 'list', 'table'),
    ),
  },
  required: ['name', 'source'],
});

const email = string('an address', (written) =>
  /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(written) ? null : 'is not an address',
);

/** What Copilot accepts as a marketplace (source: what version 1.0.102 says of one that it adds). */
export const copilotMarketplace: Fields = {
  fields: {
    name,
    owner: table({ fields: { name: string(), email }, required: ['name'] }),
    plugins: listOf(entry, 'a list', 'name'),
  },
  required: ['name', 'owner', 'plugins'],
};

/** What Copilot accepts as a manifest (source: what version 1.0.102 says of one that it installs). */
export const copilotPlugin: Fields = {
  fields: {
    skills: anyOf('a path, a list of paths or a mapping', 'string', 'list', 'table', 'null'),
  },
};
