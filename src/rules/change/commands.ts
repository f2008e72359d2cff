import { code, msg, words } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { facetText, itemName, valueTransition } from '../words/words.ts';

const commands = (entries: string) => `preconditions:\n  commands: [${entries}]`;
const twoCommands = (before: string, after: string) =>
  twoManifests(commands(before), commands(after));

/** A required command was added. */
export const commandAdded = changeRule({
  id: 'command-added',
  category: 'requirement',
  summary: 'Reports new required commands.',
  why: 'The skill fails where the command is not on the PATH.',
  source: 'ADR-002: "CLI tools that must be in PATH".',
  on: { kind: 'command', action: 'added' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'What must exist before skill can run' },
  phrase: 'new required command {}',
  message: (change) => msg`New required command ${itemName(change)}. The skill fails without it.`,
  invalid: twoCommands('{ cmd: git }', '{ cmd: git }, { cmd: jq }'),
});

/** A required command was removed. */
export const commandRemoved = changeRule({
  id: 'command-removed',
  category: 'requirement',
  summary: 'Reports commands that are no longer required.',
  why: 'Nothing breaks: the skill runs in more places.',
  on: { kind: 'command', action: 'removed' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'command {} no longer required',
  message: (change) => msg`Command ${itemName(change)} is no longer required.`,
  invalid: twoCommands('{ cmd: git }, { cmd: jq }', '{ cmd: git }'),
  valid: twoCommands('{ cmd: git }, { cmd: jq }', '{ cmd: jq }, { cmd: git }'),
});

/** A version bound of a command changed, and one side is not a dotted number. */
export const commandVersionUncomparable = changeRule({
  id: 'command-version-uncomparable',
  category: 'requirement',
  summary: 'Reports changed version limits of commands that cannot be compared.',
  why: 'Which version is later, and whether the skill still runs, cannot be told.',
  howToFix:
    'Write a dotted number such as `"2.40"`. If the skill needs a later version than before, raise its major version.',
  on: { kind: 'command', action: 'changed', verdict: 'incomparable' },
  when: ({ facet }) => facet === 'min' || facet === 'max',
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: 'versions of {} not comparable',
  message: (change) => {
    const limit = words(change.facet === 'min' ? 'Minimum' : 'Maximum');
    return msg`${limit} version of ${itemName(change)} cannot be compared: ${valueTransition(change)}.`;
  },
  help: () => msg`Write a dotted number such as ${code('2.40')}.`,
  invalid: twoCommands('{ cmd: git, min_version: "2.30" }', '{ cmd: git, min_version: latest }'),
  valid: twoCommands('{ cmd: git, min_version: "2.40" }', '{ cmd: git, min_version: "2.30" }'),
});

/** A minimum version of a command was added. */
export const commandMinAdded = changeRule({
  id: 'command-min-added',
  category: 'requirement',
  summary: 'Reports new minimum versions of commands.',
  why: 'The skill fails with versions of the command that worked before.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail }) => detail === 'added',
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  phrase: 'new minimum version of {}',
  message: (change) =>
    msg`New minimum version of ${itemName(change)}: ${facetText(change.after, 'min')}.`,
  invalid: twoCommands('{ cmd: git }', '{ cmd: git, min_version: "2.40" }'),
});

/** The minimum version of a command was removed. */
export const commandMinRemoved = changeRule({
  id: 'command-min-removed',
  category: 'requirement',
  summary: 'Reports removed minimum versions of commands.',
  why: 'Nothing breaks: the skill runs with more versions of the command.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail }) => detail === 'removed',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'minimum version of {} removed',
  message: (change) =>
    msg`Minimum version of ${itemName(change)} was removed: ${facetText(change.before, 'min')}.`,
  invalid: twoCommands('{ cmd: git, min_version: "2.40" }', '{ cmd: git }'),
  valid: twoCommands('{ cmd: git, min_version: "2.40" }', '{ cmd: git, min_version: "2.30" }'),
});

/** The minimum version of a command was raised. */
export const commandMinRaised = changeRule({
  id: 'command-min-raised',
  category: 'requirement',
  summary: 'Reports raised minimum versions of commands.',
  why: 'The skill fails with versions of the command that worked before.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'raised' && verdict === null,
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  phrase: 'minimum version of {} raised',
  message: (change) =>
    msg`Minimum version of ${itemName(change)} was raised: ${valueTransition(change)}.`,
  invalid: twoCommands('{ cmd: git, min_version: "2.30" }', '{ cmd: git, min_version: "2.40" }'),
});

/** The minimum version of a command was lowered. */
export const commandMinLowered = changeRule({
  id: 'command-min-lowered',
  category: 'requirement',
  summary: 'Reports lowered minimum versions of commands.',
  why: 'Nothing breaks: the skill runs with more versions of the command.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'lowered' && verdict === null,
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'minimum version of {} lowered',
  message: (change) =>
    msg`Minimum version of ${itemName(change)} was lowered: ${valueTransition(change)}.`,
  invalid: twoCommands('{ cmd: git, min_version: "2.40" }', '{ cmd: git, min_version: "2.30" }'),
  valid: twoCommands(
    '{ cmd: git, min_version: "2.40" }',
    '{ cmd: git, min_version: "2.40", package: git }',
  ),
});

/** A maximum version of a command was added. */
export const commandMaxAdded = changeRule({
  id: 'command-max-added',
  category: 'requirement',
  summary: 'Reports new maximum versions of commands.',
  why: 'The skill fails with versions of the command that worked before.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail }) => detail === 'added',
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  phrase: 'new maximum version of {}',
  message: (change) =>
    msg`New maximum version of ${itemName(change)}: ${facetText(change.after, 'max')}.`,
  invalid: twoCommands('{ cmd: git }', '{ cmd: git, max_version: "2.40" }'),
});

/** The maximum version of a command was removed. */
export const commandMaxRemoved = changeRule({
  id: 'command-max-removed',
  category: 'requirement',
  summary: 'Reports removed maximum versions of commands.',
  why: 'Nothing breaks: the skill runs with more versions of the command.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail }) => detail === 'removed',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'maximum version of {} removed',
  message: (change) =>
    msg`Maximum version of ${itemName(change)} was removed: ${facetText(change.before, 'max')}.`,
  invalid: twoCommands('{ cmd: git, max_version: "2.40" }', '{ cmd: git }'),
  valid: twoCommands('{ cmd: git, max_version: "2.40" }', '{ cmd: git, max_version: "2.50" }'),
});

/** The maximum version of a command was raised. */
export const commandMaxRaised = changeRule({
  id: 'command-max-raised',
  category: 'requirement',
  summary: 'Reports raised maximum versions of commands.',
  why: 'Nothing breaks: the skill runs with more versions of the command.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail, verdict }) => detail === 'raised' && verdict === null,
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'maximum version of {} raised',
  message: (change) =>
    msg`Maximum version of ${itemName(change)} was raised: ${valueTransition(change)}.`,
  invalid: twoCommands('{ cmd: git, max_version: "2.30" }', '{ cmd: git, max_version: "2.40" }'),
  valid: twoCommands(
    '{ cmd: git, max_version: "2.30" }',
    '{ cmd: git, max_version: "2.30", package: git }',
  ),
});

/** The maximum version of a command was lowered. */
export const commandMaxLowered = changeRule({
  id: 'command-max-lowered',
  category: 'requirement',
  summary: 'Reports lowered maximum versions of commands.',
  why: 'The skill fails with versions of the command that worked before.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail, verdict }) => detail === 'lowered' && verdict === null,
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  phrase: 'maximum version of {} lowered',
  message: (change) =>
    msg`Maximum version of ${itemName(change)} was lowered: ${valueTransition(change)}.`,
  invalid: twoCommands('{ cmd: git, max_version: "2.40" }', '{ cmd: git, max_version: "2.30" }'),
});
