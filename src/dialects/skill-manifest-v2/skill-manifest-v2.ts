import type { Facet } from '../../model/contract.ts';
import type { Value } from '../../model/value/value.ts';
import type { Dialect } from '../dialect.ts';
import { versionFacet } from '../facets.ts';
import { ItemCollector, manifestLocation } from './item-collector.ts';
import { addOperation } from './operations.ts';
import { effectNodes } from './power-nodes.ts';
import { readBlock } from './read-block.ts';

const id = 'skill-manifest-v2';

const knownKeys: readonly string[] = [
  'schema_version',
  'id',
  'version',
  'capabilities',
  'effects',
  'operations',
  'stdout_contract',
];

/**
 * The version of the format. Another minor version than 2.0 is unsupported, which is an error of its own, so it does
 * not also count as a change.
 */
function formatFacet(value: Value | undefined): Facet | undefined {
  const facet = versionFacet(value);
  if (facet?.shape.type !== 'version' || !/^2\.\d+$/.test(facet.shape.value)) return facet;
  return { ...facet, shape: { ...facet.shape, value: '2.0' } };
}

/** The `skill-manifest` block of a SKILL.md. */
export const skillManifestV2: Dialect = {
  id,
  title: 'Skill Manifest v2',
  source: 'Skill Manifest v2',
  part: 'skill-manifest',
  nameField: 'id',
  powers: effectNodes,
  claim: (file) => readBlock(id, 'skill-manifest', file),
  extract({ root }) {
    const collector = new ItemCollector(id);
    const format = root.fields.get('schema_version');
    const facets = new Map<string, Facet>();
    const version = formatFacet(format?.value);
    if (version) facets.set('format', version);
    else if (format) collector.addField(['schema_version'], format);
    const at = format?.keyAt ?? manifestLocation(root);
    collector.add('manifest', '', id, format ? ['schema_version'] : [], at, facets);
    collector.addNames('tag', root, 'capabilities');
    collector.addNames('effect', root, 'effects');
    for (const operation of collector.fieldsOf(root, 'operations')) {
      addOperation(collector, operation, ['operations', operation.key]);
    }
    collector.addStdout(root);
    collector.addUnknown(root, knownKeys);
    return collector.facts(root);
  },
};
