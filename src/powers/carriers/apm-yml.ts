import { folderOf, nameOf } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import { get, items, source, type Table, text, type Value } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, CarrierSource } from '../carrier.ts';
import { readDependency, readServer } from '../clients/apm-dependencies.ts';
import { readLifecycle, readScripts } from '../clients/apm-lifecycle.ts';
import { apmExamples } from '../examples/apm-yml.ts';
import { combine } from '../support/carrier-result.ts';
import { unreadFields, wrongType } from '../support/fields.ts';
import { readYaml } from '../support/parsed-documents.ts';
import { opaqueSetting } from '../support/setting-grants.ts';
import { grants } from '../table/row.ts';

/** The manifest of an apm package. */
export const apmYml: Carrier = {
  id: 'apm-yml',
  title: '`apm.yml`',
  client: 'apm',
  extensions: ['yml'],
  rows: [
    ...grants('install', 'dependencies.apm[]', 'installs the package'),
    ...grants('mcp', 'dependencies.mcp[]', 'adds the server to every client'),
    ...grants(
      'secret',
      'dependencies.mcp[].env, headers',
      'passes on variables of the environment',
    ),
    ...grants('run', 'lifecycle.<event>[].run', 'runs the command at the event'),
    ...grants('net', 'lifecycle.<event>[].url', 'sends a request to the host'),
    ...grants('run', 'scripts.<name>', 'runs with `apm run`'),
    ...grants('settings', 'registries, includes', 'shown as written'),
  ],
  unitOf(path) {
    return nameOf(path) === 'apm.yml' ? { kind: 'plugin', root: folderOf(path) } : null;
  },
  read,
  examples: apmExamples,
};

const known: ReadonlySet<string> = new Set(
  wordList(`
  name version description author license target targets type dependencies devDependencies scripts
  lifecycle registries includes compilation homepage repository keywords tags exclude
`),
);
const dependencyKeys: ReadonlySet<string> = new Set(['apm', 'mcp', 'lsp']);

function read({ path, text: written, unit }: CarrierSource): CarrierResult {
  const { root, faults } = readYaml(path, written, 'apm installs nothing of it');
  if (root?.kind !== 'table') return combine({ faults });
  const { fields }: Table = root;
  return combine(
    { name: text(get(root, 'name')), version: source(get(root, 'version')) },
    { unread: unreadFields(root, known) },
    ...['dependencies', 'devDependencies'].map((key) => dependencies(key, get(root, key), unit)),
    readScripts(get(root, 'scripts')),
    readLifecycle(get(root, 'lifecycle')),
    opaqueSetting(fields.get('registries'), ''),
    opaqueSetting(fields.get('includes'), ''),
  );
}

function dependencies(
  key: string,
  value: Value | undefined,
  unit: CarrierSource['unit'],
): Partial<CarrierResult> {
  if (!value || value.kind === 'null') return {};
  if (value.kind !== 'table') {
    const expected = { expected: 'a mapping with "apm"', consequence: 'apm installs none of them' };
    return { faults: [wrongType(key, value, expected)] };
  }
  return combine(
    { unread: unreadFields(value, dependencyKeys, `${key}.`) },
    ...items(get(value, 'apm')).map(readDependency),
    ...items(get(value, 'mcp')).map((server) => readServer(server, unit)),
    ...items(get(value, 'lsp')).map((server) => readServer(server, unit)),
  );
}
