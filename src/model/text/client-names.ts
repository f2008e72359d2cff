import { foldName } from './fold-name.ts';
import { nameOf } from './path.ts';
import { wordList } from './word-list.ts';

/** The folders of clients whose files are known by their names only. */
export const otherClientFolders = [
  '.amazonq',
  '.amp',
  '.augment',
  '.cline',
  '.codebuddy',
  '.continue',
  '.crush',
  '.factory',
  '.goose',
  '.iflow',
  '.junie',
  '.kilocode',
  '.kiro',
  '.qwen',
  '.roo',
  '.trae',
  '.windsurf',
  '.zed',
];

/** The folders that clients open by themselves in a project. */
export const clientFolders = [
  ...otherClientFolders,
  '.agents',
  '.claude',
  '.codex',
  '.cursor',
  '.gemini',
  '.github',
  '.opencode',
  '.vscode',
  '.claude-plugin',
  '.codex-plugin',
  '.cursor-plugin',
];

/** The files that clients open by themselves, in any folder. */
export const clientFiles = [
  '.app.json',
  '.lsp.json',
  '.mcp.json',
  'apm.yml',
  'gemini-extension.json',
  'opencode.json',
  'opencode.jsonc',
];

/** The folders and files of a plugin that clients open by themselves. */
export const pluginParts = [
  ...clientFolders,
  ...clientFiles,
  'agents',
  'bin',
  'commands',
  'extensions',
  'hooks',
  'hooks.json',
  'mcp.json',
  'monitors',
  'output-styles',
  'package.json',
  'plugin.json',
  'settings.json',
  'skills',
  'workflows',
];

const inFolders = wordList(`
  agent approvals.yaml approvals.yml classifiers cli.json command config.toml copilot
  environment.json environments extension.mjs launch.json lsp.json marketplace.json mode modes
  monitors.json openai.yaml permissions.json plugin plugins routines rules sandbox.Dockerfile
  sandbox.bashrc sandbox.json scheduled_tasks.json settings.local.json tasks.json tool tools tui.json
  worktrees.json SKILL.md skill.toml
`);

/** The names that clients look for, by their folded form. */
const knownNames: ReadonlyMap<string, string> = new Map(
  [...pluginParts, ...inFolders].map((name) => [foldName(name), name]),
);

/** Paths of small ASCII letters are spelt as clients spell them. */
const plainPath = /^(?:[a-z0-9_-]|[./](?=[a-z0-9_.-]))+$/;

/**
 * The spellings of a path that a client may look for where file systems fold names: its last names as clients spell them.
 * None for a path that is spelt so.
 */
export function clientSpellings(path: string): readonly string[] {
  if (plainPath.test(path)) return [];
  const names = path.split('/');
  const spellings: string[] = [];
  const last = names.length - 1;
  for (let index = last; index >= 0; index--) {
    const name = names[index] ?? '';
    const known = index === last ? withPlainExtension(knownName(name)) : knownName(name);
    if (known === name) continue;
    names[index] = known;
    spellings.push(names.join('/'));
  }
  return spellings;
}

function knownName(name: string): string {
  const known = knownNames.get(foldName(name));
  return known === undefined || isSkillFile(name) ? name : known;
}

/** The name with its extension as clients spell it: `x.MD` as `x.md`. */
function withPlainExtension(name: string): string {
  const [, start = '', extension = ''] = /^(.+\.)([^.]+)$/.exec(name) ?? [];
  const folded = foldName(extension);
  const isKept = folded === extension || !isExtension.has(folded) || isSkillFile(name);
  return isKept ? name : start + folded;
}

const isExtension: ReadonlySet<string> = new Set(
  'md toml json jsonc yaml rules js cjs mjs ts cts mts'.split(' '),
);

/** Whether other rules read the spelling: that of SKILL.md differs in case only. */
function isSkillFile(name: string): boolean {
  return name.toLowerCase() === 'skill.md';
}

/** The shortest start of a path that clients open by themselves; null for none. */
export function clientPlace(path: string): string | null {
  const names = path.split('/');
  const index = names.findIndex((name) => isClientFolder.has(foldName(name)));
  if (index !== -1 && index < names.length - 1) return names.slice(0, index + 1).join('/');
  return isClientFile.has(foldName(nameOf(path))) ? path : null;
}

/** Whether a name is that of the folder of a client whose files are known by their names only. */
export function isOtherClientFolder(name: string): boolean {
  return otherClientFolders.includes(name);
}

const isClientFolder: ReadonlySet<string> = new Set(clientFolders);
const isClientFile: ReadonlySet<string> = new Set(clientFiles);

/** Whether a path in a plugin is one that clients open by themselves. */
export function isPluginPart(path: string): boolean {
  return isPart.has(foldName(path.split('/', 1)[0] ?? ''));
}

const isPart: ReadonlySet<string> = new Set(pluginParts);
