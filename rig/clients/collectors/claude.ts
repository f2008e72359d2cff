import { join } from 'node:path';
import { type Collected, type Package, pathsOf } from '../collected.ts';
import { bunModules } from '../reading/bun-modules.ts';
import { Evaluator } from '../reading/evaluate.ts';
import { ModuleScopes } from '../reading/module-scope.ts';
import type { Schema } from '../reading/schema.ts';
import { asSchema } from '../reading/value.ts';

/** A schema of the program, found by fields that only it has. */
interface Root {
  readonly file: string;
  readonly has: readonly string[];
  readonly lacks?: readonly string[];
  /** A path that it has. */
  readonly path?: string;
  /** Where its fields stand in the file. */
  readonly below?: string;
}

const roots: readonly Root[] = [
  { file: '.claude/settings.json', has: ['$schema', 'permissions', 'enabledPlugins', 'sandbox'] },
  {
    file: '.claude-plugin/plugin.json',
    has: ['name', 'hooks', 'lspServers', 'userConfig', 'binaries'],
    lacks: ['source'],
  },
  { file: '.claude-plugin/marketplace.json', has: ['plugins', 'owner', 'renames'] },
  {
    file: '.claude-plugin/marketplace.json',
    has: ['source', 'strict', 'category', 'lspServers'],
    below: 'plugins[]',
  },
  { file: 'hooks/hooks.json', has: ['hooks', 'modules'] },
  { file: '.mcp.json', has: ['mcpServers'], path: 'mcpServers.<key>.tools[].permission_policy' },
  { file: '.lsp.json', has: ['command', 'extensionToLanguage'], below: '<key>' },
  { file: 'monitors/monitors.json', has: ['command', 'description', 'when'], below: '[]' },
  { file: 'agents/*.md', has: ['disallowedTools', 'observer', 'color', 'isolation'] },
  { file: 'SKILL.md', has: ['allowed-tools', 'when_to_use', 'context'] },
  { file: 'commands/*.md', has: ['allowed-tools', 'argument-hint'], lacks: ['when_to_use'] },
  { file: 'output-styles/*.md', has: ['keep-coding-instructions'] },
];

const program = join('@anthropic-ai', 'claude-code-linux-x64', 'claude');

/** The modules of the program, by name. */
export function claudeModules({ folder }: Package): ReadonlyMap<string, string> {
  return bunModules(join(folder, program));
}

/** The fields of Claude Code, from the validator in its program. */
export function claudeFields(
  modules: ReadonlyMap<string, string>,
  { version }: Package,
): readonly Collected[] {
  const scopes = new ModuleScopes(modules);
  const evaluator = new Evaluator(scopes);
  const found = roots.map((root) => ({
    file: root.file,
    below: root.below,
    schema: largest(candidates(root, modules, scopes, evaluator), root),
  }));
  const collected = found.map(({ file, below, schema }) => ({
    file,
    fields: schema === undefined ? [] : pathsOf(schema, below),
  }));
  const hooks = found.find(({ file }) => file === 'hooks/hooks.json')?.schema?.fields?.get('hooks');
  const events = { file: 'hook events', fields: (hooks?.keys ?? []).map(String).toSorted() };
  return [...collected, events].map((one) => ({
    client: 'Claude Code',
    version,
    source: 'validator',
    ...one,
  }));
}

function isRoot({ has, lacks = [] }: Root, keys: ReadonlyMap<string, unknown>): boolean {
  return has.every((field) => keys.has(field)) && !lacks.some((field) => keys.has(field));
}

function candidates(
  root: Root,
  modules: ReadonlyMap<string, string>,
  scopes: ModuleScopes,
  evaluator: Evaluator,
): Schema[] {
  const named = [...modules].filter(
    ([name, text]) => name.endsWith('.js') && root.has.every((field) => text.includes(field)),
  );
  return named.flatMap(([module]) =>
    scopes.madeByCalls(module).flatMap((name) => {
      const value = evaluator.force(evaluator.named(name, module));
      const keys = value.is === 'object' ? value.fields : asSchema(value).fields;
      return keys !== undefined && isRoot(root, keys) ? [evaluator.schemaFrom(value)] : [];
    }),
  );
}

/** The schema with the most fields; of those with a certain path, the one with the fewest others. */
function largest(schemas: readonly Schema[], { path }: Root): Schema | undefined {
  const sized = schemas
    .map((schema) => ({ schema, paths: pathsOf(schema) }))
    .filter(({ paths }) => path === undefined || paths.includes(path))
    .toSorted((a, b) => b.paths.length - a.paths.length);
  return sized.at(path === undefined ? 0 : -1)?.schema;
}
