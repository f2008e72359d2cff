import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoFeatures } from '../examples/sections.ts';
import { changeRule } from '../rule.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { itemName } from '../words/words.ts';

const eks = 'eks = { description = "Clusters", default = true }';
const iam = 'iam = { description = "Policies", default = false }';

export const featureAdded = changeRule({
  id: 'feature-added',
  summary: 'Reports new features.',
  why: 'Nothing breaks: users can choose more.',
  enforces: [skillTomlContract('New features, backward compatible', 'skill.version')],
  on: { kind: 'feature', action: 'added' },
  requires: { bump: 'minor' },
  message: (change) => msg`New feature ${itemName(change)}.`,
  invalid: twoFeatures(eks, `${eks}\n${iam}`),
  valid: twoFeatures(`${eks}\n${iam}`, `${iam}\n${eks}`),
});

export const featureRemoved = changeRule({
  id: 'feature-removed',
  summary: 'Reports removed features.',
  why: 'Installing the skill with the feature fails, and so do skills that depend on it with the feature.',
  enforces: [skillTomlContract('Breaking changes to skill behavior', 'skill.version')],
  on: { kind: 'feature', action: 'removed' },
  requires: { bump: 'major' },
  message: (change) => msg`Feature ${itemName(change)} was removed. Installations with it fail.`,
  invalid: twoFeatures(`${eks}\n${iam}`, eks),
});

export const featureDefaultEnabled = changeRule({
  id: 'feature-default-enabled',
  summary: 'Reports features that are now on by default.',
  why: 'Installations that name no features now get it.',
  enforces: [
    skillTomlContract('Features can be enabled/disabled at install time', 'features.*.default'),
  ],
  on: { kind: 'feature', action: 'changed', facet: 'default' },
  when: ({ after }) => isSet(after, 'default'),
  requires: { bump: 'minor' },
  phrase: 'feature {} on by default',
  message: (change) => msg`Feature ${itemName(change)} is now on by default.`,
  invalid: twoFeatures(iam, 'iam = { description = "Policies", default = true }'),
  valid: twoFeatures(eks, 'eks = { description = "Clusters" }'),
});

export const featureDefaultDisabled = changeRule({
  id: 'feature-default-disabled',
  summary: 'Reports features that are now off by default.',
  why: 'Installations that name no features lose it.',
  enforces: [
    skillTomlContract('Features can be enabled/disabled at install time', 'features.*.default'),
  ],
  on: { kind: 'feature', action: 'changed', facet: 'default' },
  when: ({ before }) => isSet(before, 'default'),
  requires: { bump: 'major' },
  phrase: 'feature {} off by default',
  message: (change) => msg`Feature ${itemName(change)} is now off by default.`,
  invalid: twoFeatures(eks, 'eks = { description = "Clusters", default = false }'),
  valid: twoFeatures(iam, 'iam = { description = "Policies", default = true }'),
});
