import { withToml } from '../examples/toml.ts';
import { problemRule } from '../rule.ts';

/** A skill.toml of another tool. */
export const skillTomlUnknownDialect = problemRule({
  id: 'skill-toml-unknown-dialect',
  category: 'manifest',
  severity: 'note',
  summary: 'Every skill.toml has the format of the skill.toml contract.',
  why: 'Other tools have files of the same name in another format, which are neither validated nor compared.',
  source:
    'skill.toml contract, "Root Structure". A file has this format if [skill] has an api_version, an id together with a [provides] table, or two keys that only this format has',
  howToFix:
    'Add `api_version = "1.0"` to `[skill]`. If another tool reads the file, exclude it with `ignore`.',
  invalid: `
-- skills/deploy/skill.toml --
[skill]
name = "deploy"

[[tools]]
name = "release"
`,
  valid: withToml(''),
});
