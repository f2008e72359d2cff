import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { coreShell } from '../examples/sections.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries } from '../support/toml-item.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { facetText, itemName } from '../words/words.ts';

const kubectl = (optional: string) =>
  `[dependencies]\n"tool.kubectl" = { version = ">=0.2", optional = ${optional} }`;
const aws = (features: string) =>
  `[dependencies]\n"cloud.aws" = { version = ">=0.3", features = [${features}] }`;

export const dependencyAdded = changeRule({
  id: 'dependency-added',
  category: 'privilege',
  summary: 'Reports new required dependencies.',
  why: 'Installing the skill also installs the dependency, with its permissions.',
  enforces: [skillTomlContract('Required skills', 'dependencies')],
  on: { kind: 'dependency', action: 'added' },
  when: ({ after }) => !isSet(after, 'optional'),
  requires: { bump: 'minor' },
  powerVerdict: 'transitive',
  message: (change) =>
    msg`New dependency ${itemName(change)} (${facetText(change.after, 'range')}). Installing the skill installs it too.`,
  invalid: twoTomls('', coreShell('>=1.0')),
  valid: twoTomls(coreShell('>=1.0'), kubectl('true')),
});

export const dependencyRemoved = changeRule({
  id: 'dependency-removed',
  summary: 'Reports removed required dependencies.',
  why: 'Nothing breaks: one skill fewer is installed.',
  enforces: [skillTomlContract('Required skills', 'dependencies')],
  on: { kind: 'dependency', action: 'removed' },
  when: ({ before }) => !isSet(before, 'optional'),
  requires: { bump: 'patch' },
  message: (change) => msg`Dependency ${itemName(change)} was removed.`,
  invalid: twoTomls(coreShell('>=1.0'), ''),
  valid: twoTomls(
    coreShell('>=1.0'),
    `
      [dependencies]
      "core.shell" = ">=1.0"
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `,
  ),
});

export const dependencyOptionalAdded = changeRule({
  id: 'dependency-optional-added',
  summary: 'Reports new optional dependencies.',
  why: 'Nothing breaks: the skill can use the dependency where it is installed.',
  enforces: [skillTomlContract('Optional dependency', 'dependencies.*.optional')],
  on: { kind: 'dependency', action: 'added' },
  when: ({ after }) => isSet(after, 'optional'),
  requires: { bump: 'minor' },
  phrase: 'new optional dependency {}',
  message: (change) =>
    msg`New optional dependency ${itemName(change)} (${facetText(change.after, 'range')}).`,
  invalid: twoTomls('', kubectl('true')),
});

export const dependencyOptionalRemoved = changeRule({
  id: 'dependency-optional-removed',
  summary: 'Reports removed optional dependencies.',
  why: 'The skill no longer does what it did with the dependency.',
  enforces: [skillTomlContract('Optional dependency', 'dependencies.*.optional')],
  on: { kind: 'dependency', action: 'removed' },
  when: ({ before }) => isSet(before, 'optional'),
  requires: { bump: 'minor' },
  phrase: 'optional dependency {} was removed',
  message: (change) => msg`Optional dependency ${itemName(change)} was removed.`,
  invalid: twoTomls(kubectl('true'), ''),
});

export const dependencyOptionalToRequired = changeRule({
  id: 'dependency-optional-to-required',
  category: 'privilege',
  summary: 'Reports dependencies that became required.',
  why: 'Installing the skill also installs the dependency, with its permissions.',
  enforces: [skillTomlContract('Required skills', 'dependencies.*.optional')],
  on: { kind: 'dependency', action: 'changed', facet: 'optional' },
  when: ({ before }) => isSet(before, 'optional'),
  requires: { bump: 'minor' },
  powerVerdict: 'transitive',
  message: (change) =>
    msg`Dependency ${itemName(change)} is now required. Installing the skill installs it too.`,
  invalid: twoTomls(kubectl('true'), kubectl('false')),
});

export const dependencyRequiredToOptional = changeRule({
  id: 'dependency-required-to-optional',
  summary: 'Reports dependencies that became optional.',
  why: 'Nothing breaks: the skill also installs without the dependency.',
  enforces: [skillTomlContract('Optional dependency', 'dependencies.*.optional')],
  on: { kind: 'dependency', action: 'changed', facet: 'optional' },
  when: ({ after }) => isSet(after, 'optional'),
  requires: { bump: 'patch' },
  message: (change) => msg`Dependency ${itemName(change)} is now optional.`,
  invalid: twoTomls(kubectl('false'), kubectl('true')),
});

export const dependencyFeatureAdded = changeRule({
  id: 'dependency-feature-added',
  summary: 'Reports new features of dependencies.',
  why: 'The dependency is installed with more than before.',
  enforces: [skillTomlContract('With feature flags', 'dependencies.*.features')],
  on: { kind: 'dependency', action: 'changed', facet: 'features', verdict: 'widened' },
  requires: { bump: 'minor' },
  phrase: 'more features of {}',
  message: (change) =>
    msg`New features of dependency ${itemName(change)}: ${formatEntries(change)}.`,
  invalid: twoTomls(aws('"eks"'), aws('"eks", "iam"')),
});

export const dependencyFeatureRemoved = changeRule({
  id: 'dependency-feature-removed',
  summary: 'Reports removed features of dependencies.',
  why: 'Nothing breaks: the skill needs less of the dependency.',
  enforces: [skillTomlContract('With feature flags', 'dependencies.*.features')],
  on: { kind: 'dependency', action: 'changed', facet: 'features', verdict: 'narrowed' },
  requires: { bump: 'patch' },
  phrase: 'fewer features of {}',
  message: (change) =>
    msg`Features of dependency ${itemName(change)} were removed: ${formatEntries(change)}.`,
  invalid: twoTomls(aws('"eks", "iam"'), aws('"eks"')),
});
