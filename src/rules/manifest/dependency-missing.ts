import { msg, namePart } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { withKubectl } from '../examples/dependency.ts';
import { manifestRule } from '../rule.ts';
import { dependenciesOf, providers } from '../support/dependencies.ts';

/** No suggestion among more skills. */
const maxCandidates = 100;

/** A dependency on a skill outside this repository. */
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
    const { byId } = providers(workspace);
    for (const { id, keyAt, optional } of dependenciesOf(manifest)) {
      if (optional || byId.has(id) || id.startsWith('core.')) continue;
      const suggestion = byId.size > maxCandidates ? undefined : suggest(id, byId.keys());
      const message = msg`Dependency ${namePart(id)} is not in this repository.`;
      const help = suggestion === undefined ? undefined : msg`Write ${namePart(suggestion)}.`;
      yield { message, help, at: keyAt, about: id };
    }
  },
});
