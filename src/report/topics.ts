import type { Finding } from '../model/finding.ts';
import {
  allowedToolsAdded,
  allowedToolsNarrowed,
  allowedToolsRemoved,
  allowedToolsRewritten,
  allowedToolsWidened,
  skillRemoved,
  skillRenamed,
} from '../rules/change-index.ts';
import { lockContentChanged } from '../rules/lock/lock-content-changed.ts';
import { lockSkillMissing } from '../rules/lock/lock-skill-missing.ts';
import { lockVersionChanged } from '../rules/lock/lock-version-changed.ts';
import { acceptUnused } from '../rules/problem/accept-unused.ts';
import { newSkillPermissions } from '../rules/problem/new-skill-permissions.ts';
import { policyDenied } from '../rules/problem/policy-denied.ts';
import { versionDecreased } from '../rules/version/version-decreased.ts';

/** What a report says of a finding beyond its category. */
export type Topic =
  | 'removal'
  | 'renaming'
  | 'lowered-version'
  | 'policy'
  | 'outdated-entry'
  | 'missing-entry'
  | 'new-skill'
  | 'allowed-tools'
  | 'unused-acceptance';

const topics: ReadonlyMap<string, Topic> = new Map([
  [skillRemoved.id, 'removal'],
  [skillRenamed.id, 'renaming'],
  [versionDecreased.id, 'lowered-version'],
  [policyDenied.id, 'policy'],
  [lockContentChanged.id, 'outdated-entry'],
  [lockVersionChanged.id, 'outdated-entry'],
  [lockSkillMissing.id, 'missing-entry'],
  [newSkillPermissions.id, 'new-skill'],
  [allowedToolsAdded.id, 'allowed-tools'],
  [allowedToolsNarrowed.id, 'allowed-tools'],
  [allowedToolsRemoved.id, 'allowed-tools'],
  [allowedToolsRewritten.id, 'allowed-tools'],
  [allowedToolsWidened.id, 'allowed-tools'],
  [acceptUnused.id, 'unused-acceptance'],
]);

/** The topic of a finding; null for most. */
export function topicOf({ rule }: Pick<Finding, 'rule'>): Topic | null {
  return topics.get(rule) ?? null;
}

/** True for an entry that a rewrite of its lock renews, also one of the former name of a skill. */
export function isOutdatedEntry(finding: Finding): boolean {
  const topic = topicOf(finding);
  return topic === 'outdated-entry' || (topic === 'missing-entry' && finding.skill !== null);
}
