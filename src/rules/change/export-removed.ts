import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A function was removed from the exports of the module. */
export const exportRemoved = changeRule({
  id: 'export-removed',
  category: 'interface',
  summary: 'A removed export needs a major bump.',
  why: 'Calls of the function fail.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'export', action: 'removed' },
  grade: { bump: 'major' },
  direction: 'identity',
  basis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  message: (change) => `Export ${itemName(change)} was removed. Calls of it fail.`,
  invalid: twoTomls(
    `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown", "plan"]
    `,
    `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown"]
    `,
    { 'bin/deploy.wasm': 'x' },
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
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown", "plan"]
    `,
    { 'bin/deploy.wasm': 'x' },
  ),
});
