import { msg } from '../../model/message.ts';
import { twoPlatforms } from '../examples/sections.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { itemName } from '../words/words.ts';

const tools = (required: string, optional: string) =>
  `required_tools = [${required}]\noptional_tools = [${optional}]`;

export const requiredToolAdded = changeRule({
  id: 'required-tool-added',
  summary: 'Reports new required tools.',
  why: 'The skill does not run on machines without the tool.',
  enforces: [skillTomlContract('Must be installed', 'platform.required_tools')],
  on: { kind: 'tool', action: 'added' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  phrase: 'new required tool {}',
  message: (change) => msg`New required tool ${itemName(change)}.`,
  invalid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws", "jq"', '"sam"')),
});

export const requiredToolRemoved = changeRule({
  id: 'required-tool-removed',
  summary: 'Reports removed required tools.',
  why: 'Nothing breaks: the skill runs on more machines.',
  enforces: [skillTomlContract('Must be installed', 'platform.required_tools')],
  on: { kind: 'tool', action: 'removed' },
  when: ({ before }) => isRequired(before),
  requires: { bump: 'minor' },
  phrase: 'required tool {} removed',
  message: (change) => msg`Required tool ${itemName(change)} was removed.`,
  invalid: twoPlatforms(tools('"aws", "jq"', '"sam"'), tools('"aws"', '"sam"')),
  valid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '')),
});

export const optionalToolAdded = changeRule({
  id: 'optional-tool-added',
  summary: 'Reports new optional tools.',
  why: 'Nothing breaks: the skill works without the tool.',
  enforces: [skillTomlContract('Nice to have', 'platform.optional_tools')],
  on: { kind: 'tool', action: 'added' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'patch' },
  phrase: 'new optional tool {}',
  message: (change) => msg`New optional tool ${itemName(change)}.`,
  invalid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '"sam", "cdk"')),
  valid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '')),
});

export const optionalToolRemoved = changeRule({
  id: 'optional-tool-removed',
  summary: 'Reports removed optional tools.',
  why: 'Nothing breaks: the skill worked without the tool.',
  enforces: [skillTomlContract('Nice to have', 'platform.optional_tools')],
  on: { kind: 'tool', action: 'removed' },
  when: ({ before }) => !isRequired(before),
  requires: { bump: 'patch' },
  phrase: 'optional tool {} removed',
  message: (change) => msg`Optional tool ${itemName(change)} was removed.`,
  invalid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '')),
  valid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '"sam", "cdk"')),
});

export const toolOptionalToRequired = changeRule({
  id: 'tool-optional-to-required',
  summary: 'Reports tools that became required.',
  why: 'The skill no longer runs on machines without the tool.',
  enforces: [skillTomlContract('Must be installed', 'platform.required_tools')],
  on: { kind: 'tool', action: 'changed', facet: 'required' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  message: (change) => msg`Tool ${itemName(change)} is now required.`,
  invalid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws", "sam"', '')),
});

export const toolRequiredToOptional = changeRule({
  id: 'tool-required-to-optional',
  summary: 'Reports tools that became optional.',
  why: 'Nothing breaks: the skill runs on more machines.',
  enforces: [skillTomlContract('Nice to have', 'platform.optional_tools')],
  on: { kind: 'tool', action: 'changed', facet: 'required' },
  when: ({ before }) => isRequired(before),
  requires: { bump: 'minor' },
  message: (change) => msg`Tool ${itemName(change)} is now optional.`,
  invalid: twoPlatforms(tools('"aws", "sam"', ''), tools('"aws"', '"sam"')),
  valid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '"sam", "sam"')),
});
