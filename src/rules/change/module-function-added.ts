import { code, msg } from '../../model/message.ts';
import { moduleText, planModuleText } from '../examples/module.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isOfferedExport } from '../support/exports.ts';
import { itemName } from '../words/words.ts';

const lines = '[provides]\nexecutable = true\n[executable]\nmodule = "bin/deploy.wasm"';
const path = 'bin/deploy.wasm (base64)';

/** A function that only the module knows was added. */
export const moduleFunctionAdded = changeRule({
  id: 'module-function-added',
  category: 'interface',
  summary: 'Reports a new function of the WASM module that `exports` does not list.',
  why: 'Nothing breaks. Callers that look into the module see the function.',
  on: { kind: 'export', action: 'added' },
  when: ({ after }) => !isOfferedExport(after),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'new module function {}',
  message: (change) =>
    msg`New function ${itemName(change)} in the WASM module. ${code('exports')} does not list it.`,
  invalid: twoTomls(lines, lines, { [path]: moduleText }, { [path]: planModuleText }),
  valid: twoTomls(lines, lines, { [path]: moduleText }),
});
