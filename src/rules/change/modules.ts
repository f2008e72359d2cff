import { isSet } from '../../model/contract.ts';
import { code, isEmpty, msg } from '../../model/message.ts';
import { moduleText, planModuleText } from '../examples/module.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isListedExport, isOfferedExport } from '../support/exports.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { changedEntries, itemName, valueChange } from '../words/words.ts';

const path = 'bin/deploy.wasm (base64)';
const lines = '[provides]\nexecutable = true\n[executable]\nmodule = "bin/deploy.wasm"';
const exporting = (functions: string) => `${lines}\nexports = [${functions}]`;

export const exportAdded = changeRule({
  id: 'export-added',
  summary: 'Reports new exports.',
  why: 'Nothing breaks: callers can use more.',
  enforces: [skillTomlContract('New features, backward compatible', 'skill.version')],
  on: { kind: 'export', action: ['added', 'changed'] },
  when: ({ action, after }) =>
    action === 'added' ? isOfferedExport(after) : isListedExport(after),
  requires: { bump: 'minor' },
  message: (change) =>
    isListedExport(change.after)
      ? msg`${code('exports')} now lists ${itemName(change)}.`
      : msg`New unlisted export ${itemName(change)}.`,
  invalid: twoTomls(exporting('"init", "shutdown"'), exporting('"init", "shutdown", "plan"'), {
    [path]: planModuleText,
  }),
  valid: twoTomls(
    exporting('"init", "shutdown", "plan"'),
    exporting('"plan", "shutdown", "init"'),
    { [path]: planModuleText },
  ),
});

export const exportRemoved = changeRule({
  id: 'export-removed',
  summary: 'Reports removed exports.',
  why: 'Calls of the function fail.',
  enforces: [skillTomlContract('Breaking changes to skill behavior', 'skill.version')],
  on: { kind: 'export', action: ['removed', 'changed'] },
  when: ({ action, before, after }) =>
    action === 'removed' ? isOfferedExport(before) : !isListedExport(after),
  requires: { bump: 'major' },
  message: (change) => {
    if (change.action === 'changed')
      return msg`${code('exports')} no longer lists ${itemName(change)}.`;
    return isListedExport(change.before)
      ? msg`Export ${itemName(change)} was removed. Calls of it fail.`
      : msg`Unlisted export ${itemName(change)} was removed. Calls of it fail.`;
  },
  help: ({ action }) =>
    action === 'changed' ? msg`List it again; the module still has it.` : undefined,
  invalid: twoTomls(exporting('"init", "shutdown", "plan"'), exporting('"init", "shutdown"'), {
    [path]: planModuleText,
  }),
});

export const executableEnabled = changeRule({
  id: 'executable-enabled',
  category: 'privilege',
  summary: 'Reports `provides.executable` that became true.',
  why: 'The host now loads and runs a WASM module of the skill.',
  on: { kind: 'provides' },
  when: ({ after }) => isSet(after, 'value') && after?.name === 'executable',
  requires: { bump: 'minor' },
  powerVerdict: 'widened',
  phrase: 'the module now runs',
  message: () => msg`${code('provides.executable')} is now true. The host runs the module.`,
  notes: (change) => {
    const exports = changedEntries(change);
    return isEmpty(exports) ? [] : [{ message: msg`The module exports ${exports}.` }];
  },
  invalid: twoTomls('[provides]\nexecutable = false', lines, { [path]: planModuleText }),
  valid: twoTomls('[provides]\nexecutable = false', '[provides]'),
});

export const moduleFunctionAdded = changeRule({
  id: 'module-function-added',
  summary: 'Reports a new function of the WASM module that `exports` does not list.',
  why: 'Nothing breaks. Callers that look into the module see the function.',
  on: { kind: 'export', action: 'added' },
  when: ({ after }) => !isOfferedExport(after),
  requires: { bump: 'patch' },
  phrase: 'new module function {}',
  message: (change) =>
    msg`New function ${itemName(change)} in the WASM module. ${code('exports')} does not list it.`,
  invalid: twoTomls(lines, lines, { [path]: moduleText }, { [path]: planModuleText }),
  valid: twoTomls(lines, lines, { [path]: moduleText }),
});

export const moduleFunctionRemoved = changeRule({
  id: 'module-function-removed',
  summary: 'Reports a removed function of the WASM module that `exports` did not list.',
  why: 'Callers that looked into the module no longer find it.',
  on: { kind: 'export', action: 'removed' },
  when: ({ before }) => !isOfferedExport(before),
  requires: { bump: 'patch' },
  phrase: 'module function {} removed',
  message: (change) =>
    msg`Function ${itemName(change)} was removed from the WASM module. ${code('exports')} did not list it.`,
  invalid: twoTomls(lines, lines, { [path]: planModuleText }, { [path]: moduleText }),
  valid: twoTomls(lines, lines, { [path]: planModuleText }),
});

export const wasmModulePathChanged = changeRule({
  id: 'wasm-module-path-changed',
  summary: 'Reports a changed path of the WASM module.',
  why: 'Nothing breaks while the exports stay the same. Tools that read the files of the skill find the module in another place.',
  on: { kind: 'module' },
  requires: { bump: 'patch' },
  phrase: 'module path changed',
  message: (change) => msg`Path of the WASM module ${valueChange({ ...change, facet: 'path' })}.`,
  invalid: twoTomls(
    exporting('"init", "shutdown"'),
    `
      [provides]
      executable = true
      [executable]
      module = "lib/deploy.wasm"
      exports = ["init", "shutdown"]
    `,
    { [path]: planModuleText },
    { 'lib/deploy.wasm (base64)': planModuleText },
  ),
  valid: twoTomls(
    exporting('"init", "shutdown"'),
    `
      [provides]
      executable = true
      [executable]
      module = 'bin/deploy.wasm'
      exports = ["init", "shutdown"]
    `,
    { [path]: planModuleText },
  ),
});
