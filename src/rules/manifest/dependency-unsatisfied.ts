import { code, msg, namePart, volatile } from '../../model/message.ts';
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
  summary: 'Reports dependencies in the repository whose version their dependents do not accept.',
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
    for (const { id, version, range } of dependenciesOf(manifest)) {
      const copies = byId.get(id) ?? [];
      const nearest = nearestCopy(copies, skill.root);
      // A dependency on itself is reported as a cycle.
      if (!version || !range || 'fault' in range || !nearest || nearest.skill === skill) continue;
      if (copies.length > maxCopies) continue;
      const fits = (copy: Provider) =>
        copy.version === null || satisfies(copy.version, range) !== false;
      if (copies.some(fits)) continue;
      const [dependent, dependency] = [namePart(idOf(manifest) ?? skill.name), namePart(id)];
      const needed = msg`${dependent} requires ${dependency} ${code(version.written)}`;
      const message = msg`${needed}; its version is ${volatile(code(nearest.version ?? ''))}.`;
      const help = msg`Change the range, or the version.`;
      const notes = [{ message: msg`${dependency} is in ${describeLocation(nearest.skill)}.` }];
      yield { message, help, notes, at: version.at, about: id };
    }
  },
});
