import type { Json } from '../../../src/model/value/value.ts';
import { maximal as maximalBlock, maximalRouter } from '../../support/samples/maximal-block.ts';
import { maximal as maximalV1 } from '../../support/samples/maximal-manifest.ts';
import { wasmModule } from '../../support/samples/wasm-module.ts';

/** A mapping of any carrier. */
export type Fields = { readonly [key: string]: Json };

/** The content of a skill in each of its carriers; null without one. */
export interface Source {
  readonly front: Fields | null;
  readonly block: Fields | null;
  readonly router: Fields | null;
  readonly toml: Fields | null;
  /** The blocks of other dialects, by the name of the fence. */
  readonly blocks?: Fields;
}

export type Carrier = keyof Source;

export const carriers: readonly Carrier[] = ['front', 'block', 'router', 'toml', 'blocks'];

/** All fields of the Agent Skills specification, and keys of other tools. */
export const agentSkills = {
  name: 'worklog',
  description: 'Writes a work log.',
  version: '1.0.0',
  license: 'MIT',
  compatibility: 'Requires git.',
  'allowed-tools': ['Bash(git:*)', 'Read', 'Write'],
  metadata: { author: 'dan', tags: ['log', 'org'], tier: 2 },
  model: 'small',
  hooks: { PostToolUse: [{ matcher: 'Edit', hooks: [{ type: 'command', command: 'lint' }] }] },
  'user-invocable': false,
  'disable-model-invocation': false,
  when_to_use: 'At the end of a day.',
  'argument-hint': '[day]',
  arguments: ['day'],
  effort: 'high',
  context: 'fork',
  agent: 'scribe',
  paths: 'log/*.md',
  shell: 'powershell',
} as const satisfies Fields;

/** All fields of the skill.toml contract. */
export const skillToml = {
  skill: {
    id: 'tool.worklog',
    name: 'Work log',
    version: '1.0.0',
    description: 'Writes a work log.',
    api_version: '1.0',
    authors: ['dan <dan@example.org>'],
    license: 'MIT',
    repository: 'https://example.org/worklog',
    documentation: 'https://example.org/worklog/docs',
    keywords: ['log', 'org'],
    min_caro_version: '1.1.0',
  },
  provides: { knowledge: true, recipes: true, executable: true },
  knowledge: { topics: ['log', 'day'], priority: 100, max_context_tokens: 2000 },
  recipes: { files: ['recipes/*.yaml'], default_confirmation: 'prompt' },
  executable: { module: 'bin/skill.wasm', exports: ['init', 'shutdown'] },
  capabilities: {
    terminal_exec: { allowed: true, commands: ['git', 'date'], blocked: ['rm', 'dd'] },
    filesystem_read: ['~/.log', '$CARO_PROJECT_ROOT'],
    filesystem_write: ['./.cache'],
    network: ['*.example.org', 'https://internal.corp:8443'],
    env_read: ['LOG_*', 'HOME'],
    secrets_access: true,
  },
  dependencies: {
    'core.shell': '>=1.0',
    'tool.kubectl': { version: '>=0.2', optional: true, features: ['a', 'b'] },
  },
  suggestions: { 'tool.docker': 'Useful for images.' },
  features: {
    weekly: { description: 'Weeks.', default: true },
    yearly: { description: 'Years.', default: false },
  },
  platform: {
    os: ['linux', 'macos'],
    arch: ['x86_64'],
    required_tools: ['git'],
    optional_tools: ['jq', 'fzf'],
  },
  stranger: { deep: [1] },
} as const satisfies Fields;

const none: Source = { front: null, block: null, router: null, toml: null };
const front = { name: 'worklog', description: 'Writes a work log.' };
const block = { ...maximalBlock, id: 'worklog' };
const router = { ...maximalRouter, id: 'worklog' };

/** A maximal skill of every dialect, and of combined dialects. */
export const sources = {
  'agent-skills': { ...none, front: agentSkills },
  'manifest-v1': { ...none, front: maximalV1 },
  'skill-manifest-v2': { ...none, front, block },
  'router-manifest': { ...none, front, router },
  'skill-toml': { ...none, toml: skillToml },
  'manifest-v1 and skill-manifest-v2': { ...none, front: { ...agentSkills, ...maximalV1 }, block },
  'everything at once': { ...none, front: maximalV1, block, router, toml: skillToml },
} as const satisfies { readonly [name: string]: Source };

export type SourceName = keyof typeof sources;

const manifestCarriers: Readonly<Record<string, Carrier>> = {
  'agent-skills': 'front',
  'manifest-v1': 'front',
  'skill-manifest-v2': 'block',
  'router-manifest': 'router',
  'skill-toml': 'toml',
};

/** The manifest of the maximal skill of a dialect; undefined for a dialect without one. */
export function maximalManifest(dialect: string): Json | undefined {
  const source: Source | undefined = (sources as Readonly<Record<string, Source>>)[dialect];
  const carrier = manifestCarriers[dialect];
  return (carrier === undefined ? source?.blocks?.[dialect] : source?.[carrier]) ?? undefined;
}

/** The maximal skill of a dialect with another manifest. */
export function withManifest(dialect: string, manifest: Json): Source {
  const source: Source = (sources as Readonly<Record<string, Source>>)[dialect] ?? none;
  const carrier = manifestCarriers[dialect];
  return carrier === undefined
    ? { ...source, blocks: { ...source.blocks, [dialect]: manifest } }
    : { ...source, [carrier]: manifest };
}

/** The names of the sources, for `describe.each`. */
export const sourceNames = Object.keys(sources) as SourceName[];

/** Files named by the maximal manifests. */
export const beside: Readonly<Record<string, string>> = {
  'scripts/memory.sh': 'exit 0\n',
  'scripts/memory.ps1': 'exit 0\n',
  'knowledge/log.md': 'Logs.\n',
  'recipes/a.yaml': 'id: a\nname: A\nsteps:\n  - command: git\n',
  'bin/skill.wasm': Buffer.from(
    wasmModule({
      exports: ['init', 'shutdown'].map((name) => ({ name, kind: 'function' })),
      notes: [],
      padding: 0,
    }),
  ).toString('latin1'),
};
