import { code, quote } from '../../model/value/format-value.ts';
import { satisfies } from '../../model/version/range.ts';
import { withKubectl } from '../examples/dependency.ts';
import { manifestRule } from '../rule.ts';
import {
  dependenciesOf,
  describeLocation,
  idOf,
  nearestCopy,
  type Provider,
  providers,
} from '../support/dependencies.ts';
import { rangeClauses } from '../words/range-clauses.ts';

/** More copies of one skill are not checked. */
const maxCopies = 50;

/** A dependency on a skill of this repository with a version out of range. */
export const dependencyUnsatisfied = manifestRule('skill-toml', {
  id: 'dependency-unsatisfied',
  needs: 'workspace',
  severity: 'error',
  summary: 'A dependency in the repository has a version that its dependents accept.',
  why: 'The two cannot be installed together, although one repository publishes both.',
  source: 'skill.toml contract, "Version Requirements"',
  enforces: [
    ...rangeClauses,
    {
      document: 'skill.toml contract',
      quote: '`{ version = "...", optional = true }` | Optional dependency',
      fields: ['dependencies.*.optional'],
    },
  ],
  howToFix:
    'Raise the version of the other skill, or widen the range. This includes optional dependencies.',
  invalid: withKubectl('[dependencies]\n"tool.kubectl" = ">=0.2"'),
  valid: withKubectl('[dependencies]\n"tool.kubectl" = ">=0.1,<1.0"'),
  *check({ manifest, skill, workspace }) {
    const { byId } = providers(workspace);
    for (const { id, version, range, optional } of dependenciesOf(manifest)) {
      const copies = byId.get(id) ?? [];
      const nearest = nearestCopy(copies, skill.root);
      // A dependency on itself is reported as a cycle.
      if (!version || !range || 'fault' in range || !nearest || nearest.skill === skill) continue;
      if (copies.length > maxCopies) continue;
      const fits = (copy: Provider) =>
        copy.version === null || satisfies(copy.version, range) !== false;
      if (copies.some(fits)) continue;
      const dependent = quote(idOf(manifest) ?? skill.name);
      const dependencyLabel = `${optional ? 'the optional ' : ''}${quote(id)}`;
      const location = describeLocation(nearest.skill);
      const other =
        copies.length > 1
          ? `the nearest of ${copies.length} copies, in ${location},`
          : `the one in ${location}`;
      const message = `${dependent} requires version ${code(version.written)} of ${dependencyLabel}, but ${other} has version ${code(nearest.version ?? '')}. The two cannot be installed together: change the range, or the version.`;
      yield { message, at: version.at, about: id };
    }
  },
});
