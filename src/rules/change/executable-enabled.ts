import { isSet } from '../../model/contract.ts';
import { planModuleText } from '../examples/module.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { partsSuffix } from '../support/toml-item.ts';

/** Executable code was added to the skill. */
export const executableEnabled = changeRule({
  id: 'executable-enabled',
  category: 'privilege',
  summary: '`provides.executable` does not become true.',
  why: 'The host now loads and runs a WASM module of the skill.',
  on: { kind: 'provides' },
  when: ({ after }) => isSet(after, 'value') && after?.name === 'executable',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'widened',
  message: (change) =>
    `\`provides.executable\` is now true${partsSuffix(change)}. The host runs a WASM module of the skill.`,
  invalid: twoTomls(
    `
      [provides]
      executable = false
    `,
    `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
    `,
    { 'bin/deploy.wasm (base64)': planModuleText },
  ),
  valid: twoTomls(
    `
      [provides]
      executable = false
    `,
    '[provides]',
  ),
});
