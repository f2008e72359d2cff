import type { Change } from '../../model/contract.ts';
import { planModuleText } from '../examples/module.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isListedExport, isOfferedExport } from '../support/exports.ts';
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
  on: { kind: 'export', action: ['removed', 'changed'] },
  when: ({ action, before, after }) =>
    action === 'removed' ? isOfferedExport(before) : !isListedExport(after),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  message: describe,
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
    { 'bin/deploy.wasm (base64)': planModuleText },
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
    { 'bin/deploy.wasm (base64)': planModuleText },
  ),
});

function describe(change: Change): string {
  if (change.action === 'changed')
    return `\`exports\` no longer lists ${itemName(change)}, so callers can no longer rely on it. The module still has the function, so listing it again undoes the break.`;
  return isListedExport(change.before)
    ? `Export ${itemName(change)} was removed: calls of it fail.`
    : `The module no longer exports the function ${itemName(change)}: calls of it fail.`;
}
