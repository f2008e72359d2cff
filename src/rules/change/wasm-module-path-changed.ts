import { msg } from '../../model/message.ts';
import { planModuleText } from '../examples/module.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueChange } from '../words/words.ts';

/** The path of the WASM module changed. */
export const wasmModulePathChanged = changeRule({
  id: 'wasm-module-path-changed',
  category: 'documentation',
  summary: 'Reports a changed path of the WASM module.',
  why: 'Nothing breaks while the exports stay the same. Tools that read the files of the skill find the module in another place.',
  on: { kind: 'module' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'module path changed',
  message: (change) => msg`Path of the WASM module ${valueChange({ ...change, facet: 'path' })}.`,
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
