import { planModuleText } from '../examples/module.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeValueChange } from '../words/words.ts';

/** The path of the WASM module changed. */
export const wasmModulePathChanged = changeRule({
  id: 'wasm-module-path-changed',
  category: 'documentation',
  summary: 'A changed path of the WASM module needs a patch bump.',
  why: 'Nothing breaks while the exports stay the same. Tools that read the files of the skill find the module in another place.',
  on: { kind: 'module' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the path of the module changed',
  message: (change) =>
    `The path of the WASM module ${describeValueChange({ ...change, facet: 'path' })}.`,
  invalid: twoTomls(
    `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown"]
    `,
    `
      [provides]
      executable = true
      [executable]
      module = "lib/deploy.wasm"
      exports = ["init", "shutdown"]
    `,
    { 'bin/deploy.wasm (base64)': planModuleText },
    { 'lib/deploy.wasm (base64)': planModuleText },
  ),
  valid: twoTomls(
    `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown"]
    `,
    `
      [provides]
      executable = true
      [executable]
      module = 'bin/deploy.wasm'
      exports = ["init", "shutdown"]
    `,
    { 'bin/deploy.wasm (base64)': planModuleText },
  ),
});
