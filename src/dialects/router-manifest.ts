import type { Facet } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import { type Field, get, source, type Table, text } from '../model/value.ts';
import { flatEntrypoint } from '../syntax/migrated-block.ts';
import { migrationObstacle } from '../syntax/migration-obstacle.ts';
import type { Carrier, Dialect } from './dialect.ts';
import { claimBlock } from './skill-manifest-v2/claim.ts';
import { type Facets, Facts, jsonFacet, placeOf } from './skill-manifest-v2/facts.ts';

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
  const written = text(value);
  if (written === undefined) return [key, jsonFacet(value)];
  return [key, { shape: { type: 'text', value: written }, at: value.at }];
}

/** What real blocks say of their format, under `stdout_contract`; no document names the key. */
const formatKey = 'schema_version';

function formatOf(root: Table): Facets {
  const value = get(get(root, 'stdout_contract'), formatKey);
  const written = source(value);
  if (!value || written === undefined) return new Map();
  return new Map([['format', { shape: { type: 'version', value: written }, at: value.at }]]);
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
