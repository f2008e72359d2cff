import { type Change, isSet } from '../../model/contract.ts';
import { formatNames } from '../../model/value/format-value.ts';
import { planModuleText } from '../examples/module.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';

/** Executable code was added to the skill. */
export const executableEnabled = changeRule({
  id: 'executable-enabled',
  category: 'privilege',
  summary: '`provides.executable` does not become true.',
  why: 'The host now loads and runs a WASM module of the skill.',
  on: { kind: 'provides' },
  when: ({ after }) => isSet(after, 'value') && after?.name === 'executable',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'widened',
  phrase: 'the module of the skill now runs',
  message: (change) =>
    `\`provides.executable\` is now true: the host runs a WASM module of the skill${exportsSuffix(change)}.`,
  invalid: twoTomls(
    `
      [provides]
      executable = false
    `,
    `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
    `,
    { 'bin/deploy.wasm (base64)': planModuleText },
  ),
  valid: twoTomls(
    `
      [provides]
      executable = false
    `,
    '[provides]',
  ),
});

/** The functions that the module adds to the contract. */
function exportsSuffix({ witness }: Change): string {
  const names = Array.isArray(witness?.value) ? witness.value.map(String) : [];
  return names.length === 0 ? '' : `, which exports ${formatNames(names)}`;
}
