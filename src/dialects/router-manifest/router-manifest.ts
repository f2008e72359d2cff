import type { Facet } from '../../model/contract.ts';
import type { Problem } from '../../model/finding.ts';
import { code, msg } from '../../model/message.ts';
import { type Field, get, type Table } from '../../model/value/value.ts';
import type { Dialect, ManifestFile } from '../dialect.ts';
import { textFacet, verbatimFacet, versionFacet } from '../facets.ts';
import {
  type Facets,
  ItemCollector,
  manifestLocation,
} from '../skill-manifest-v2/item-collector.ts';
import { effectNodes } from '../skill-manifest-v2/power-nodes.ts';
import { readBlock } from '../skill-manifest-v2/read-block.ts';
import { flatEntrypoint } from './flat-entrypoint.ts';
import { migrationObstacle } from './migration-obstacle.ts';
import { withNamedCommands } from './unnamed-commands.ts';

const id = 'router-manifest';

const knownKeys: readonly string[] = [
  'id',
  'version',
  'capabilities',
  'effects',
  'entrypoints',
  'stdout_contract',
];

/** The `router-manifest` block of a SKILL.md, the predecessor of Skill Manifest v2. */
export const routerManifest: Dialect = {
  id,
  title: 'Router manifest',
  source: 'Skill Manifest v2, "Migration from v1"',
  part: 'router-manifest',
  nameField: 'id',
  powers: effectNodes,
  claim(file) {
    const claim = readBlock(id, 'router-manifest', file);
    if (!claim?.manifest) return claim;
    const isSound = !claim.problems.some(({ rule }) => rule === 'block-syntax');
    const manifest = { ...claim.manifest, root: withNamedCommands(claim.manifest.root) };
    const problem = legacyProblem(file, manifest.root, isSound);
    return { ...claim, manifest, problems: [...claim.problems, problem] };
  },
  extract({ root }) {
    const collector = new ItemCollector(id);
    collector.add('manifest', '', id, [], manifestLocation(root), formatOf(root));
    collector.addNames('tag', root, 'capabilities');
    collector.addNames('effect', root, 'effects');
    for (const operation of collector.fieldsOf(root, 'entrypoints')) {
      const { key, keyAt, value } = operation;
      const path = ['entrypoints', key];
      const { operationFields, commands } = flatEntrypoint(value);
      collector.add('operation', '', key, path, keyAt, new Map([...operationFields].map(facetOf)));
      if (value.kind !== 'table') collector.addField(path, operation);
      collector.addEntrypoints(key, commands, path);
    }
    collector.addStdout(root, [formatKey]);
    collector.addUnknown(root, knownKeys);
    return collector.facts(root);
  },
};

/** A field of an operation, as a facet of Skill Manifest v2. */
function facetOf([key, { value }]: readonly [string, Field]): [string, Facet] {
  return [key, textFacet(value) ?? verbatimFacet(value)];
}

/** The format version of real blocks, under `stdout_contract`; no document mentions it. */
const formatKey = 'schema_version';

function formatOf(root: Table): Facets {
  const format = versionFacet(get(get(root, 'stdout_contract'), formatKey));
  return new Map(format && [['format', format]]);
}

function legacyProblem({ path, skillMd }: ManifestFile, root: Table, isSound: boolean): Problem {
  const blocks = skillMd?.blocks ?? [];
  const block = blocks.find(({ name }) => name === 'router-manifest');
  const obstacle = migrationObstacle(blocks, root, isSound);
  return {
    rule: 'router-manifest-legacy',
    message: msg`Old format: ${code('router-manifest')} block.`,
    help: obstacle
      ? msg`Rewrite it as a ${code('skill-manifest')} block.`
      : msg`Run ${code('skillaccord fix')} to rewrite it.`,
    notes: obstacle ? [{ message: obstacle }] : [],
    at: block?.at ?? { path },
    about: 'block',
  };
}
