import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A function was removed from the exports of the module. */
export const exportRemoved = changeRule({
  id: 'export-removed',
  category: 'interface',
  summary: 'An export stays, or its removal is a major version step.',
  why: 'Whoever calls the function finds nothing.',
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
  message: (change) => `Export ${itemName(change)} was removed; whoever calls it finds nothing.`,
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
