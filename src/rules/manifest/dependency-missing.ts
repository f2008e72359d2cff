import { suggest } from '../../model/text/suggest.ts';
import { quote } from '../../model/value/format-value.ts';
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
  summary: 'Every required skill is in the repository.',
  why: 'A repository that is installed as a whole needs all skills that its skills require.',
  source: 'skill.toml contract, "[dependencies] Section"',
  howToFix:
    'Add the skill, or correct the id. Turn this rule on where no dependency comes from another repository; `core.*` skills are built in, and optional ones may be missing.',
  invalid: withKubectl('[dependencies]\n"tool.kubect" = "*"'),
  valid: withKubectl('[dependencies]\n"tool.kubectl" = "*"\n"core.shell" = ">=1.0"'),
  *check({ manifest, workspace }) {
    const { byId } = providers(workspace);
    for (const { id, keyAt, optional } of dependenciesOf(manifest)) {
      if (optional || byId.has(id) || id.startsWith('core.')) continue;
      const suggestion = byId.size > maxCandidates ? undefined : suggest(id, byId.keys());
      const alternative = suggestion === undefined ? '' : ` Did you mean ${quote(suggestion)}?`;
      const message = `Dependency ${quote(id)} is not a skill of this repository.${alternative}`;
      yield { message, at: keyAt, about: id };
    }
  },
});
