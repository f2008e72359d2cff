import { type Finding, isAtLeast } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import { quote } from '../../model/value/format-value.ts';
import { isRetirement } from '../judge/retirements.ts';
import type { PluginJudgement } from './plugin-changes.ts';

/**
 * Reports once that a skill of a plugin was removed or renamed under too small a bump: a single such change carries the
 * version of the plugin as a notes place, several are summed up by a note. Where the finding on the version is the
 * graver one, it stays, and those on the skills are notes.
 */
export function mergeRetirements(
  findings: readonly Finding[],
  judgements: readonly PluginJudgement[],
): readonly Finding[] {
  return findings
    .filter(({ rule, state }) => rule === 'plugin-bump-too-small' && state === 'new')
    .reduce((merged, tooSmall) => mergeInto(merged, tooSmall, judgements), findings);
}

function mergeInto(
  findings: readonly Finding[],
  tooSmall: Finding,
  judgements: readonly PluginJudgement[],
): readonly Finding[] {
  const retirements = findRetirements(findings, tooSmall, judgements);
  const [first] = retirements;
  if (!first) return findings;
  const replace = (from: Finding, to: Finding) =>
    findings.map((finding) => (finding === from ? to : finding));
  const notes = retirements.map(({ at, message }) => ({ at, message }));
  if (!retirements.every(({ severity }) => isAtLeast(severity, tooSmall.severity))) {
    return replace(tooSmall, { ...tooSmall, notes }).map((finding) =>
      retirements.includes(finding) ? { ...finding, severity: 'note' as const } : finding,
    );
  }
  if (retirements.length > 1) return replace(tooSmall, { ...tooSmall, severity: 'note', notes });
  const version = { at: tooSmall.at, message: tooSmall.message };
  return replace(first, { ...first, notes: [...first.notes, version] }).filter(
    (finding) => finding !== tooSmall,
  );
}

/** The findings on the skills that need the bump; empty if another part needs it too. */
function findRetirements(
  findings: readonly Finding[],
  { at, message }: Finding,
  judgements: readonly PluginJudgement[],
): readonly Finding[] {
  const judgement = judgements.find(({ after }) => {
    const place = after.version?.at;
    const isHere = place?.path === at.path && place.range?.start.line === at.range?.start.line;
    return isHere && plainText(message).includes(quote(after.name));
  });
  if (!judgement) return [];
  const { changes, required } = judgement;
  const reasons = changes.filter(({ bump }) => bump === required);
  const retirements = reasons.map(({ skillRoots = [] }) =>
    findings.find(({ rule, skill, state }) => {
      return isRetirement(rule) && state === 'new' && skill !== null && skillRoots.includes(skill);
    }),
  );
  const found = retirements.flatMap((retirement) => retirement ?? []);
  return found.length === reasons.length ? found : [];
}
