import { code, msg } from '../../model/message.ts';
import { planModuleText } from '../examples/module.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isListedExport, isOfferedExport } from '../support/exports.ts';
import { itemName } from '../words/words.ts';

/** A function was removed from the exports of the module. */
export const exportRemoved = changeRule({
  id: 'export-removed',
  category: 'interface',
  summary: 'Reports removed exports.',
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
  message: (change) => {
    if (change.action === 'changed')
      return msg`${code('exports')} no longer lists ${itemName(change)}.`;
    return isListedExport(change.before)
      ? msg`Export ${itemName(change)} was removed. Calls of it fail.`
      : msg`Unlisted export ${itemName(change)} was removed. Calls of it fail.`;
  },
  help: ({ action }) =>
    action === 'changed' ? msg`List it again; the module still has it.` : undefined,
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
