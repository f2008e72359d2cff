import { msg } from '../../model/message.ts';
import { twoPlatforms } from '../examples/sections.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { itemName } from '../words/words.ts';

const tools = (required: string, optional: string) =>
  `required_tools = [${required}]\noptional_tools = [${optional}]`;

/** A required tool was added. */
export const requiredToolAdded = changeRule({
  id: 'required-tool-added',
  category: 'requirement',
  summary: 'Reports new required tools.',
  why: 'The skill does not run on machines without the tool.',
  enforces: [skillTomlContract('Must be installed', 'platform.required_tools')],
  on: { kind: 'tool', action: 'added' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  bumpBasis: 'enforced',
  phrase: 'new required tool {}',
  message: (change) => msg`New required tool ${itemName(change)}.`,
  invalid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws", "jq"', '"sam"')),
});

/** A required tool was removed. */
export const requiredToolRemoved = changeRule({
  id: 'required-tool-removed',
  category: 'requirement',
  summary: 'Reports removed required tools.',
  why: 'Nothing breaks: the skill runs on more machines.',
  enforces: [skillTomlContract('Must be installed', 'platform.required_tools')],
  on: { kind: 'tool', action: 'removed' },
  when: ({ before }) => isRequired(before),
  requires: { bump: 'minor' },
  bumpBasis: 'enforced',
  phrase: 'required tool {} removed',
  message: (change) => msg`Required tool ${itemName(change)} was removed.`,
  invalid: twoPlatforms(tools('"aws", "jq"', '"sam"'), tools('"aws"', '"sam"')),
  valid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '')),
});

/** An optional tool was added. */
export const optionalToolAdded = changeRule({
  id: 'optional-tool-added',
  category: 'requirement',
  summary: 'Reports new optional tools.',
  why: 'Nothing breaks: the skill works without the tool.',
  enforces: [skillTomlContract('Nice to have', 'platform.optional_tools')],
  on: { kind: 'tool', action: 'added' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'patch' },
  bumpBasis: 'enforced',
  phrase: 'new optional tool {}',
  message: (change) => msg`New optional tool ${itemName(change)}.`,
  invalid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '"sam", "cdk"')),
  valid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '')),
});

/** An optional tool was removed. */
export const optionalToolRemoved = changeRule({
  id: 'optional-tool-removed',
  category: 'requirement',
  summary: 'Reports removed optional tools.',
  why: 'Nothing breaks: the skill worked without the tool.',
  enforces: [skillTomlContract('Nice to have', 'platform.optional_tools')],
  on: { kind: 'tool', action: 'removed' },
  when: ({ before }) => !isRequired(before),
  requires: { bump: 'patch' },
  bumpBasis: 'enforced',
  phrase: 'optional tool {} removed',
  message: (change) => msg`Optional tool ${itemName(change)} was removed.`,
  invalid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '')),
  valid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '"sam", "cdk"')),
});

/** An optional tool became required. */
export const toolOptionalToRequired = changeRule({
  id: 'tool-optional-to-required',
  category: 'requirement',
  summary: 'Reports tools that became required.',
  why: 'The skill no longer runs on machines without the tool.',
  enforces: [skillTomlContract('Must be installed', 'platform.required_tools')],
  on: { kind: 'tool', action: 'changed', facet: 'required' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  bumpBasis: 'enforced',
  message: (change) => msg`Tool ${itemName(change)} is now required.`,
  invalid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws", "sam"', '')),
});

/** A required tool became optional. */
export const toolRequiredToOptional = changeRule({
  id: 'tool-required-to-optional',
  category: 'requirement',
  summary: 'Reports tools that became optional.',
  why: 'Nothing breaks: the skill runs on more machines.',
  enforces: [skillTomlContract('Nice to have', 'platform.optional_tools')],
  on: { kind: 'tool', action: 'changed', facet: 'required' },
  when: ({ before }) => isRequired(before),
  requires: { bump: 'minor' },
  bumpBasis: 'enforced',
  message: (change) => msg`Tool ${itemName(change)} is now optional.`,
  invalid: twoPlatforms(tools('"aws", "sam"', ''), tools('"aws"', '"sam"')),
  valid: twoPlatforms(tools('"aws"', '"sam"'), tools('"aws"', '"sam", "sam"')),
});
