import { withToml } from '../examples/toml.ts';
import { problemRule } from '../rule.ts';

/** A skill.toml that is not valid TOML. */
export const tomlSyntax = problemRule({
  id: 'toml-syntax',
  category: 'manifest',
  severity: 'error',
  summary: 'Every skill.toml is a TOML document, 1.0 or 1.1.',
  why: 'Caro cannot parse the file and does not load the skill.',
  howToFix:
    'Correct the TOML at the place of the finding: strings are in quotation marks, `true` and `false` in lower case.',
  source: 'skill.toml contract: "All skills MUST include a valid manifest."',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'All skills MUST include a valid manifest.',
      fields: [],
    },
  ],
  invalid: withToml('[provides]\nknowledge = no'),
  valid: withToml('[provides]\nknowledge = false'),
});
