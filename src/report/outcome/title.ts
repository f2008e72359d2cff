import type { Finding } from '../../model/finding.ts';
import {
  count,
  join,
  list,
  type Message,
  msg,
  namePart,
  nothing,
  pathPart,
  sentence,
  words,
} from '../../model/message.ts';
import { type Unit, unitKey } from '../../model/power.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { unstopped } from '../document/lines.ts';
import type { PermissionRow } from '../facts/permission-rows.ts';
import { isChanged } from '../facts/skills.ts';
import { clauses, identityClause, named, ownerCount, permissions } from './clauses.ts';
import { isBreakOfCallers, type Subject, versionedPlugin } from './subject.ts';

/** What a title is about. */
export interface Result {
  /** What does not pass, the worst first. */
  readonly failing: readonly Subject[];
  /** The rows of wider permissions that a finding reports. */
  readonly gains: readonly PermissionRow[];
  /** The new errors and warnings that do not fail the run. */
  readonly warnings: readonly Finding[];
  /** Skills whose versions say that they break their callers. */
  readonly announced: readonly SkillSummary[];
  readonly failsForExisting: boolean;
}

/** A run in one sentence: what fails, which permissions are new, or that nothing is. */
export function titleOf(outcome: Result, report: Report): Message {
  const quoted = quotedFindings(outcome);
  const isNamed = gainsOfOnlySubject(outcome);
  const clause = [
    ...(quoted.length > 0 ? [quotedClause(quoted)] : faultClauses(outcome, report)),
    ...(outcome.gains.length > 0 && !isNamed ? [gainClause(outcome)] : []),
  ];
  const lost = quoted.length > 0 ? null : identityClause(outcome);
  const rest =
    clause.length > 0 ? join(clause, '; ') : lost ? nothing : calmClause(outcome, report);
  const said = lost && clause.length > 0 ? msg`${lost}. ${sentence(rest)}` : (lost ?? rest);
  const isSaid = outcome.failing.every(({ cause }) => cause === 'permission' || cause === 'policy');
  return sentence(isNamed && !isSaid ? msg`${said}, and ${gainVerb(outcome, true)}` : said);
}

/** The findings of one message, which is the title. */
export function quotedFindings(outcome: Result): readonly Finding[] {
  const { failing, gains, warnings, failsForExisting } = outcome;
  const all = failing.length > 0 ? failing.flatMap((each) => each.findings) : warnings;
  const fresh = all.filter(({ state }) => state === 'new');
  const findings = fresh.length > 0 ? fresh : all;
  const hasOwnClause = failing.some(({ cause, kind }) => cause !== 'other' && kind === 'skill');
  if (hasOwnClause || failsForExisting || (failing.length === 0 && gains.length > 0)) return [];
  const messages = new Set(findings.map(({ message }) => JSON.stringify(message.parts)));
  return messages.size === 1 ? findings : [];
}

/** The message of some findings without its full stop, with their number. */
function quotedClause(findings: readonly Finding[]): Message {
  const message = unstopped(findings[0]?.message ?? nothing);
  return findings.length === 1 ? message : msg`${message} (${findings.length} places)`;
}

/** Limits that do not hold, then everything that fails. */
function faultClauses(outcome: Result, report: Report): readonly Message[] {
  const { failing, gains, warnings } = outcome;
  const findings = failing.length > 0 ? failing.flatMap((each) => each.findings) : warnings;
  const limits = findings.filter(({ topic }) => topic === 'limit');
  if (limits.length === 0) return failureClause(outcome, report);
  const verb = words(limits.length === 1 ? 'does' : 'do');
  const clause = msg`${count(limits.length, 'limit')} ${verb} not hold`;
  if (limits.length === findings.length) return [clause];
  const isCalm = failing.length === 0 && gains.length === 0;
  return [clause, ...(isCalm ? [problems(warnings)] : failureClause(outcome, report))];
}

function failureClause(outcome: Result, report: Report): readonly Message[] {
  const { failing, failsForExisting } = outcome;
  const [first] = failing;
  if (first === undefined) return [];
  const findings = failing.flatMap((subject) => subject.findings);
  if (failsForExisting && report.base !== null)
    return [msg`${problems(findings)} existed before this change`];
  if (failing.length === 1) return [oneClause(first)];
  const isCommon = failing.every(({ cause, kind }) => cause === first.cause && kind === first.kind);
  return first.cause !== 'other' && isCommon
    ? [clauses[first.cause].many(failing.length)]
    : [listClause(failing, report)];
}

function oneClause(subject: Subject): Message {
  const { cause, kind } = subject;
  return cause === 'other' || kind === 'file'
    ? severalClause(subject)
    : clauses[cause].one(subject);
}

function severalClause(subject: Subject): Message {
  const { kind, name, findings } = subject;
  if (kind !== 'file') return msg`${named(subject)} has ${problems(findings)}`;
  return name === ''
    ? msg`${problems(findings)} in the repository`
    : msg`${problems(findings)} in ${pathPart(name)}`;
}

const maxNamed = 3;

/** `4 of 7 changed skills do not pass: a, b, c`; with what is outside of all skills. */
function listClause(failing: readonly Subject[], report: Report): Message {
  const skills = failing.filter(({ kind }) => kind === 'skill');
  const others = failing.filter(({ kind }) => kind !== 'skill');
  const outside = others.flatMap(({ findings }) => findings);
  if (skills.length === 0) return msg`${problems(outside)} in ${count(others.length, 'place')}`;
  const names = list(skills.map(named), { limit: maxNamed });
  const rest = outside.length === 0 ? words('') : msg`; ${problems(outside)} outside the skills`;
  return msg`${totalClause(skills, report)} not pass: ${names}${rest}`;
}

function totalClause(skills: readonly Subject[], report: Report): Message {
  const changed = report.skills.filter(isChanged);
  const areChanged = skills.every(({ skill }) => skill && isChanged(skill));
  const all = areChanged ? changed.length : Math.max(report.summary.skills, skills.length);
  const verb = words(skills.length === 1 ? 'does' : 'do');
  return msg`${skills.length} of ${count(all, areChanged ? 'changed skill' : 'skill')} ${verb}`;
}

/** Whether what fails, named before, is all that has new permissions. */
function gainsOfOnlySubject({ failing, gains }: Result): boolean {
  const [subject, ...others] = failing;
  const [owner, ...more] = ownersOf(gains);
  return (
    subject !== undefined &&
    others.length + more.length === 0 &&
    subject.kind === owner?.kind &&
    subject.name === owner?.name
  );
}

function ownersOf(gains: Result['gains']): readonly Unit[] {
  return [
    ...new Map(gains.flatMap(({ owners }) => owners).map((unit) => [unitKey(unit), unit])).values(),
  ];
}

/** Whose permissions are new: `deploy gains a permission`. */
function gainClause(outcome: Result): Message {
  const owners = ownersOf(outcome.gains);
  const isNamed = (owner: Unit) =>
    outcome.failing.some(({ kind, name }) => kind === owner.kind && name === owner.name);
  // What fails is named before.
  if (owners.every(isNamed)) return newAndLost(outcome);
  const named = owners.length > 2 ? ownerCount(owners) : list(owners.map(unitName));
  return msg`${named} ${gainVerb(outcome, owners.length === 1)}`;
}

/** `2 new permissions`, `1 lost limit and 1 new permission`. */
function newAndLost({ gains }: Result): Message {
  const { added, lost } = byDirection(gains);
  const parts = [
    ...(lost.length > 0 ? [count(lost.length, 'lost limit')] : []),
    ...(added.length > 0 ? [count(added.length, 'new permission')] : []),
  ];
  return join(parts, ' and ');
}

/** The permissions that are new, and the limits that are gone. */
function byDirection(gains: Result['gains']) {
  const isLost = ({ first }: PermissionRow) => first.change === 'lost';
  return { added: gains.filter((row) => !isLost(row)), lost: gains.filter(isLost) };
}

/** `gains a permission`, `may gain permissions`, `loses a limit`. */
function gainVerb({ gains }: Result, isOne: boolean): Message {
  const { added, lost } = byDirection(gains);
  const gain = words(
    added.every(({ first }) => !first.isCertain) ? 'may gain' : isOne ? 'gains' : 'gain',
  );
  const limits = lost.length === 1 ? words('a limit') : count(lost.length, 'limit');
  const parts = [
    ...(lost.length > 0
      ? [msg`${words(isOne ? 'loses' : 'lose')} ${isOne ? limits : words('limits')}`]
      : []),
    ...(added.length > 0
      ? [msg`${gain} ${isOne ? permissions(added.length) : words('permissions')}`]
      : []),
  ];
  return join(parts, ' and ');
}

/** What has a permission, with its kind unless it is a skill. */
export function unitName({ kind, name }: Unit): Message {
  if (kind === 'repository') return words('the repository');
  return kind === 'skill' ? msg`${namePart(name)}` : msg`${words(kind)} ${namePart(name)}`;
}

/** A run without failures and new permissions. */
function calmClause({ warnings, announced }: Result, report: Report): Message {
  const { summary, base } = report;
  const [first] = announced;
  if (warnings.length > 0) {
    return warnings.every((finding) => versionedPlugin(finding, report))
      ? clauses['plugin-version'].many(warnings.length)
      : problems(warnings);
  }
  if (announced.length === 1 && first)
    return msg`${namePart(first.name)} ${namePart(first.version ?? '')} breaks its callers; its version says so`;
  if (announced.length > 1)
    return msg`${announced.length} skills break their callers; their versions say so`;
  const accepted = report.findings.filter(
    (finding) => finding.state === 'accepted' && isBreakOfCallers(finding),
  );
  if (accepted.length > 0)
    return msg`${count(accepted.length, 'accepted break')}. ${count(summary.changed, 'skill')} changed`;
  const pending = unannouncedClause(report);
  if (pending) return pending;
  const skills = count(summary.skills, 'skill');
  if (base === null) return summary.skills === 0 ? words('No skills') : msg`${skills}, no findings`;
  if (summary.changed > 0)
    return msg`No breaking changes. ${count(summary.changed, 'skill')} changed`;
  return words(summary.changes > 0 ? 'No breaking changes' : 'Nothing new');
}

/** The plugins that break their users under an old version; null for none. */
function unannouncedClause({ units }: Report): Message | null {
  const broken = units.filter(
    ({ kind, requiredBump, satisfied }) =>
      kind === 'plugin' && requiredBump === 'major' && satisfied === false,
  );
  const [first, ...others] = broken;
  if (!first) return null;
  return others.length === 0
    ? msg`Plugin ${namePart(first.name)} breaks its users; its version is still ${namePart(first.version ?? '')}`
    : msg`${broken.length} plugins break their users; their versions are still the old ones`;
}

/** `3 errors`; `3 findings` where they differ in severity. */
export function problems(findings: readonly Finding[]): Message {
  const [severity, ...others] = new Set(findings.map((finding) => finding.severity));
  return count(findings.length, others.length === 0 && severity ? severity : 'finding');
}
