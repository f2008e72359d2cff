import { code, msg } from '../../model/message.ts';
import { planModuleText } from '../examples/module.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isListedExport, isOfferedExport } from '../support/exports.ts';
import { itemName } from '../words/words.ts';

/** A function was added to the exports of the module. */
export const exportAdded = changeRule({
  id: 'export-added',
  category: 'interface',
  summary: 'Reports new exports.',
  why: 'Nothing breaks: callers can use more.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'New features, backward compatible',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'export', action: ['added', 'changed'] },
  when: ({ action, after }) =>
    action === 'added' ? isOfferedExport(after) : isListedExport(after),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'New features, backward compatible' },
  message: (change) =>
    isListedExport(change.after)
      ? msg`${code('exports')} now lists ${itemName(change)}.`
      : msg`New unlisted export ${itemName(change)}.`,
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
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown", "plan"]
    `,
    { 'bin/deploy.wasm (base64)': planModuleText },
  ),
  valid: twoTomls(
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
      exports = ["plan", "shutdown", "init"]
    `,
    { 'bin/deploy.wasm (base64)': planModuleText },
  ),
});
