import { code, type Message, msg, namePart } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { withKubectl } from '../examples/dependency.ts';
import { manifestRule } from '../rule.ts';
import {
  dependenciesOf,
  describeLocation,
  nearestCopy,
  type Provider,
  providers,
} from '../support/dependencies.ts';

/** No suggestion among more features, and no check of more copies of one skill. */
const maxCandidates = 50;

/** A dependency feature that no copy of the skill in this repository declares. */
export const dependencyFeatureUnknown = manifestRule('skill-toml', {
  id: 'dependency-feature-unknown',
  needs: 'workspace',
  severity: 'error',
  summary: 'Reports features of a dependency that its skill in the repository does not declare.',
  why: 'The installer cannot enable the feature, and installs the skill without it or not at all.',
  source: 'skill.toml contract, "Dependency Specification"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: '`{ version = "...", features = [...] }` | With feature flags',
      fields: ['dependencies.*.features'],
    },
  ],
  howToFix: 'Correct the name, or declare the feature under `[features]` of the other skill.',
  invalid: withKubectl(
    '[dependencies]\n"tool.kubectl" = { version = "*", features = ["logz"] }',
    '[features]\nlogs = { description = "Reads the logs of pods" }',
  ),
  valid: withKubectl(
    '[dependencies]\n"tool.kubectl" = { version = "*", features = ["logs"] }',
    '[features]\nlogs = { description = "Reads the logs of pods" }',
  ),
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
  const suggestion = features.size > maxCandidates ? undefined : suggest(name, features);
  return suggestion === undefined ? undefined : msg`Write ${code(suggestion)}.`;
}
