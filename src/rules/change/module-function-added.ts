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
  summary: 'A function that a WASM module exports without a line in `exports` needs a patch bump.',
  why: 'Nothing breaks, and callers that look into the module see it.',
  on: { kind: 'export', action: 'added' },
  when: ({ after }) => !isOfferedExport(after),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'function {} was added to the module',
  message: (change) =>
    `The WASM module now exports the function ${itemName(change)}, which the skill.toml does not list under \`exports\`: nothing changes for callers.`,
  invalid: twoTomls(lines, lines, { [path]: moduleText }, { [path]: planModuleText }),
  valid: twoTomls(lines, lines, { [path]: moduleText }),
});
