import type { Problem } from '../model/finding.ts';
import { code, type Message, msg, namePart, nothing, words } from '../model/message.ts';
import type { Location } from '../model/text/text.ts';
import type { PluginFile, PluginFileKind } from '../model/unit/plugin.ts';
import { get, items, source, type Table, text, type Value } from '../model/value/value.ts';
import { shownValue } from '../model/words/shown-value.ts';

/** A part of a file that its client rejects. */
interface ShapeFault {
  readonly message: Message;
  readonly at: Location;
  /** The key, and the entry of a marketplace that it is in. */
  readonly about: string;
}

/** The problems of files that their clients reject, except those that reading a listing reports. */
export function shapeProblems(files: readonly PluginFile[]): readonly Problem[] {
  return files.flatMap((file) =>
    shapeFaults(file).map(({ message, at, about }) => ({
      rule: 'plugin-manifest-shape',
      message: msg`${message}${words(consequences[file.kind] ?? '')}`,
      at,
      about: `${file.path}\0${about}`,
    })),
  );
}

const consequences: Readonly<Partial<Record<PluginFileKind, string>>> = {
  'claude-plugin': ' Claude Code does not load the plugin.',
  marketplace: ' Claude Code rejects the marketplace.',
  'gemini-extension': ' Gemini CLI does not load the extension.',
  'cursor-plugin': ' Cursor does not load the plugin.',
};

function shapeFaults(file: PluginFile): readonly ShapeFault[] {
  const { document, kind, path } = file;
  if (!document) return [];
  switch (kind) {
    case 'marketplace':
      return [
        ...marketplaceFaults(document, path),
        ...items(get(document, 'plugins')).flatMap(entryFaults),
      ];
    case 'claude-plugin':
      return [...missing(document, ['name'], path), ...typeFaults(document)];
    case 'gemini-extension':
      return missing(document, ['name', 'version'], path);
    case 'cursor-plugin':
      return missing(document, ['name'], path);
    default:
      return [];
  }
}

/** The expected types of keys in a `plugin.json`; a value of another type keeps the plugin from loading. */
const types: Readonly<Record<string, readonly [readonly Value['kind'][], Message]>> = {
  ...Object.fromEntries(
    ['version', 'description', 'homepage', 'repository', 'license', 'displayName'].map((key) => [
      key,
      [['string'], words('a string')],
    ]),
  ),
  keywords: [['list'], words('a list of strings')],
  author: [['table'], msg`a mapping with ${code('name')}`],
  agents: [['string', 'list'], words('a path or a list of paths')],
  outputStyles: [['string', 'list'], words('a path or a list of paths')],
  commands: [['string', 'list', 'table'], words('a path, a list of paths or a mapping')],
  hooks: [['string', 'list', 'table'], words('a path, a list or a mapping')],
  mcpServers: [['string', 'list', 'table'], words('a path, a list or a mapping')],
  lspServers: [['string', 'list', 'table'], words('a path, a list or a mapping')],
  dependencies: [['list'], words('a list of plugins')],
};

function typeFaults(table: Table, about = '', owner = nothing): readonly ShapeFault[] {
  return Object.entries(types).flatMap(([key, [kinds, expected]]) => {
    const value = get(table, key);
    if (!value || kinds.includes(value.kind)) return [];
    const message = msg`${code(key)}${owner} is ${shownValue(value)}, not ${expected}.`;
    return [{ message, at: value.at, about: `${about}${key}` }];
  });
}

/** Texts that a client requires. */
function missing(table: Table, keys: readonly string[], path: string): readonly ShapeFault[] {
  return keys.flatMap((key) => {
    const value = get(table, key);
    if (text(value)?.trim()) return [];
    // A version that is a number is read by some clients.
    if (key === 'version' && source(value)) return [];
    const message = value
      ? msg`${code(key)} is ${shownValue(value)}, not a string.`
      : msg`Missing ${code(key)}.`;
    return [{ message, at: value?.at ?? { path }, about: key }];
  });
}

function marketplaceFaults(table: Table, path: string): readonly ShapeFault[] {
  const owner = get(table, 'owner');
  const faults = [...missing(table, ['name'], path)];
  if (owner?.kind !== 'table') {
    const message = owner
      ? msg`${code('owner')} is ${shownValue(owner)}, not a mapping.`
      : msg`Missing ${code('owner')}.`;
    faults.push({ message, at: owner?.at ?? { path }, about: 'owner' });
  } else if (!text(get(owner, 'name'))?.trim()) {
    const message = msg`Missing ${code('name')} of ${code('owner')}.`;
    faults.push({ message, at: owner.at, about: 'owner.name' });
  }
  return faults;
}

function entryFaults(entry: Value, index: number): readonly ShapeFault[] {
  if (entry.kind !== 'table') return [];
  const value = get(entry, 'name');
  const name = text(value)?.trim();
  if (!name) {
    const message = value
      ? msg`${code('name')} of plugin ${index + 1} is ${shownValue(value)}, not a string.`
      : msg`Missing ${code('name')} of plugin ${index + 1}.`;
    return [{ message, at: value?.at ?? entry.at, about: `${index}\0name` }];
  }
  return typeFaults(entry, `${name}\0`, msg` of plugin ${namePart(name)}`);
}
