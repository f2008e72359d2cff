import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, items, source, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, FieldRow, UnnamedUnit } from '../carrier.ts';
import { readDependency, readServer } from '../clients/apm-dependencies.ts';
import { executableRows } from '../clients/apm-executables.ts';
import { lifecycleRows, readLifecycle, readScripts } from '../clients/apm-lifecycle.ts';
import { apmExamples } from '../examples/apm-yml.ts';
import { combine } from '../support/carrier-result.ts';
import { opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const rows: readonly FieldRow[] = [
  ...['dependencies', 'devDependencies'].flatMap((key) => [
    ...grants('install', `${key}.apm`, 'installs the package'),
    ...grants('mcp', `${key}.mcp, ${key}.lsp`, 'adds the server to every client'),
  ]),
  ...grants('run', 'lifecycle', 'runs the command at the event', {
    read: ({ value }) => readLifecycle(value),
    example: { lifecycle: { 'post-install': [{ type: 'command', run: './setup.sh' }] } },
  }),
  ...within('lifecycle.<event>[]', lifecycleRows),
  ...within('lifecycle.<event>', lifecycleRows),
  ...grants('run', 'scripts', 'runs with `apm run`', {
    read: ({ value }) => readScripts(value),
    example: { scripts: { review: 'codex review.prompt.md' } },
  }),
  ...['executables', 'allowExecutables'].flatMap((key) => executableRows(key)),
  ...grants('settings', 'registries, includes', 'shown as written', {
    read: opaque(),
    example: { registries: { own: { url: 'https://registry.example' } } },
  }),
  ...harmless(`
    name version description author license target targets type compilation homepage repository
    keywords tags exclude
  `),
];

/** The manifest of an apm package. */
export const apmYml = tableCarrier({
  id: 'apm-yml',
  paths: ['apm.yml'],
  client: 'apm',
  format: 'yaml',
  consequence: 'apm installs nothing of it',
  rows,
  unitOf: (path) => (nameOf(path) === 'apm.yml' ? { kind: 'plugin', root: folderOf(path) } : null),
  readWhole: (root, { unit }) =>
    combine(
      { name: text(get(root, 'name')), version: source(get(root, 'version')) },
      ...['dependencies', 'devDependencies'].map((key) => dependencies(get(root, key), unit)),
    ),
  sample: { path: 'p/apm.yml' },
  examples: apmExamples,
});

function dependencies(value: Value | undefined, unit: UnnamedUnit): CarrierResult {
  return combine(
    ...items(get(value, 'apm')).map(readDependency),
    ...items(get(value, 'mcp')).map((server) => readServer(server, unit)),
    ...items(get(value, 'lsp')).map((server) => readServer(server, unit)),
  );
}
