import type { Problem } from '../../model/finding.ts';
import { code, msg, namePart, pathPart, words } from '../../model/message.ts';
import { folderOf, resolve, selfAndAncestors } from '../../model/text/path.ts';
import type { PluginFile, PluginFileKind } from '../../model/unit/plugin.ts';
import { flag, get, items, text } from '../../model/value/value.ts';
import { localEntries } from '../marketplace-entries.ts';
import { clientShapes } from './client-shapes.ts';
import { copilotMarketplace, copilotPlugin } from './copilot-shapes.ts';
import { marketplaceRefusals } from './marketplace-shape.ts';
import { namesParts, pluginFields } from './plugin-shape.ts';
import { type Fields, fieldRefusals, ofFile, type Refusal } from './shape.ts';

/** What a client does with a file that it refuses. */
const consequences: Readonly<Partial<Record<PluginFileKind, string>>> = {
  'claude-plugin': 'Claude Code does not load the plugin.',
  marketplace: 'Claude Code rejects the marketplace.',
  'gemini-extension': 'Gemini CLI does not load the extension.',
  'cursor-plugin': 'Cursor does not load the plugin.',
  'codex-plugin': 'Codex does not install the plugin.',
  'copilot-plugin': 'Copilot does not install the plugin.',
  'client-marketplace': 'Copilot rejects the marketplace.',
};

const shapes: Readonly<Partial<Record<PluginFileKind, Fields>>> = {
  'claude-plugin': pluginFields,
  'copilot-plugin': copilotPlugin,
  ...clientShapes,
};

/** The problems of files of plugins that their clients refuse as a whole. */
export function refusalProblems(
  files: readonly PluginFile[],
  paths: ReadonlySet<string>,
): readonly Problem[] {
  return [
    ...files.flatMap((file) => missingFiles(file, paths)),
    ...files.flatMap((file) => repeatedHooksFile(file, paths)),
    ...files.flatMap((file) => refusalsOf(file).map((refusal) => problemOf(refusal, file))),
    ...conflicts(files),
  ];
}

function problemOf({ message, help, at, about, loss }: Refusal, file: PluginFile): Problem {
  const consequence = words(loss ?? consequences[file.kind] ?? '');
  return {
    rule: 'plugin-manifest-shape',
    message: msg`${message} ${consequence}`,
    help,
    at,
    severity: loss === undefined ? undefined : 'warning',
    about: `${file.path}\0${about}`,
  };
}

function refusalsOf({ document, kind, path }: PluginFile): readonly Refusal[] {
  if (!document) return [];
  if (kind === 'marketplace') return marketplaceRefusals(document, path);
  const isOfCopilot = kind === 'client-marketplace' && folderOf(path).endsWith('.github/plugin');
  const shape = isOfCopilot ? copilotMarketplace : shapes[kind];
  return shape ? fieldRefusals(document, shape, ofFile, { path }) : [];
}

/** Files of hooks and servers that a manifest names and that are not there. Below a link or a submodule, nobody knows. */
function missingFiles(file: PluginFile, paths: ReadonlySet<string>): readonly Problem[] {
  const { document, kind, root } = file;
  if (kind !== 'claude-plugin' || !document) return [];
  const experimental = get(document, 'experimental');
  const top = ['hooks', 'mcpServers', 'lspServers', 'outputStyles', 'themes', 'monitors'];
  const named = [
    ...top.map((key) => [key, get(document, key)] as const),
    ...['themes', 'outputStyles', 'monitors'].map((key) => [key, get(experimental, key)] as const),
  ];
  return named.flatMap(([key, value]) => {
    return [value, ...items(value)].flatMap((item): readonly Problem[] => {
      const written = text(item);
      const target = written?.startsWith('./') ? resolve(root, written) : undefined;
      if (!item || !written || target === undefined || isOutside(written)) return [];
      if ([...selfAndAncestors(target)].some((path) => paths.has(path))) return [];
      const message = msg`Path ${pathPart(written)} of ${code(key)} does not exist.`;
      return [problemOf({ message, at: item.at, about: `${key}\0${written}` }, file)];
    });
  });
}

/** Such a path is reported as it is. */
function isOutside(written: string): boolean {
  return written.split('/').includes('..');
}

/** Claude Code loads this file of a plugin without being told, and refuses to load it twice. */
const ownHooks = 'hooks/hooks.json';

function repeatedHooksFile(file: PluginFile, paths: ReadonlySet<string>): readonly Problem[] {
  const { document, kind, root } = file;
  const own = resolve(root, ownHooks);
  if (kind !== 'claude-plugin' || !document || own === undefined || !paths.has(own)) return [];
  const value = get(document, 'hooks');
  return [value, ...items(value)].flatMap((item): readonly Problem[] => {
    const written = text(item);
    if (!item || !written?.startsWith('./') || resolve(root, written) !== own) return [];
    const message = msg`${code('hooks')} names ${pathPart(written)}, which is loaded anyway.`;
    const help = msg`Remove the path.`;
    return [problemOf({ message, help, at: item.at, about: `hooks\0${own}` }, file)];
  });
}

/** Entries that are the whole definition of a plugin, beside a manifest that defines it too. */
function conflicts(files: readonly PluginFile[]): readonly Problem[] {
  const manifests = new Map(
    files.filter(({ kind }) => kind === 'claude-plugin').map((file) => [file.root, file]),
  );
  return files.flatMap((file) => {
    if (file.kind !== 'marketplace') return [];
    return localEntries(file).flatMap(({ name, table, root }): readonly Problem[] => {
      const strict = get(table, 'strict');
      const manifest = manifests.get(root);
      if (!strict || flag(strict) !== false || !manifest?.document) return [];
      if (!namesParts(table) || !namesParts(manifest.document)) return [];
      const fact = msg`Plugin ${namePart(name)} is ${code('"strict": false')}, and its plugin.json names parts too.`;
      const help = msg`Remove ${code('strict')}, or the parts of one of them.`;
      const refusal = { message: fact, help, at: strict.at, about: `${name}\0strict` };
      return [problemOf(refusal, { ...file, kind: 'claude-plugin' })];
    });
  });
}
