import { withToml } from '../examples/toml.ts';
import { problemRule } from '../rule.ts';

/** A skill.toml that is not valid TOML. */
export const tomlSyntax = problemRule({
  id: 'toml-syntax',
  category: 'manifest',
  severity: 'error',
  summary: 'Reports a skill.toml that is not valid TOML.',
  why: 'The host cannot parse the file and does not load the skill.',
  howToFix: 'Correct the TOML: strings are in quotation marks, `true` and `false` in lower case.',
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
