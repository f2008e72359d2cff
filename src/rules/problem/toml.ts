import { withToml } from '../examples/toml.ts';
import { problemRule } from '../rule.ts';
import { skillTomlContract } from '../words/clauses.ts';

export const skillTomlUnknownDialect = problemRule({
  id: 'skill-toml-unknown-dialect',
  category: 'manifest',
  severity: 'note',
  summary: 'Reports a skill.toml of another tool.',
  why: 'Other tools have files of the same name in another format. They are not checked.',
  source:
    'skill.toml contract, "Root Structure". A file has this format if [skill] has an api_version, an id together with a [provides] table, or two keys that only this format has',
  howToFix: 'Add `api_version = "1.0"` to `[skill]`, or leave the file out with `ignore`.',
  invalid: `
-- skills/deploy/skill.toml --
[skill]
name = "deploy"

[[tools]]
name = "release"
`,
  valid: withToml(''),
});

export const tomlSyntax = problemRule({
  id: 'toml-syntax',
  category: 'manifest',
  summary: 'Reports a skill.toml that is not valid TOML.',
  why: 'The host cannot parse the file and does not load the skill.',
  howToFix: 'Correct the TOML: strings are in quotation marks, `true` and `false` in lower case.',
  source: 'skill.toml contract: "All skills MUST include a valid manifest."',
  enforces: [skillTomlContract('All skills MUST include a valid manifest.')],
  invalid: withToml('[provides]\nknowledge = no'),
  valid: withToml('[provides]\nknowledge = false'),
});
