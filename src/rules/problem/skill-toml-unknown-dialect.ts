import { withToml } from '../examples/toml.ts';
import { problemRule } from '../rule.ts';

/** A skill.toml of another tool. */
export const skillTomlUnknownDialect = problemRule({
  id: 'skill-toml-unknown-dialect',
  category: 'manifest',
  severity: 'note',
  summary: 'Every skill.toml is written in the format of the skill.toml contract.',
  why: 'Other tools have files of the same name. What they mean is not known here, so nothing in them is validated or compared.',
  source:
    'skill.toml contract, "Root Structure"; a file is of this format when [skill] has an api_version, or an id beside a [provides] table',
  howToFix:
    'Nothing is to be mended where another tool reads the file: `ignore` takes it out. Else add `api_version = "1.0"` to `[skill]`.',
  invalid: `
-- skills/deploy/skill.toml --
[skill]
name = "deploy"

[[tools]]
name = "release"
`,
  valid: withToml(''),
});
