import { code, msg } from '../../model/message.ts';
import { twoPlatforms } from '../examples/sections.ts';
import { changeRule } from '../rule.ts';
import { describePlatforms, hasName, refusesSome } from '../support/toml-item.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { describeLostPlatforms, describeNewPlatforms } from '../words/platform-words.ts';

/** The list of supported operating systems was narrowed. */
export const platformOsNarrowed = changeRule({
  id: 'platform-os-narrowed',
  category: 'requirement',
  summary: 'Reports fewer operating systems in `platform.os`.',
  why: 'The skill can no longer be installed on the removed systems.',
  enforces: [skillTomlContract('Supported OS (empty = all)', 'platform.os')],
  on: { kind: 'platform' },
  when: (change) => hasName('os')(change) && (refusesSome(change) || change.action === 'added'),
  requires: { bump: 'major' },
  bumpBasis: 'enforced',
  phrase: 'fewer operating systems',
  message: (change) => msg`${code('platform.os')} ${describeLostPlatforms(change)}.`,
  invalid: twoPlatforms('os = ["linux", "macos"]', 'os = ["linux"]'),
  valid: twoPlatforms('os = ["linux"]', 'os = []'),
});

/** The list of supported operating systems was widened. */
export const platformOsWidened = changeRule({
  id: 'platform-os-widened',
  category: 'requirement',
  summary: 'Reports more operating systems in `platform.os`.',
  why: 'Nothing breaks: the skill can be installed on more systems.',
  enforces: [skillTomlContract('Supported OS (empty = all)', 'platform.os')],
  on: { kind: 'platform' },
  when: (change) =>
    hasName('os')(change) && (change.verdict === 'widened' || change.action === 'removed'),
  requires: { bump: 'minor' },
  bumpBasis: 'enforced',
  phrase: 'more operating systems',
  message: (change) => msg`${code('platform.os')} ${describeNewPlatforms(change)}.`,
  invalid: twoPlatforms('os = ["linux"]', 'os = []'),
  valid: twoPlatforms('os = ["linux", "macos"]', '# the same\nos = ["linux", "macos"]'),
});

/** The list of supported architectures was narrowed. */
export const platformArchNarrowed = changeRule({
  id: 'platform-arch-narrowed',
  category: 'requirement',
  summary: 'Reports fewer architectures in `platform.arch`.',
  why: 'The skill can no longer be installed on the removed architectures.',
  enforces: [skillTomlContract('Supported architectures', 'platform.arch')],
  on: { kind: 'platform' },
  when: (change) => hasName('arch')(change) && (refusesSome(change) || change.action === 'added'),
  requires: { bump: 'major' },
  bumpBasis: 'enforced',
  phrase: 'fewer architectures',
  message: (change) => msg`${code('platform.arch')} ${describeLostPlatforms(change)}.`,
  invalid: twoPlatforms('arch = []', 'arch = ["x86_64"]'),
});

/** The list of supported architectures was widened. */
export const platformArchWidened = changeRule({
  id: 'platform-arch-widened',
  category: 'requirement',
  summary: 'Reports more architectures in `platform.arch`.',
  why: 'Nothing breaks: the skill can be installed on more machines.',
  enforces: [skillTomlContract('Supported architectures', 'platform.arch')],
  on: { kind: 'platform' },
  when: (change) =>
    hasName('arch')(change) && (change.verdict === 'widened' || change.action === 'removed'),
  requires: { bump: 'minor' },
  bumpBasis: 'enforced',
  phrase: 'more architectures',
  message: (change) => msg`${code('platform.arch')} ${describeNewPlatforms(change)}.`,
  invalid: twoPlatforms('arch = ["x86_64"]', 'arch = ["x86_64", "arm"]'),
  valid: twoPlatforms('arch = ["x86_64", "arm"]', '# the same\narch = ["x86_64", "arm"]'),
});

/** A list of platforms was rewritten without a change of meaning. */
export const platformRewritten = changeRule({
  id: 'platform-rewritten',
  category: 'documentation',
  summary: 'Reports a rewritten list of the same platforms.',
  why: 'Nothing changes for users: the skill supports the same platforms.',
  enforces: [skillTomlContract('Supported OS (empty = all)', 'platform.os')],
  on: { kind: 'platform', action: 'changed', verdict: 'equivalent' },
  requires: { bump: 'patch' },
  bumpBasis: 'enforced',
  phrase: 'platforms rewritten',
  message: ({ before, after }) =>
    msg`${code(`platform.${after?.name}`)} changed from ${describePlatforms(before)} to ${describePlatforms(after)}. The platforms are the same.`,
  invalid: twoPlatforms('os = []', 'os = ["linux", "macos", "windows"]'),
  valid: twoPlatforms('os = []', 'arch = []'),
});
