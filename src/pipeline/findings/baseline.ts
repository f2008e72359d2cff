import { contentKey } from '../../contract/pairing/agent-copies.ts';
import { relocatedLocks } from '../../locks/tracking.ts';
import type { Finding } from '../../model/finding.ts';
import { noSkillsFound } from '../../rules/repository/no-skills-found.ts';
import type { PairedTrees } from '../trees.ts';
import type { FindingSettings } from './finding-settings.ts';
import type { RuleDraft } from './rule-draft.ts';
import { withSharedSecrets } from './shared-secrets.ts';
import { toFindings } from './to-findings.ts';

/** Turns the drafts of head into findings, `existing` where base has the same ones. */
export function applyBaseline(
  headDrafts: readonly RuleDraft[],
  baseDrafts: readonly RuleDraft[],
  trees: PairedTrees,
  settings: FindingSettings,
): readonly Finding[] {
  const findings = toFindings(withSharedSecrets(headDrafts, trees.pairs), settings);
  return markExisting(findings, toFindings(baseDrafts, settings), trees);
}

/** Marks as many findings of one key as base has: a second broken link next to an existing one is new. */
function markExisting(
  findings: readonly Finding[],
  baseFindings: readonly Finding[],
  trees: PairedTrees,
): readonly Finding[] {
  const unmatchedCounts = new Map<string, number>();
  for (const finding of baseFindings) {
    // An empty head fails even if base was empty too.
    if (finding.rule === noSkillsFound.id) continue;
    const key = keyOf(finding, finding.skill, finding.at.path);
    unmatchedCounts.set(key, (unmatchedCounts.get(key) ?? 0) + 1);
  }
  const keyAtBase = createKeyAtBase(trees);
  const marked = findings.map((finding) => {
    const key = keyAtBase(finding);
    const unmatched = unmatchedCounts.get(key) ?? 0;
    if (unmatched === 0 || finding.state === 'accepted') return finding;
    unmatchedCounts.set(key, unmatched - 1);
    return asExisting(finding);
  });
  return markCopied(marked, trees);
}

/** Marks the findings of a new copy of a skill that its original has since base. */
function markCopied(findings: readonly Finding[], { pairs }: PairedTrees): readonly Finding[] {
  const isNewOfSkill = ({ state, skill }: Finding) => state === 'new' && skill !== null;
  if (!findings.some(isNewOfSkill)) return findings;
  const originals = originalsOf(pairs);
  if (originals.size === 0) return findings;
  const old = new Set(
    findings.flatMap((finding) =>
      finding.state === 'existing' ? keyOf(finding, finding.skill, finding.at.path) : [],
    ),
  );
  return findings.map((finding) => {
    const original = originals.get(finding.skill ?? '');
    if (original === undefined || !isNewOfSkill(finding)) return finding;
    return old.has(keyOf(finding, original, '')) ? asExisting(finding) : finding;
  });
}

/** The roots of equal skills that base has, by those of skills that it lacks. */
function originalsOf(pairs: PairedTrees['pairs']): ReadonlyMap<string, string> {
  const added = pairs.flatMap(({ before, after }) => (!before && after ? after : []));
  const names = new Set(added.map(({ name }) => name));
  const kept = new Map<string, string>();
  for (const { before, after } of added.length === 0 ? [] : pairs) {
    const key = before && after && names.has(after.name) ? contentKey(after) : null;
    if (key !== null && after) kept.set(key, after.root);
  }
  if (kept.size === 0) return kept;
  return new Map(
    added.flatMap((skill) => {
      const original = kept.get(contentKey(skill) ?? '');
      return original === undefined ? [] : [[skill.root, original]];
    }),
  );
}

/** The finding as one that base has too: it is not a change. */
export function asExisting(finding: Finding): Finding {
  return { ...finding, state: 'existing', isChange: false };
}

/** The key that a finding of head has at base, where its skill or lock may have another path. */
function createKeyAtBase({
  head,
  base,
  previousByRoot,
}: PairedTrees): (finding: Finding) => string {
  const basePaths = base ? relocatedLocks(head, base) : new Map<string, string>();
  return (finding) => {
    const { skill, at } = finding;
    const root = skill === null ? null : (previousByRoot.get(skill)?.root ?? skill);
    return keyOf(finding, root, basePaths.get(at.path) ?? at.path);
  };
}

/** The same key means the same finding in both trees. */
function keyOf({ rule, about, value }: Finding, root: string | null, path: string): string {
  return [rule, root ?? path, about, value ?? ''].join('\0');
}
