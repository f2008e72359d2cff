import { code, msg } from '../../model/message.ts';
import { moduleText, planModuleText } from '../examples/module.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isOfferedExport } from '../support/exports.ts';
import { itemName } from '../words/words.ts';

const lines = '[provides]\nexecutable = true\n[executable]\nmodule = "bin/deploy.wasm"';
const path = 'bin/deploy.wasm (base64)';

/** A function that only the module knows was removed. */
export const moduleFunctionRemoved = changeRule({
  id: 'module-function-removed',
  category: 'interface',
  summary: 'Reports a removed function of the WASM module that `exports` did not list.',
  why: 'Callers that looked into the module no longer find it.',
  on: { kind: 'export', action: 'removed' },
  when: ({ before }) => !isOfferedExport(before),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'module function {} removed',
  message: (change) =>
    msg`Function ${itemName(change)} was removed from the WASM module. ${code('exports')} did not list it.`,
  invalid: twoTomls(lines, lines, { [path]: planModuleText }, { [path]: moduleText }),
  valid: twoTomls(lines, lines, { [path]: planModuleText }),
});
