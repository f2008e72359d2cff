import { code, msg } from '../../model/message.ts';
import { twoPlatforms } from '../examples/sections.ts';
import { changeRule } from '../rule.ts';
import { describePlatforms, hasName, refusesSome } from '../support/toml-item.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { describeLostPlatforms, describeNewPlatforms } from '../words/platform-words.ts';

export const platformOsNarrowed = changeRule({
  id: 'platform-os-narrowed',
  summary: 'Reports fewer operating systems in `platform.os`.',
  why: 'The skill can no longer be installed on the removed systems.',
  enforces: [skillTomlContract('Supported OS (empty = all)', 'platform.os')],
  on: { kind: 'platform' },
  when: (change) => hasName('os')(change) && (refusesSome(change) || change.action === 'added'),
  requires: { bump: 'major' },
  phrase: 'fewer operating systems',
  message: (change) => msg`${code('platform.os')} ${describeLostPlatforms(change)}.`,
  invalid: twoPlatforms('os = ["linux", "macos"]', 'os = ["linux"]'),
  valid: twoPlatforms('os = ["linux"]', 'os = []'),
});

export const platformOsWidened = changeRule({
  id: 'platform-os-widened',
  summary: 'Reports more operating systems in `platform.os`.',
  why: 'Nothing breaks: the skill can be installed on more systems.',
  enforces: [skillTomlContract('Supported OS (empty = all)', 'platform.os')],
  on: { kind: 'platform' },
  when: (change) =>
    hasName('os')(change) && (change.verdict === 'widened' || change.action === 'removed'),
  requires: { bump: 'minor' },
  phrase: 'more operating systems',
  message: (change) => msg`${code('platform.os')} ${describeNewPlatforms(change)}.`,
  invalid: twoPlatforms('os = ["linux"]', 'os = []'),
  valid: twoPlatforms('os = ["linux", "macos"]', '# the same\nos = ["linux", "macos"]'),
});

export const platformArchNarrowed = changeRule({
  id: 'platform-arch-narrowed',
  summary: 'Reports fewer architectures in `platform.arch`.',
  why: 'The skill can no longer be installed on the removed architectures.',
  enforces: [skillTomlContract('Supported architectures', 'platform.arch')],
  on: { kind: 'platform' },
  when: (change) => hasName('arch')(change) && (refusesSome(change) || change.action === 'added'),
  requires: { bump: 'major' },
  phrase: 'fewer architectures',
  message: (change) => msg`${code('platform.arch')} ${describeLostPlatforms(change)}.`,
  invalid: twoPlatforms('arch = []', 'arch = ["x86_64"]'),
});

export const platformArchWidened = changeRule({
  id: 'platform-arch-widened',
  summary: 'Reports more architectures in `platform.arch`.',
  why: 'Nothing breaks: the skill can be installed on more machines.',
  enforces: [skillTomlContract('Supported architectures', 'platform.arch')],
  on: { kind: 'platform' },
  when: (change) =>
    hasName('arch')(change) && (change.verdict === 'widened' || change.action === 'removed'),
  requires: { bump: 'minor' },
  phrase: 'more architectures',
  message: (change) => msg`${code('platform.arch')} ${describeNewPlatforms(change)}.`,
  invalid: twoPlatforms('arch = ["x86_64"]', 'arch = ["x86_64", "arm"]'),
  valid: twoPlatforms('arch = ["x86_64", "arm"]', '# the same\narch = ["x86_64", "arm"]'),
});

export const platformRewritten = changeRule({
  id: 'platform-rewritten',
  category: 'documentation',
  summary: 'Reports a rewritten list of the same platforms.',
  why: 'Nothing changes for users: the skill supports the same platforms.',
  enforces: [skillTomlContract('Supported OS (empty = all)', 'platform.os')],
  on: { kind: 'platform', action: 'changed', verdict: 'equivalent' },
  requires: { bump: 'patch' },
  phrase: 'platforms rewritten',
  message: ({ before, after }) =>
    msg`${code(`platform.${after?.name}`)} changed from ${describePlatforms(before)} to ${describePlatforms(after)}. The platforms are the same.`,
  invalid: twoPlatforms('os = []', 'os = ["linux", "macos", "windows"]'),
  valid: twoPlatforms('os = []', 'arch = []'),
});
