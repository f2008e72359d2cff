import { code, type Message, msg, nothing, pathPart, words } from '../../model/message.ts';
import { fields, get, text, type Value } from '../../model/value/value.ts';
import {
  anyOf,
  either,
  type Fields,
  listOf,
  mapOf,
  refusal,
  type Shape,
  string,
  table,
} from './shape.ts';

const boolean = anyOf('true or false', 'boolean');

/** A name that users write in `name@marketplace`. */
export const nameShape = string('a string', (name) => {
  if (name.trim() === '') return 'is empty';
  return /\s/.test(name.trim()) ? 'has blanks' : null;
});

/** A string that may not be empty. */
export const filled = string('a string', (written) => (written.trim() === '' ? 'is empty' : null));

const url = string('a URL', (written) => (URL.canParse(written) ? null : 'is not a URL'));

const range = string('a range of versions', (written) =>
  /[\d*]/.test(written) ? null : 'is not a range of versions',
);

/** A person or an organisation. */
export const personShape = table(
  { fields: { name: filled }, required: ['name'] },
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
  return [msg`does not end with ${code(suffix)}`, msg`List the files.`];
}

const paths = (suffix?: string) =>
  either('a path or a list of paths', path(suffix), listOf(path(suffix)));

const skillPath = string('a path');

/** A path, inline content, or a list of both. */
function parts(inline: Shape): Shape {
  const one = either('a path or a mapping', path(), inline);
  return either('a path, a list or a mapping', one, listOf(one));
}

const command: Shape = {
  expected: words('a mapping'),
  kinds: ['table'],
  check(value: Value, place) {
    const has = (key: string) => get(value, key) !== undefined;
    if (has('source') !== has('content')) return [];
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

const any: Shape = {
  expected: words('a value'),
  kinds: ['string', 'number', 'boolean', 'null', 'other', 'list', 'table'],
};

function known(keys: string): Readonly<Record<string, Shape>> {
  return Object.fromEntries(keys.split(' ').map((key) => [key, any]));
}

const languageServer = table({
  fields: known(
    'command args extensionToLanguage transport env initializationOptions settings workspaceFolder startupTimeout shutdownTimeout restartOnCrash maxRestarts diagnostics',
  ),
  required: ['command', 'extensionToLanguage'],
  isStrict: true,
});

const monitor = table({
  fields: known('name command description when'),
  required: ['name', 'command', 'description'],
  isStrict: true,
});

const monitors = either('a path or a list', path(), listOf(monitor, 'a list', 'name'));

const option = table({
  fields: known('type title description required default multiple sensitive min max options'),
  required: ['type', 'title', 'description'],
  isStrict: true,
});

const channel = table({
  fields: { server: filled, displayName: string(), userConfig: mapOf(option) },
  required: ['server'],
  isStrict: true,
});

const dependency = either(
  'a plugin',
  string(),
  table({ fields: { name: string() }, required: ['name'] }),
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
  hooks: parts(any),
  mcpServers: parts(anyOf('a mapping', 'table')),
  lspServers: parts(mapOf(languageServer)),
  monitors,
  experimental: table({ fields: { monitors } }),
  userConfig: mapOf(option),
  channels: listOf(channel),
  dependencies: listOf(dependency, 'a list of plugins'),
  optionalDependencies: listOf(dependency, 'a list of plugins'),
  engines: table({ fields: { 'claude-code': range } }),
  defaultEnabled: boolean,
};

/** What Claude Code accepts as a `plugin.json`. */
export const pluginFields: Fields = {
  fields: { ...partFields, name: nameShape },
  required: ['name'],
};

/** The keys of a manifest that name what a plugin has. */
export function namesParts(manifest: Value): boolean {
  const keys = ['commands', 'agents', 'skills', 'hooks', 'outputStyles'];
  return fields(manifest).some(({ key }) => keys.includes(key));
}
