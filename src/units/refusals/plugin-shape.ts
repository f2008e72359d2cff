import { code, type Message, msg, nothing, pathPart, words } from '../../model/message.ts';
import { fields, get, text, type Value } from '../../model/value/value.ts';
import { nameShape } from './name-shapes.ts';
import {
  boolean,
  digest,
  filled,
  known,
  languageServer,
  monitorList,
  server,
  strings,
} from './part-shapes.ts';
import {
  anyOf,
  dropped,
  either,
  type Fields,
  fieldRefusals,
  listOf,
  mapOf,
  mapping,
  number,
  oneOf,
  refusal,
  type Shape,
  string,
  table,
} from './shape.ts';

const url = string('a URL', (written) => (URL.canParse(written) ? null : 'is not a URL'));

const ignored = (shape: Shape) => dropped(shape, 'Claude Code ignores it.');

/** A version, or several that are joined; each may have an operator. */
const comparator = /^(?:[<>=^~]*v?(?:\d+|[xX*])(?:\.(?:\d+|[xX*]))*(?:[-+][\w.+-]+)?|-|\|\||)$/;

const range = string('a range of versions', (written) =>
  written
    .replace(/([<>=^~])\s+/g, '$1')
    .trim()
    .split(/\s+/)
    .every((each) => comparator.test(each))
    ? null
    : 'is not a range of versions',
);

/** A person or an organisation. */
export const personShape = table(
  { fields: { name: filled, email: string(), url: string() }, required: ['name'] },
  msg`a mapping with ${code('name')}`,
);

/** A path into the plugin. */
function path(suffix?: string): Shape {
  return {
    expected: words('a path'),
    kinds: ['string'],
    check(value, { key, owner, about }) {
      const written = text(value) ?? '';
      const fault = pathFault(written, suffix);
      if (!fault) return [];
      const [fact = nothing, help] = fault;
      const message = msg`Path ${pathPart(written)} of ${code(key)}${owner} ${fact}.`;
      return [{ message, help, at: value.at, about }];
    },
  };
}

function pathFault(written: string, suffix: string | undefined): readonly Message[] | null {
  if (written.split('/').includes('..')) return [msg`is outside the plugin`];
  if (/^https?:/.test(written)) return null;
  if (!written.startsWith('./')) {
    return [msg`does not start with ${code('./')}`, msg`Write ${code(`./${written}`)}.`];
  }
  if (suffix === undefined || written.endsWith(suffix)) return null;
  const help = suffix === '.md' ? [msg`List the files.`] : [];
  return [msg`does not end with ${code(suffix)}`, ...help];
}

const paths = (suffix?: string) =>
  either('a path or a list of paths', path(suffix), listOf(path(suffix)));

const skillPath = string('a path', (written) =>
  written === '.' || written.startsWith('./') || written.split('/').includes('..')
    ? null
    : msg`does not start with ${code('./')}`,
);

/** A path, inline content, or a list of both. */
export function parts(inline: Shape, suffix?: string): Shape {
  const one = either('a path or a mapping', path(suffix), inline);
  return either('a path, a list or a mapping', one, listOf(one));
}

const commandFields: Fields = {
  fields: {
    source: path(),
    content: filled,
    description: string(),
    argumentHint: string(),
    model: string(),
    allowedTools: strings,
  },
};

const command: Shape = {
  expected: words('a mapping'),
  kinds: ['table'],
  check(value: Value, place) {
    const has = (key: string) => get(value, key) !== undefined;
    const about = `${place.about}.`;
    if (has('source') !== has('content'))
      return fieldRefusals(value, commandFields, { owner: msg` of ${code(place.key)}`, about });
    const fault = has('source')
      ? msg`has both ${code('source')} and ${code('content')}`
      : msg`has neither ${code('source')} nor ${code('content')}`;
    return [refusal(value, place, fault)];
  },
};

const commands = either(
  'a path, a list of paths or a mapping',
  path(),
  listOf(path()),
  mapOf(command),
);

const monitors = either('a path or a list', path(), monitorList);

const option = table({
  fields: {
    ...known('multiple'),
    type: oneOf('string', 'number', 'boolean', 'directory', 'file'),
    title: string(),
    description: string(),
    required: boolean,
    sensitive: boolean,
    default: anyOf(
      'a text, a number, true, false or a list',
      'string',
      'number',
      'boolean',
      'list',
    ),
    min: number('a number'),
    max: number('a number'),
    options: anyOf('a list', 'list'),
  },
  required: ['type', 'title', 'description'],
  isStrict: true,
});

const options = mapOf(option, (name) =>
  /^[a-z_]\w*$/i.test(name) ? null : 'has characters beside letters, digits and `_`',
);

const channel = table({
  fields: { server: filled, displayName: string(), userConfig: options },
  required: ['server'],
  isStrict: true,
});

const pluginId = /^[a-z\d][\w.-]*(?:@[a-z\d][\w.-]*)?(?:@\^[^@]*)?$/i;

const dependencyName = string('a plugin', (written) =>
  pluginId.test(written) ? null : msg`is not as ${code('plugin@marketplace')}: ${code(written)}`,
);

const dependency = either(
  'a plugin',
  dependencyName,
  table({
    fields: { name: dependencyName, marketplace: string() },
    required: ['name'],
  }),
);

const hosts = ignored(
  table({ fields: { hosts: listOf(string(), 'a list of hosts') }, required: ['hosts'] }),
);

const binary = table({ fields: { sha256: digest }, required: ['sha256'] });

/** What Claude Code ignores where it is no mapping. */
const experimental = either(
  'a mapping',
  table({ fields: { monitors, themes: paths(), outputStyles: paths() } }),
  dropped(mapping, 'Claude Code ignores it.'),
);

/** The fields that a `plugin.json` and an entry of a marketplace have in common. */
export const partFields: Readonly<Record<string, Shape>> = {
  version: string(),
  description: string(),
  displayName: string(),
  license: string(),
  homepage: url,
  repository: string(),
  keywords: listOf(string(), 'a list of strings'),
  author: personShape,
  agents: paths('.md'),
  outputStyles: paths(),
  skills: either('a path or a list of paths', skillPath, listOf(skillPath)),
  commands,
  hooks: parts(mapping, '.json'),
  mcpServers: parts(mapOf(server)),
  lspServers: parts(mapOf(languageServer)),
  monitors,
  themes: paths(),
  experimental,
  userConfig: options,
  channels: listOf(channel),
  dependencies: listOf(dependency, 'a list of plugins'),
  optionalDependencies: listOf(dependency, 'a list of plugins'),
  engines: ignored(table({ fields: { 'claude-code': range } })),
  settings: mapping,
  network: hosts,
  binaries: ignored(mapOf(binary)),
  metadata: ignored(mapping),
  defaultEnabled: boolean,
};

/** What Claude Code accepts as a `plugin.json`. */
export const pluginFields: Fields = {
  fields: { ...partFields, name: nameShape, $schema: string() },
  required: ['name'],
};

/** The keys of a manifest that name what a plugin has. */
export function namesParts(manifest: Value): boolean {
  const keys = ['commands', 'agents', 'skills', 'hooks', 'outputStyles'];
  return fields(manifest).some(({ key }) => keys.includes(key));
}
