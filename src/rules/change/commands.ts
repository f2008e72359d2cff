import { code, msg, sentence, words } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { type ChangeRule, changeRule } from '../rule.ts';
import { facetText, itemName, valueTransition } from '../words/words.ts';

const commands = (entries: string) => `preconditions:\n  commands: [${entries}]`;
const twoCommands = (before: string, after: string) =>
  twoManifests(commands(before), commands(after));

export const commandAdded = changeRule({
  id: 'command-added',
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

export const commandRemoved = changeRule({
  id: 'command-removed',
  summary: 'Reports commands that are no longer required.',
  why: 'Nothing breaks: the skill runs in more places.',
  on: { kind: 'command', action: 'removed' },
  requires: { bump: 'minor' },
  phrase: 'command {} no longer required',
  message: (change) => msg`Command ${itemName(change)} is no longer required.`,
  invalid: twoCommands('{ cmd: git }, { cmd: jq }', '{ cmd: git }'),
  valid: twoCommands('{ cmd: git }, { cmd: jq }', '{ cmd: jq }, { cmd: git }'),
});

export const commandVersionUncomparable = changeRule({
  id: 'command-version-uncomparable',
  summary: 'Reports changed version limits of commands that cannot be compared.',
  why: 'Which version is later, and whether the skill still runs, cannot be told.',
  howToFix:
    'Write a dotted number such as `"2.40"`. If the skill needs a later version than before, raise its major version.',
  on: { kind: 'command', action: 'changed', verdict: 'incomparable' },
  when: ({ facet }) => facet === 'min' || facet === 'max',
  requires: { bump: 'none', warn: true },
  phrase: 'versions of {} not comparable',
  message: (change) => {
    const limit = words(change.facet === 'min' ? 'Minimum' : 'Maximum');
    return msg`${limit} version of ${itemName(change)} cannot be compared: ${valueTransition(change)}.`;
  },
  help: () => msg`Write a dotted number such as ${code('2.40')}.`,
  invalid: twoCommands('{ cmd: git, min_version: "2.30" }', '{ cmd: git, min_version: latest }'),
  valid: twoCommands('{ cmd: git, min_version: "2.40" }', '{ cmd: git, min_version: "2.30" }'),
});

interface LimitRule {
  readonly id: string;
  readonly limit: 'min' | 'max';
  readonly change: 'added' | 'removed' | 'raised' | 'lowered';
  readonly invalid: string;
  readonly valid?: string;
}

/** A rule over the minimum or maximum version of commands. */
function limitRule({ id, limit, change: detail, ...examples }: LimitRule): ChangeRule {
  const noun = limit === 'min' ? 'minimum version' : 'maximum version';
  const subject = sentence(words(noun));
  const isStricter = detail === 'added' || detail === (limit === 'min' ? 'raised' : 'lowered');
  const isMoved = detail === 'raised' || detail === 'lowered';
  return changeRule({
    id,
    summary: `Reports ${detail === 'added' ? 'new' : detail} ${noun}s of commands.`,
    why: isStricter
      ? 'The skill fails with versions of the command that worked before.'
      : 'Nothing breaks: the skill runs with more versions of the command.',
    on: { kind: 'command', action: 'changed', facet: limit },
    when: (change) => change.detail === detail && (!isMoved || change.verdict === null),
    requires: { bump: isStricter ? 'major' : 'minor' },
    bumpBasis: isStricter
      ? { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' }
      : 'inferred',
    phrase: detail === 'added' ? `new ${noun} of {}` : `${noun} of {} ${detail}`,
    message: (change) => {
      if (detail === 'added')
        return msg`New ${words(noun)} of ${itemName(change)}: ${facetText(change.after, limit)}.`;
      const values = isMoved ? valueTransition(change) : facetText(change.before, limit);
      return msg`${subject} of ${itemName(change)} was ${words(detail)}: ${values}.`;
    },
    ...examples,
  });
}

export const commandMinAdded = limitRule({
  id: 'command-min-added',
  limit: 'min',
  change: 'added',
  invalid: twoCommands('{ cmd: git }', '{ cmd: git, min_version: "2.40" }'),
});

export const commandMinRemoved = limitRule({
  id: 'command-min-removed',
  limit: 'min',
  change: 'removed',
  invalid: twoCommands('{ cmd: git, min_version: "2.40" }', '{ cmd: git }'),
  valid: twoCommands('{ cmd: git, min_version: "2.40" }', '{ cmd: git, min_version: "2.30" }'),
});

export const commandMinRaised = limitRule({
  id: 'command-min-raised',
  limit: 'min',
  change: 'raised',
  invalid: twoCommands('{ cmd: git, min_version: "2.30" }', '{ cmd: git, min_version: "2.40" }'),
});

export const commandMinLowered = limitRule({
  id: 'command-min-lowered',
  limit: 'min',
  change: 'lowered',
  invalid: twoCommands('{ cmd: git, min_version: "2.40" }', '{ cmd: git, min_version: "2.30" }'),
  valid: twoCommands(
    '{ cmd: git, min_version: "2.40" }',
    '{ cmd: git, min_version: "2.40", package: git }',
  ),
});

export const commandMaxAdded = limitRule({
  id: 'command-max-added',
  limit: 'max',
  change: 'added',
  invalid: twoCommands('{ cmd: git }', '{ cmd: git, max_version: "2.40" }'),
});

export const commandMaxRemoved = limitRule({
  id: 'command-max-removed',
  limit: 'max',
  change: 'removed',
  invalid: twoCommands('{ cmd: git, max_version: "2.40" }', '{ cmd: git }'),
  valid: twoCommands('{ cmd: git, max_version: "2.40" }', '{ cmd: git, max_version: "2.50" }'),
});

export const commandMaxRaised = limitRule({
  id: 'command-max-raised',
  limit: 'max',
  change: 'raised',
  invalid: twoCommands('{ cmd: git, max_version: "2.30" }', '{ cmd: git, max_version: "2.40" }'),
  valid: twoCommands(
    '{ cmd: git, max_version: "2.30" }',
    '{ cmd: git, max_version: "2.30", package: git }',
  ),
});

export const commandMaxLowered = limitRule({
  id: 'command-max-lowered',
  limit: 'max',
  change: 'lowered',
  invalid: twoCommands('{ cmd: git, max_version: "2.40" }', '{ cmd: git, max_version: "2.30" }'),
});
