import type { Facet } from '../../model/contract.ts';
import type { Problem } from '../../model/finding.ts';
import { type Field, get, type Table } from '../../model/value.ts';
import type { Carrier, Dialect } from '../dialect.ts';
import { jsonFacet, textFacet, versionFacet } from '../facets.ts';
import { claimBlock } from '../skill-manifest-v2/claim.ts';
import { type Facets, Facts, placeOf } from '../skill-manifest-v2/facts.ts';
import { flatEntrypoint } from './migrated-block.ts';
import { migrationObstacle } from './migration-obstacle.ts';

const id = 'router-manifest';

const known: readonly string[] = [
  'id',
  'version',
  'capabilities',
  'effects',
  'entrypoints',
  'stdout_contract',
];

/** The `router-manifest` block of a SKILL.md, which Skill Manifest v2 took the place of. */
export const routerManifest: Dialect = {
  id,
  title: 'Router manifest',
  source: 'Skill Manifest v2, "Migration from v1"',
  claim(carrier) {
    const claim = claimBlock(id, 'router-manifest', carrier);
    if (!claim?.manifest) return claim;
    const isSound = !claim.problems.some(({ rule }) => rule === 'block-syntax');
    const problem = legacy(carrier, claim.manifest.root, isSound);
    return { ...claim, problems: [...claim.problems, problem] };
  },
  state({ root }) {
    const facts = new Facts(id);
    facts.add('manifest', '', id, [], placeOf(root), formatOf(root));
    facts.addNames('tag', root, 'capabilities');
    facts.addNames('effect', root, 'effects');
    for (const operation of facts.fieldsOf(root, 'entrypoints')) {
      const { key, keyAt, value } = operation;
      const path = ['entrypoints', key];
      const { said, commands } = flatEntrypoint(value);
      facts.add('operation', '', key, path, keyAt, new Map([...said].map(facetOf)));
      if (value.kind !== 'table') facts.addField(path, operation);
      facts.addEntrypoints(key, commands, path);
    }
    facts.addStdout(root, [formatKey]);
    facts.addUnknown(root, known);
    return facts.statement(root);
  },
};

/** What is said of an operation beside its commands, as Skill Manifest v2 says it. */
function facetOf([key, { value }]: readonly [string, Field]): [string, Facet] {
  return [key, textFacet(value) ?? jsonFacet(value)];
}

/** What real blocks say of their format, under `stdout_contract`; no document names the key. */
const formatKey = 'schema_version';

function formatOf(root: Table): Facets {
  const format = versionFacet(get(get(root, 'stdout_contract'), formatKey));
  return new Map(format && [['format', format]]);
}

function legacy({ path, skillMd }: Carrier, root: Table, isSound: boolean): Problem {
  const blocks = skillMd?.blocks ?? [];
  const block = blocks.find(({ name }) => name === 'router-manifest');
  const cure =
    migrationObstacle(blocks, root, isSound) ??
    '`skillgate fix` writes the skill-manifest block that takes its place';
  const message = `A router-manifest block is the format before Skill Manifest v2; ${cure}.`;
  return { rule: 'router-manifest-legacy', message, at: block?.at ?? { path }, about: 'block' };
}
