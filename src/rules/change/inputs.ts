import { msg } from '../../model/message.ts';
import { optionalInputs, requiredInputs } from '../examples/sections.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isOptional, isRequired } from '../support/item.ts';
import { itemName, newName, semanticNote } from '../words/words.ts';

export const inputRequiredAdded = changeRule({
  id: 'input-required-added',
  summary: 'Reports new required inputs without a default.',
  why: 'Existing calls do not pass the input, so all of them fail.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isRequired(after) && !hasDefault(after),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: 'new required input {}',
  message: (change) => msg`New required input ${itemName(change)}. Existing calls do not pass it.`,
  help: () => msg`Give it a default.`,
  invalid: twoManifests('', requiredInputs('{ name: tz }')),
  valid: twoManifests('', optionalInputs('{ name: tz, default: UTC }')),
});

export const inputRequiredAddedWithDefault = changeRule({
  id: 'input-required-added-with-default',
  summary: 'Reports new required inputs with a default.',
  why: 'Existing calls use the default. A strict host rejects calls that do not pass a required input.',
  source:
    'ADR-003 limits its sentence to inputs "without defaults"; ADR-002 says of required inputs "Must be provided or skill fails".',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isRequired(after) && hasDefault(after),
  requires: { bump: 'minor' },
  requiresUnderSemantic: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: 'new required input {}',
  message: (change) => msg`New required input ${itemName(change)} with a default.`,
  notes: () => [semanticNote('this is breaking')],
  invalid: twoManifests('', requiredInputs('{ name: tz, default: UTC }')),
  valid: twoManifests('', optionalInputs('{ name: tz, default: UTC }')),
});

export const inputRequiredRemoved = changeRule({
  id: 'input-required-removed',
  summary: 'Reports removed required inputs.',
  why: 'Every caller passes the input, and the skill ignores it.',
  on: { kind: 'input', action: 'removed' },
  when: ({ before }) => !isOptional(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Renamed/removed required inputs' },
  message: (change) =>
    isRequired(change.before)
      ? msg`Required input ${itemName(change)} was removed.`
      : msg`Input ${itemName(change)} was removed.`,
  invalid: twoManifests(requiredInputs('{ name: tz }'), ''),
  valid: twoManifests(requiredInputs('{ name: tz }'), optionalInputs('{ name: tz }')),
});

export const inputOptionalAdded = changeRule({
  id: 'input-optional-added',
  summary: 'Reports new optional inputs with a default.',
  why: 'Nothing breaks: existing calls use the default.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isOptional(after) && hasDefault(after),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'ADR-003', quote: 'Added optional inputs with defaults' },
  phrase: 'new optional input {}',
  message: (change) => msg`New optional input ${itemName(change)}.`,
  invalid: twoManifests('', optionalInputs('{ name: topic, default: session }')),
  valid: twoManifests(
    optionalInputs('{ name: topic, default: session }'),
    optionalInputs('{ name: topic, default: session, description: The topic. }'),
  ),
});

export const inputOptionalAddedNoDefault = changeRule({
  id: 'input-optional-added-no-default',
  summary: 'Reports new optional inputs without a default.',
  why: 'Nothing breaks: nobody has to pass the input.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isOptional(after) && !hasDefault(after),
  requires: { bump: 'minor' },
  phrase: 'new optional input {}',
  message: (change) => msg`New optional input ${itemName(change)} without a default.`,
  invalid: twoManifests('', optionalInputs('{ name: topic }')),
  valid: twoManifests('', optionalInputs('{ name: topic, default: session }')),
});

export const inputOptionalRemoved = changeRule({
  id: 'input-optional-removed',
  summary: 'Reports removed optional inputs.',
  why: 'The skill ignores the input in calls that still pass it.',
  source: 'ADR-003 lists optional inputs with defaults as part of the interface contract.',
  on: { kind: 'input', action: 'removed' },
  when: ({ before }) => isOptional(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Optional inputs with defaults' },
  message: (change) => msg`Optional input ${itemName(change)} was removed.`,
  invalid: twoManifests(optionalInputs('{ name: topic, default: session }'), ''),
  valid: twoManifests(
    optionalInputs('{ name: topic, default: session }'),
    optionalInputs('{ name: topic, default: session }, { name: place, default: here }'),
  ),
});

export const inputOptionalToRequired = changeRule({
  id: 'input-optional-to-required',
  summary: 'Reports inputs that became required.',
  why: 'Calls that do not pass the input fail, unless it has a default.',
  source:
    'ADR-003 counts a required input without a default as breaking; ADR-002 says of required inputs "Must be provided or skill fails".',
  on: { kind: 'input', action: 'changed', facet: 'required' },
  when: ({ before, after }) => isOptional(before) && isRequired(after),
  requires: ({ after }) => ({ bump: hasDefault(after) ? 'minor' : 'major' }),
  requiresUnderSemantic: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: '{} is now required',
  message: (change) =>
    hasDefault(change.after)
      ? msg`Input ${itemName(change)} is now required, with a default.`
      : msg`Input ${itemName(change)} is now required. Calls without it fail.`,
  help: ({ after }) => (hasDefault(after) ? undefined : msg`Give it a default.`),
  notes: ({ after }) => (hasDefault(after) ? [semanticNote('this is breaking')] : []),
  invalid: twoManifests(optionalInputs('{ name: topic }'), requiredInputs('{ name: topic }')),
});

export const inputRequiredToOptional = changeRule({
  id: 'input-required-to-optional',
  summary: 'Reports inputs that became optional.',
  why: 'Existing calls still work, and new ones may pass less.',
  on: { kind: 'input', action: 'changed', facet: 'required' },
  when: ({ before, after }) => isRequired(before) && isOptional(after),
  requires: { bump: 'minor' },
  phrase: '{} is now optional',
  message: (change) => msg`Input ${itemName(change)} is now optional.`,
  invalid: twoManifests(requiredInputs('{ name: topic }'), optionalInputs('{ name: topic }')),
  valid: twoManifests(
    requiredInputs('{ name: topic }'),
    requiredInputs('{ name: topic, description: The topic. }'),
  ),
});

export const inputRenamed = changeRule({
  id: 'input-renamed',
  summary: 'Reports renamed inputs.',
  why: 'Callers pass the old name, and the skill no longer reads it.',
  on: { kind: 'input', action: 'renamed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Renamed/removed required inputs' },
  message: ({ before, after }) =>
    msg`Input ${itemName({ before, after: null })} was renamed to ${newName({ after })}.`,
  invalid: twoManifests(requiredInputs('{ name: session_date }'), requiredInputs('{ name: date }')),
  valid: twoManifests(
    requiredInputs('{ name: session_date }'),
    requiredInputs('{ name: session_date, description: The date. }'),
  ),
});
