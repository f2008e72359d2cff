import { type Finding, isAtLeast, type Note } from '../../model/finding.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { largestBump } from '../../model/version/bump.ts';

/**
 * Reports each cause once: a finding that its rule calls a consequence becomes a note of its cause, or a summary of
 * several. The cause is as new, at least as severe, and fails the run if the consequence does: the outcome stays.
 */
export function foldConsequences(
  findings: readonly Finding[],
  isFailing: (finding: Finding) => boolean,
): readonly Finding[] {
  const causesOf = causeFinder(findings);
  const replaced = new Map<Finding, Finding | null>();
  const notes = new Map<Finding, readonly Note[]>();
  for (const consequence of findings) {
    const { consequenceOf, reasons, state } = consequence;
    if (!consequenceOf || state === 'accepted') continue;
    const said = consequenceOf.says === 'help' ? consequence.help : consequence.message;
    // A version that asks for nothing is a fact of its own.
    if (said === null) continue;
    const causes = causesOf(consequence);
    const carries = (cause: Finding) =>
      isAtLeast(cause.severity, consequence.severity) &&
      (isFailing(cause) || !isFailing(consequence)) &&
      !isOtherGate(cause, consequence);
    const carrier = causes.find(carries);
    if (!carrier) {
      // The graver summary stays in place of the findings that it names.
      if (reasons) for (const cause of causes) replaced.set(cause, { ...cause, severity: 'note' });
    } else if (consequenceOf.sharing === 'skill' && causes.length > 1) {
      replaced.set(consequence, { ...consequence, severity: 'note' });
    } else {
      replaced.set(consequence, null);
      notes.set(carrier, [...(notes.get(carrier) ?? []), { message: said, at: consequence.at }]);
    }
  }
  if (replaced.size === 0) return findings;
  return findings.flatMap((original) => {
    const finding = replaced.has(original) ? replaced.get(original) : original;
    const added = notes.get(original) ?? [];
    if (!finding) return [];
    return added.length === 0 ? finding : { ...finding, notes: [...finding.notes, ...added] };
  });
}

/** Whether two gates fail: the settings of base judge permissions, and those of head versions. */
function isOtherGate(cause: Finding, { category, severity }: Finding): boolean {
  return cause.category === 'privilege' && category === 'version' && severity === 'error';
}

type Sharing = NonNullable<Finding['consequenceOf']>['sharing'];

/** Finds the causes of a consequence among some findings; of one with reasons, a cause for each of them or none. */
function causeFinder(findings: readonly Finding[]): (consequence: Finding) => readonly Finding[] {
  const possible = findings.filter(({ consequenceOf }) => !consequenceOf);
  const indexes = new Map<Sharing, ReadonlyMap<string, readonly Finding[]>>();
  const sharing = (finding: Finding, by: Sharing): readonly Finding[] => {
    const index = indexes.get(by) ?? groupBy(possible, (cause) => keyOf(cause, by));
    indexes.set(by, index);
    return index.get(keyOf(finding, by)) ?? [];
  };
  return (consequence) => {
    const { consequenceOf, reasons, state } = consequence;
    if (!consequenceOf) return [];
    const { rules, sharing: by } = consequenceOf;
    const causesFor = (finding: Finding): readonly Finding[] => {
      const all = sharing(finding, by).filter((cause) => cause.state === state);
      if (rules === 'any') return all;
      if (rules === 'changes') return decisive(all);
      return all.filter(
        (cause) => rules.includes(cause.rule) && (by !== 'key' || isOfKey(finding, cause)),
      );
    };
    if (!reasons) return causesFor(consequence);
    const causes = reasons.map((skill) => causesFor({ ...consequence, skill }).slice(0, 1));
    return causes.some(({ length }) => length === 0) ? [] : causes.flat();
  };
}

/** The changes that need the largest bump. */
function decisive(findings: readonly Finding[]): readonly Finding[] {
  const largest = largestBump(findings.map(({ bump }) => bump ?? 'none'));
  return largest === 'none' ? [] : findings.filter(({ bump }) => bump === largest);
}

/** Whether a change is about the key of its cause; a field is named with its tables: `skill.licens`. */
function isOfKey(change: Finding, cause: Finding): boolean {
  const key = cause.about.split('\0').at(-1) ?? '';
  return change.about.split('\0').some((part) => part === key || part.endsWith(`.${key}`));
}

function keyOf({ skill, about, at: { path, range } }: Finding, sharing: Sharing): string {
  const { line, column } = range?.start ?? {};
  switch (sharing) {
    case 'place':
      return JSON.stringify([skill, path, line, column]);
    case 'key':
      return JSON.stringify([skill, path, line]);
    case 'entry':
      return JSON.stringify([skill, path, about.split('\0', 1)]);
    case 'skill':
      return JSON.stringify([skill]);
  }
}
