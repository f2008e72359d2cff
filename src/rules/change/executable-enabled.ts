import { isSet } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { partsSuffix } from '../support/toml-item.ts';

/** Executable code was added to the skill. */
export const executableEnabled = changeRule({
  id: 'executable-enabled',
  category: 'privilege',
  summary: '`provides.executable` does not turn to true.',
  why: 'From now on the host loads and runs a WASM module of the skill.',
  on: { kind: 'provides' },
  when: ({ after }) => isSet(after, 'value') && after?.name === 'executable',
  grade: { bump: 'minor' },
  direction: 'power',
  basis: 'inferred',
  power: 'widened',
  message: (change) =>
    `provides.executable is true from now on${partsSuffix(change)}; the host runs a module of the skill.`,
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
    { 'bin/deploy.wasm': 'x' },
  ),
  valid: twoTomls(
    `
      [provides]
      executable = false
    `,
    '[provides]',
  ),
});
