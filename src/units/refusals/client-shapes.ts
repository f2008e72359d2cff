import { code, msg } from '../../model/message.ts';
import type { PluginFileKind } from '../../model/unit/plugin.ts';
import { filled } from './part-shapes.ts';
import { anyOf, dropped, either, type Fields, listOf, mapping, string } from './shape.ts';

// A version that is a number is read by some clients.
const scalar = anyOf('a string', 'string', 'number', 'boolean', 'other');

const geminiName = string('a string', (name) => {
  if (name.trim() === '') return 'is empty';
  return /^[a-z\d-]+$/i.test(name)
    ? null
    : msg`has characters beside letters, digits and ${code('-')}`;
});

const codexName = string('a string', (name) =>
  name.trim() === '' || /^[\w-]+$/.test(name)
    ? null
    : msg`has characters beside letters, digits, ${code('_')} and ${code('-')}`,
);

const codexVersion = string('a string', (version) => {
  if (version.trim() === '') return 'is empty';
  return /^[\w.+-]+$/.test(version)
    ? null
    : msg`has characters beside letters, digits, ${code('.')}, ${code('+')}, ${code('_')} and ${code('-')}`;
});

/** A path that leads out of the plugin is reported as it is. */
const codexPath = string('a path', (path) =>
  path.startsWith('./') || path.split('/').includes('..')
    ? null
    : msg`does not start with ${code('./')}`,
);

const codexPaths = dropped(
  either('a path, a list of paths or a mapping', codexPath, listOf(codexPath), mapping),
  'Codex ignores it.',
);

/** What clients other than Claude Code accept as a manifest (sources: their programs; of Cursor, its documentation). */
export const clientShapes: Readonly<Partial<Record<PluginFileKind, Fields>>> = {
  'gemini-extension': {
    fields: { name: geminiName, version: scalar },
    required: ['name', 'version'],
  },
  'cursor-plugin': { fields: { name: filled }, required: ['name'] },
  'codex-plugin': {
    fields: {
      name: codexName,
      version: codexVersion,
      skills: codexPaths,
      mcpServers: codexPaths,
      apps: codexPaths,
    },
  },
};
