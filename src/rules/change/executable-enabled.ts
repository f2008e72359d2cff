import { isSet } from '../../model/contract.ts';
import { code, isEmpty, msg } from '../../model/message.ts';
import { planModuleText } from '../examples/module.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { changedEntries } from '../words/words.ts';

/** Executable code was added to the skill. */
export const executableEnabled = changeRule({
  id: 'executable-enabled',
  category: 'privilege',
  summary: 'Reports `provides.executable` that became true.',
  why: 'The host now loads and runs a WASM module of the skill.',
  on: { kind: 'provides' },
  when: ({ after }) => isSet(after, 'value') && after?.name === 'executable',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'widened',
  phrase: 'the module now runs',
  message: () => msg`${code('provides.executable')} is now true. The host runs the module.`,
  notes: (change) => {
    const exports = changedEntries(change);
    return isEmpty(exports) ? [] : [{ message: msg`The module exports ${exports}.` }];
  },
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
