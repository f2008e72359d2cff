import type { Change } from '../../model/contract.ts';
import { code, msg, words } from '../../model/message.ts';
import { interfaceInputs } from '../examples/sections.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isDeclaredInDetail, isOptional, isRequired } from '../support/item.ts';
import { itemName, semanticNote, valueTransition } from '../words/words.ts';

const declared = (inputs: string) =>
  `manifest_version: "1.0"\ninterface:\n  inputs: [topic]\ninputs:\n  ${inputs}`;

const outputs = (pattern: string, file: string) => `
  manifest_version: "1.0"
  interface:
    outputs: [{ pattern: ${pattern} }]
  outputs:
    files: [{ ${file} }]
`;

export const interfaceInputAddedRequirednessUnknown = changeRule({
  id: 'interface-input-added-requiredness-unknown',
  summary: 'Reports new inputs that only an `interface:` block names.',
  why: 'An `interface:` block does not tell required inputs from optional ones. Calls without the input may fail.',
  howToFix:
    'Declare the input under `inputs.required` or `inputs.optional`. If it is required, raise the major version.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => !isRequired(after) && !isOptional(after),
  requires: { bump: 'none', warn: true },
  phrase: 'new input {}',
  message: (change) =>
    msg`New input ${itemName(change)}, only in ${code('interface')}. Calls without it may fail.`,
  help: () => msg`Declare it in ${code('inputs.required')} or ${code('inputs.optional')}.`,
  invalid: twoFrontmatters(interfaceInputs('session_date'), interfaceInputs('session_date, tz')),
  valid: twoFrontmatters(
    interfaceInputs('session_date'),
    'interface:\n  inputs: [session_date]\n  env: []',
  ),
});

export const interfaceInputDeclared = changeRule({
  id: 'interface-input-declared',
  summary: 'Reports inputs of an `interface:` block that are now declared in `inputs`.',
  why: 'The block did not say whether the input is required. Calls without it may break.',
  on: { kind: 'input', action: 'changed' },
  when: ({ before, after }) => !isDeclaredInDetail(before) && isDeclaredInDetail(after),
  requires: (change) => ({ bump: 'minor', warn: isNewDuty(change) }),
  phrase: '{} now declared in `inputs`',
  message: (change) => {
    const kind = words(isRequired(change.after) ? 'required' : 'optional');
    const text = msg`Input ${itemName(change)} is now declared as ${kind}.`;
    return isNewDuty(change) ? msg`${text} Calls without it fail.` : text;
  },
  help: (change) =>
    isNewDuty(change) ? msg`Raise the major version if calls without it worked.` : undefined,
  invalid: twoFrontmatters(interfaceInputs('topic'), declared('required: [{ name: topic }]')),
  valid: twoFrontmatters(interfaceInputs('topic'), 'interface:\n  inputs: [topic]\n  env: []'),
});

/** True if callers now have to pass the input. */
function isNewDuty({ after }: Change): boolean {
  return isRequired(after) && !hasDefault(after);
}

export const interfaceInputUndeclared = changeRule({
  id: 'interface-input-undeclared',
  summary: 'Reports inputs that only an `interface:` block still names.',
  why: 'Callers no longer know whether the input is required and what it accepts.',
  on: { kind: 'input', action: 'changed' },
  when: ({ before, after }) => isDeclaredInDetail(before) && !isDeclaredInDetail(after),
  requires: { bump: 'minor', warn: true },
  phrase: '{} no longer in `inputs`',
  message: (change) => msg`Input ${itemName(change)} is no longer declared in ${code('inputs')}.`,
  help: () => msg`Declare it again; ${code('interface')} only names it.`,
  invalid: twoFrontmatters(declared('required: [{ name: topic }]'), interfaceInputs('topic')),
  valid: twoFrontmatters(interfaceInputs('topic'), declared('optional: [{ name: topic }]')),
});

export const interfaceOutputChanged = changeRule({
  id: 'interface-output-changed',
  summary: 'Reports changed outputs of an `interface:` block.',
  why: 'Readers that take the output pattern from the `interface:` block no longer find the old one.',
  source: 'ADR-003, "Interface Contracts".',
  on: { kind: 'output', action: 'changed', facet: 'interface' },
  requires: ({ detail }) => ({ bump: detail === 'changed' ? 'major' : 'patch' }),
  requiresUnderSemantic: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  phrase: 'pattern in `interface:` changed',
  message: (change) => {
    if (change.detail === 'changed')
      return msg`Output pattern in ${code('interface')} changed: ${valueTransition(change)}.`;
    const verb = words(change.detail === 'added' ? 'now' : 'no longer');
    return msg`${code('interface')} ${verb} lists output ${itemName(change)}.`;
  },
  notes: (change) =>
    change.detail === 'changed'
      ? [
          { message: msg`The skill still writes ${itemName(change)}.` },
          semanticNote('this is a patch'),
        ]
      : [],
  invalid: twoFrontmatters(
    outputs('docs/*.org', 'pattern: docs/worklog.org'),
    outputs('docs/work*.org', 'pattern: docs/worklog.org'),
  ),
  valid: twoFrontmatters(
    outputs('docs/*.org', 'pattern: docs/worklog.org'),
    outputs('docs/*.org', 'pattern: docs/worklog.org, description: The log.'),
  ),
});
