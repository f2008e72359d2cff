import { withToml } from '../examples/toml.ts';
import { problemRule } from '../rule.ts';

/** A skill.toml of another tool. */
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
