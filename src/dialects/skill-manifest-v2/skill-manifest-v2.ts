import type { Facet } from '../../model/contract.ts';
import type { Dialect } from '../dialect.ts';
import { versionFacet } from '../facets.ts';
import { claimBlock } from './claim.ts';
import { Facts, placeOf } from './facts.ts';
import { addOperation } from './operations.ts';

const id = 'skill-manifest-v2';

const known: readonly string[] = [
  'schema_version',
  'id',
  'version',
  'capabilities',
  'effects',
  'operations',
  'stdout_contract',
];

/** The `skill-manifest` block of a SKILL.md. */
export const skillManifestV2: Dialect = {
  id,
  title: 'Skill Manifest v2',
  source: 'Skill Manifest v2',
  claim: (carrier) => claimBlock(id, 'skill-manifest', carrier),
  state({ root }) {
    const facts = new Facts(id);
    const format = root.fields.get('schema_version');
    const facets = new Map<string, Facet>();
    const version = versionFacet(format?.value);
    if (version) facets.set('format', version);
    else if (format) facts.addField(['schema_version'], format);
    const at = format?.keyAt ?? placeOf(root);
    facts.add('manifest', '', id, format ? ['schema_version'] : [], at, facets);
    facts.addNames('tag', root, 'capabilities');
    facts.addNames('effect', root, 'effects');
    for (const operation of facts.fieldsOf(root, 'operations')) {
      addOperation(facts, operation, ['operations', operation.key]);
    }
    facts.addStdout(root);
    facts.addUnknown(root, known);
    return facts.statement(root);
  },
};
