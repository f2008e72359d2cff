import { withKubectl } from '../examples/dependency.ts';
import { manifestRule } from '../rule.ts';
import { cycles } from '../support/dependency-cycles.ts';

/** Skills that require each other. */
export const dependencyCycle = manifestRule('skill-toml', {
  id: 'dependency-cycle',
  needs: 'workspace',
  severity: 'error',
  summary:
    'Reports skills that require themselves, directly or through other skills of the repository.',
  why: 'The skills cannot be installed in any order, because each needs another first.',
  source: 'skill.toml contract, "[dependencies] Section": "Required skills."',
  enforces: [
    { document: 'skill.toml contract', quote: 'Required skills.', fields: ['dependencies.*'] },
  ],
  howToFix: 'Remove one dependency of the cycle, make it optional, or move it to `[suggestions]`.',
  invalid: withKubectl(
    '[dependencies]\n"tool.kubectl" = "*"',
    '[dependencies]\n"tool.deploy" = "*"',
  ),
  valid: withKubectl(
    '[dependencies]\n"tool.kubectl" = "*"',
    '[dependencies]\n"tool.deploy" = { version = "*", optional = true }',
  ),
  check: ({ skill, workspace }) => cycles(workspace).get(skill) ?? [],
});
