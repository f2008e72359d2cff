import { folderOf, join, nameOf } from '../../model/text/path.ts';
import { fields, get } from '../../model/value/value.ts';
import type { Carrier, Grant } from '../carrier.ts';
import { exampleWriter } from '../examples/example.ts';
import { plugin } from '../examples/plugin.ts';
import { pluginWith } from '../plugins/plugin-root.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { grants } from '../table/row.ts';

const example = exampleWriter(plugin);

/** Locks with which Claude Code installs the dependencies of a plugin. */
const locks = ['bun.lock', 'bun.lockb', 'npm-shrinkwrap.json', 'package-lock.json'];

/** The npm dependencies of a plugin: with a lock next to them they are installed, without scripts. */
export const pluginPackage: Carrier = {
  id: 'plugin-package',
  paths: ['<plugin>/package.json'],
  client: 'Claude Code',
  extensions: ['json'],
  isShared: true,
  rows: [
    ...grants(
      'install',
      'dependencies, optionalDependencies',
      'installs the packages of the lock with the plugin, without their scripts',
    ),
  ],
  unitOf(path, tree) {
    if (nameOf(path) !== 'package.json') return null;
    const hasLock = locks.some((lock) => tree.has(join(folderOf(path), lock)));
    return hasLock ? pluginWith('', path, tree) : null;
  },
  read({ path, text, unit }) {
    const { root, faults } = readJson(path, text, { consequence: 'npm installs nothing' });
    if (!root) return combine({ faults });
    const packages = ['dependencies', 'optionalDependencies'].flatMap((key) =>
      fields(get(root, key)).map((field) => field.key),
    );
    if (packages.length === 0) return combine();
    const scope = `npm packages ${[...new Set(packages)].sort().join(', ')}`;
    const grant: Grant = {
      kind: 'install',
      feature: 'package',
      scope,
      reach: 'one',
      subject: 'package.json',
      pin: { level: 'exact', program: scope },
      trigger: { start: 'install' },
      programs: locks.map((lock) => join(unit.root, lock)),
      at: get(root, 'dependencies')?.at ?? root.at,
    };
    return combine({ grants: [grant] });
  },
  examples: [
    example('install', 'left-pad', [
      {
        'package.json': '{"dependencies": {"left-pad": "^1.3.0"}}\n',
        'package-lock.json': '{}\n',
      },
      { 'package.json': '{}\n', 'package-lock.json': '{}\n' },
      {
        'package.json': '{"name": "x", "dependencies": {"left-pad": "~1.3.0"}}\n',
        'package-lock.json': '{}\n',
      },
    ]),
  ],
};
