import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeValueChange } from '../words/words.ts';

/** The path of the WASM module changed. */
export const wasmModulePathChanged = changeRule({
  id: 'wasm-module-path-changed',
  category: 'documentation',
  summary: 'A change to the path of the module comes with a patch version step.',
  why: 'Nothing breaks as long as the exports are there; tools that look into the skill find the module elsewhere.',
  on: { kind: 'module' },
  grade: { bump: 'patch' },
  direction: 'none',
  basis: 'inferred',
  message: (change) => `The WASM module ${describeValueChange({ ...change, facet: 'path' })}.`,
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
    { 'bin/deploy.wasm': 'x' },
    { 'lib/deploy.wasm': 'x' },
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
    { 'bin/deploy.wasm': 'x' },
  ),
});
