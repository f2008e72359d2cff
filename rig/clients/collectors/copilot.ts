import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Collected, type Package, pathsOf } from '../collected.ts';
import { embeddedJson } from '../reading/embedded-json.ts';
import { fromJsonSchema } from '../reading/json-schema.ts';
import { rustLists } from '../reading/rust-fields.ts';

const program = join('@github', 'copilot-linux-x64', 'copilot');
const timeLimit = 120_000;

/** Where Copilot unpacks what its program carries: it does so when asked for its version. */
export function unpackedCopilot({ folder }: Package): string {
  const home = join(folder, '..', 'copilot-home');
  mkdirSync(home, { recursive: true });
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    XDG_CACHE_HOME: home,
    COPILOT_OFFLINE: 'true',
  };
  spawnSync(join(folder, program), ['--version'], { env, timeout: timeLimit, cwd: home });
  const cache = join(home, 'copilot', 'pkg', 'linux-x64');
  return join(cache, readdirSync(cache).at(-1) ?? '');
}

/** The fields of Copilot: its catalogue of settings, its schemas, and what its program compares keys with. */
export function copilotFields(unpacked: string, { version }: Package): readonly Collected[] {
  const runtime = readFileSync(join(unpacked, 'prebuilds', 'linux-x64', 'runtime.node'));
  const schemas = JSON.parse(
    readFileSync(join(unpacked, 'schemas', 'api.schema.json'), 'utf8'),
  ) as { definitions: Record<string, unknown> };
  const collected = (source: string, file: string, fields: readonly string[]): Collected => ({
    client: 'Copilot',
    version,
    source,
    file,
    fields: [...new Set(fields)].sort(),
  });
  const server = (name: string) =>
    pathsOf(fromJsonSchema(schemas.definitions[name], schemas.definitions), 'mcpServers.<key>');
  const agent = rustLists(runtime).find(
    (list) => list.includes('mcp-servers') && list.includes('infer'),
  );
  return [
    collected('catalogue', '.github/copilot/settings.json', settingsIn(runtime)),
    collected('schema', '.github/mcp.json', [
      ...server('McpServerConfigStdio'),
      ...server('McpServerConfigHttp'),
    ]),
    collected('schema', 'hook events', eventsIn(schemas.definitions)),
    collected('deserialisers', '.github/agents/*.md', agent ?? []),
  ];
}

function settingsIn(runtime: Buffer): string[] {
  const documents = embeddedJson(runtime, ['[{"path":"', '{"canonicalKeys":']);
  return documents.flatMap((document) =>
    Array.isArray(document)
      ? document.flatMap(({ path }: { path?: unknown }) => (typeof path === 'string' ? [path] : []))
      : canonical(document as Keys),
  );
}

interface Keys {
  readonly canonicalKeys?: readonly string[];
  readonly legacyAliases?: Readonly<Record<string, string>>;
  readonly nested?: Readonly<Record<string, Keys>>;
}

function canonical(
  { canonicalKeys = [], legacyAliases = {}, nested = {} }: Keys,
  below = '',
): string[] {
  const own = [...canonicalKeys, ...Object.keys(legacyAliases)].map((key) => below + key);
  return [
    ...own,
    ...Object.entries(nested).flatMap(([key, keys]) => canonical(keys, `${below}${key}.`)),
  ];
}

function eventsIn(definitions: Record<string, unknown>): string[] {
  const { enum: events = [] } = (definitions['HookType'] ?? {}) as { enum?: string[] };
  return events;
}
