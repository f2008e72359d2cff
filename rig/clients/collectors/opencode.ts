import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Collected, type Package, pathsOf } from '../collected.ts';
import { fromJsonSchema } from '../reading/json-schema.ts';

const program = join('opencode-linux-x64', 'bin', 'opencode');

/** The kinds of files, by the schema that `opencode generate` prints for them. */
const roots = [
  { file: 'opencode.json', schema: 'Config', below: '' },
  { file: 'opencode.json', schema: 'AgentV2Info', below: 'agents.<key>' },
  { file: 'opencode.json', schema: 'CommandV2Info', below: 'commands.<key>' },
  { file: 'opencode.json', schema: 'PermissionV2Rule', below: 'permissions[]' },
  { file: '.opencode/agent/*.md', schema: 'AgentConfig', below: '' },
];

/** The fields of opencode, from the schema that it prints. */
export function opencodeFields({ folder, version }: Package): readonly Collected[] {
  const home = join(folder, '..', 'opencode-home');
  mkdirSync(home, { recursive: true });
  const { stdout } = spawnSync(join(folder, program), ['generate'], {
    cwd: home,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 1 << 26,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_STATE_HOME: home,
    },
  });
  const { components } = JSON.parse(stdout) as {
    components: { schemas: Record<string, unknown> };
  };
  return roots.map(({ file, schema, below }) => ({
    client: 'opencode',
    version,
    source: 'schema',
    file,
    fields: pathsOf(fromJsonSchema(components.schemas[schema], components.schemas), below),
  }));
}
