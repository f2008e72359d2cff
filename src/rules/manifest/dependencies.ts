import { code, type Message, msg, namePart, volatile } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { satisfies } from '../../model/version/range.ts';
import { withKubectl } from '../examples/dependency.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import {
  dependenciesOf,
  describeLocation,
  idOf,
  nearestCopy,
  type Provider,
  providers,
} from '../support/dependencies.ts';
import { cycles } from '../support/dependency-cycles.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { rangeClauses } from '../words/range-clauses.ts';

const inCycle = (deploy: string) =>
  withKubectl('[dependencies]\n"tool.kubectl" = "*"', `[dependencies]\n"tool.deploy" = ${deploy}`);

export const dependencyCycle = manifestRule('skill-toml', {
  id: 'dependency-cycle',
  needs: 'workspace',
  summary:
    'Reports skills that require themselves, directly or through other skills of the repository.',
  why: 'The skills cannot be installed in any order, because each needs another first.',
  source: 'skill.toml contract, "[dependencies] Section": "Required skills."',
  enforces: [skillTomlContract('Required skills.', 'dependencies.*')],
  howToFix: 'Remove one dependency of the cycle, make it optional, or move it to `[suggestions]`.',
  invalid: inCycle('"*"'),
  valid: inCycle('{ version = "*", optional = true }'),
  check: ({ skill, workspace }) => cycles(workspace).get(skill) ?? [],
});

/** No check of more copies of one skill. */
const maxCandidates = 50;

const withFeature = (name: string) =>
  withKubectl(
    `[dependencies]\n"tool.kubectl" = { version = "*", features = ["${name}"] }`,
    '[features]\nlogs = { description = "Reads the logs of pods" }',
  );

export const dependencyFeatureUnknown = manifestRule('skill-toml', {
  id: 'dependency-feature-unknown',
  needs: 'workspace',
  summary: 'Reports features of a dependency that its skill in the repository does not declare.',
  why: 'The installer cannot enable the feature, and installs the skill without it or not at all.',
  source: 'skill.toml contract, "Dependency Specification"',
  enforces: [
    skillTomlContract(
      '`{ version = "...", features = [...] }` | With feature flags',
      'dependencies.*.features',
    ),
  ],
  howToFix: 'Correct the name, or declare the feature under `[features]` of the other skill.',
  invalid: withFeature('logz'),
  valid: withFeature('logs'),
  *check({ manifest, skill, workspace }) {
    const { byId } = providers(workspace);
    for (const { id, features } of dependenciesOf(manifest)) {
      const copies = byId.get(id) ?? [];
      const closest = nearestCopy(copies, skill.root);
      if (!closest || copies.length > maxCandidates) continue;
      for (const { name, at } of features) {
        if (copies.some((copy) => copy.features.has(name))) continue;
        const message = msg`${namePart(id)} has no feature ${code(name)}.`;
        const notes = [{ message: msg`${namePart(id)} is in ${describeLocation(closest.skill)}.` }];
        const help = suggestionFor(closest, name);
        yield { message, help, notes, at, about: `${id}\0${name}` };
      }
    }
  },
});

function suggestionFor({ features }: Provider, name: string): Message | undefined {
  const suggestion = suggest(name, features);
  return suggestion === undefined ? undefined : msg`Write ${code(suggestion)}.`;
}

export const dependencyMissing = manifestRule('skill-toml', {
  id: 'dependency-missing',
  needs: 'workspace',
  severity: 'note',
  offByDefault: true,
  summary: 'Reports required skills that are not in the repository.',
  why: 'A repository that is installed as a whole needs all skills that its skills require.',
  source: 'skill.toml contract, "[dependencies] Section"',
  howToFix:
    'Add the skill, or correct the id. Turn this rule on only where no dependency comes from another repository.',
  invalid: withKubectl('[dependencies]\n"tool.kubect" = "*"'),
  valid: withKubectl('[dependencies]\n"tool.kubectl" = "*"\n"core.shell" = ">=1.0"'),
  *check({ manifest, workspace }) {
    const { byId, ids } = providers(workspace);
    for (const { id, keyAt, optional } of dependenciesOf(manifest)) {
      if (optional || byId.has(id) || id.startsWith('core.')) continue;
      const suggestion = suggest(id, ids);
      const message = msg`Dependency ${namePart(id)} is not in this repository.`;
      const help = suggestion === undefined ? undefined : msg`Write ${namePart(suggestion)}.`;
      yield { message, help, at: keyAt, about: id };
    }
  },
});

export const dependencyRange = manifestRule('skill-toml', {
  id: 'dependency-range',
  summary:
    'Reports dependency versions that are not a range such as `>=1.0`, `<2.0`, `>=1.0,<2.0`, `1.0` or `*`.',
  why: 'An installer that cannot read the range rejects the skill, or guesses and installs an untested version.',
  source: 'skill.toml contract, "Version Requirements"',
  enforces: [
    skillTomlContract('`">=1.0"` | Version requirement', 'dependencies.*'),
    skillTomlContract('Uses semver-like syntax', 'dependencies.*.version'),
    ...rangeClauses,
  ],
  howToFix:
    'Write comparators (`>=`, `>`, `<=`, `<`) and join them with commas. A bare version is exact, and `*` accepts any version. The `^1.2` of other tools is `>=1.2,<2.0` here.',
  invalid: withToml('[dependencies]\n"core.shell" = "^1.0"'),
  valid: withToml('[dependencies]\n"core.shell" = ">=1.0,<2.0"'),
  *check({ manifest }) {
    for (const { id, version, range } of dependenciesOf(manifest)) {
      if (!version || !range || !('fault' in range)) continue;
      const { fault, help } = range;
      const message = msg`Range ${code(version.written)} of dependency ${namePart(id)} ${fault}.`;
      yield { message, help, at: version.at, about: id, value: version.written };
    }
  },
});

/** More copies of one skill are not checked. */
const maxCopies = 50;

export const dependencyUnsatisfied = manifestRule('skill-toml', {
  id: 'dependency-unsatisfied',
  needs: 'workspace',
  summary: 'Reports dependencies in the repository whose version their dependents do not accept.',
  why: 'The two cannot be installed together, although one repository publishes both.',
  source: 'skill.toml contract, "Version Requirements"',
  enforces: [
    ...rangeClauses,
    skillTomlContract(
      '`{ version = "...", optional = true }` | Optional dependency',
      'dependencies.*.optional',
    ),
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
