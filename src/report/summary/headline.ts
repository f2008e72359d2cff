import type { Finding } from '../../model/finding.ts';
import { isWidening, unitKey } from '../../model/power.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { compareNatural } from '../../model/text/natural-order.ts';
import { countPhrase, hasChange, isChanged, nounOf } from '../counts.ts';
import { countedFindings } from '../sections.ts';
import { abbreviateList, maxInSentence } from './abbreviate-list.ts';
import {
  decisiveFindings,
  type FailingSkill,
  failingSkills,
  failsForExisting,
  onlyAddsPermissions,
} from './failing.ts';
import { failingSentence, fileNames } from './failing-sentence.ts';
import { type Markup, plainMarkup } from './markup.ts';
import { permissionNote, permissionRows } from './permissions.ts';

/** The result in one sentence without a full stop, and its mark. */
export interface Headline {
  readonly mark: 'pass' | 'warning' | 'fail';
  readonly text: string;
}

/** The result of a run in a sentence: what fails, what is announced, or that nothing is new. */
export function headline(report: Report, markup: Markup = plainMarkup): Headline {
  const permissions = newPermissions(report);
  const failing = failingSkills(report);
  if (failing.length > 0) {
    const text = `${failureClause(report, failing, markup)}${gainClause(report, permissions, markup)}`;
    if (report.outcome === 'fail') return { mark: 'fail', text };
    return { mark: 'warning', text: `${text}; ${markup.code('fail-on: never')} lets it pass` };
  }
  const text = passingSentence(report, permissions, markup);
  return { mark: permissions.amount > 0 ? 'warning' : 'pass', text };
}

/** What fails; for existing findings only, that they are counted. */
function failureClause(report: Report, failing: readonly FailingSkill[], markup: Markup): string {
  const decisive = failing.flatMap(({ findings }) => findings);
  if (!hasChange(report) || !failsForExisting(report)) {
    return `${failingSentence(report, failing, markup)}${notNewClause(report, decisive, ofFindings(decisive))}`;
  }
  const old = countPhrase(decisive.length, nounOf(decisive));
  return report.outcome === 'fail'
    ? `Does not pass because of ${old} that existed before; this change adds none`
    : `${old} existed before; this change adds none`;
}

/** Why a run with warnings only passes; null for other runs, and where the note on permissions says it of all. */
export function warningsNote(report: Report, markup: Markup): string | null {
  const { outcome, failOn, summary } = report;
  if (outcome !== 'pass' || failOn === 'warning') return null;
  if (summary.errors > 0 || summary.warnings === 0) return null;
  const rows = permissionRows(report);
  const noted = new Set(
    permissionNote(report, rows) === null ? [] : rows.flatMap(({ findings }) => findings),
  );
  const isOther = countedFindings(report).some(
    (finding) => finding.severity === 'warning' && !noted.has(finding),
  );
  return isOther ? `Warnings do not fail (${markup.code(`fail-on: ${failOn}`)}).` : null;
}

function passingSentence(report: Report, permissions: NewPermissions, markup: Markup): string {
  const { skills, warnings, notes, changed } = report.summary;
  const announced = report.skills
    .filter((skill) => isAnnouncedBreak(skill) && !onlyAddsPermissions(report, skill))
    .sort((a, b) => compareNatural(a.name, b.name));
  const existing = existingClause(report);
  if (announced.length > 0) {
    const look = permissions.amount > 0 ? `; ${lookClause(permissions)}` : '';
    return `Passes: ${announcement(announced, markup)}${look}`;
  }
  if (permissions.amount > 0) {
    const owners = ownersOf(report, permissions, markup);
    const others = warnings - permissions.findings.size;
    const rest = others > 0 ? `; ${countPhrase(others, 'other warning')}` : '';
    return `${lookClause(permissions)}${owners}${rest}${existing}`;
  }
  if (warnings > 0) {
    const old = notNewClause(report, report.findings.filter(isCountedWarning));
    return `Passes with ${countPhrase(warnings, 'warning')}${existing}${old}`;
  }
  if (report.base !== null && changed > 0) {
    const isSingle = changed === 1;
    return `${countPhrase(changed, 'changed skill')} ${isSingle ? 'passes' : 'pass'}${existing}`;
  }
  if (existing !== '' || (report.base !== null && skills > 0)) return `Nothing new${existing}`;
  const clean = notes > 0 ? 'no errors or warnings' : 'no findings';
  return `${countPhrase(skills, 'skill') || 'No skills'}, ${clean}`;
}

/** True if the version of a skill announces a break. */
export function isAnnouncedBreak(skill: SkillSummary): boolean {
  return skill.requiredBump === 'major' && isAnnounced(skill);
}

/** True if the version of a skill announces its changes. */
export function isAnnounced(skill: SkillSummary): boolean {
  const { satisfied, declaredBump, version } = skill;
  const isNumberedBump = declaredBump !== null && declaredBump !== 'any';
  return isChanged(skill) && satisfied === true && isNumberedBump && !!version;
}

function announcement(skills: readonly SkillSummary[], markup: Markup): string {
  const [single] = skills;
  if (skills.length === 1 && single) {
    const version = markup.name(single.version ?? '');
    return `${markup.name(single.name)} ${version} breaks its callers, and its version says so`;
  }
  const names = namesOf(skills, markup);
  return `${skills.length} skills break their callers, and their versions say so: ${names}`;
}

/** The first names, with a count of the rest. */
export function namesOf(list: readonly { readonly name: string }[], markup: Markup): string {
  const names = list.map(({ name }) => markup.name(name));
  return abbreviateList(names, maxInSentence);
}

/** The permissions that a warning reports, and the warnings. */
interface NewPermissions {
  readonly amount: number;
  readonly findings: ReadonlySet<Finding>;
}

function newPermissions(report: Report): NewPermissions {
  const rows = permissionRows(report).filter(({ finding }) => finding?.severity === 'warning');
  return { amount: rows.length, findings: new Set(rows.flatMap(({ findings }) => findings)) };
}

function lookClause({ amount }: NewPermissions): string {
  return `${countPhrase(amount, 'new permission')} ${amount === 1 ? 'needs' : 'need'} a look`;
}

/** The permissions that a change brings next to what fails; empty where they are what fails, or what the title says. */
function gainClause(report: Report, permissions: NewPermissions, markup: Markup): string {
  const decisive = new Set(decisiveFindings(report));
  const named = new Set<string | null>(
    failingSkills(report).flatMap(({ cause, skill }) =>
      cause === 'permissions' && skill ? [skill.root] : [],
    ),
  );
  const others = [...permissions.findings].filter(
    (finding) => !decisive.has(finding) && !named.has(finding.skill),
  );
  if (others.length === 0) return '';
  const outside = others.filter(({ skill }) => skill === null);
  const isKnown = outside.every((finding) => isOfRepository(report, new Set([finding])));
  if (!isKnown || others.length < permissions.findings.size) return `; ${lookClause(permissions)}`;
  const roots = new Set(others.flatMap(({ skill }) => skill ?? []));
  const [single, ...more] = report.skills.filter(({ root }) => roots.has(root));
  const owners = [
    ...(single ? [more.length === 0 ? markup.name(single.name) : `${more.length + 1} skills`] : []),
    ...(outside.length > 0 ? [fileNames(outside, markup)] : []),
  ];
  return `; to review: new permissions of ${owners.join(' and ')}`;
}

/** The skills, plugins, agents and commands that gained them: `: deploy, notify`. */
function ownersOf(report: Report, { findings }: NewPermissions, markup: Markup): string {
  const roots = new Set([...findings].map(({ skill }) => skill));
  const skills = report.skills.filter(({ root }) => roots.has(root));
  const skillRoots = new Set(skills.map(({ root }) => root));
  const changedUnits = new Set(
    report.powers.filter(isWidening).map(({ power }) => unitKey(power.unit)),
  );
  const units = report.units.filter(
    (unit) => unit.name !== '' && changedUnits.has(unitKey(unit)) && !skillRoots.has(unit.root),
  );
  const owners = [...skills, ...units].sort((a, b) => compareNatural(a.name, b.name));
  if (owners.length === 0) return '';
  const repository = isOfRepository(report, findings) ? ', the repository' : '';
  return `: ${namesOf(owners, markup)}${repository}`;
}

/** True if one of the findings is about a permission that a file of the repository grants, not a plugin or skill. */
function isOfRepository({ powers }: Report, findings: ReadonlySet<Finding>): boolean {
  const paths = new Set(
    powers.flatMap((change) =>
      isWidening(change) && change.power.unit.kind === 'repository' ? change.power.at.path : [],
    ),
  );
  return [...findings].some(({ skill, at }) => skill === null && paths.has(at.path));
}

function isCountedWarning({ severity, state }: Finding): boolean {
  return severity === 'warning' && state !== 'accepted';
}

/**
 * How many of the findings that a run over everything counts are at base too; empty for none. `ofAll` names them where
 * the sentence before does not.
 */
function notNewClause(report: Report, findings: readonly Finding[], ofAll = ''): string {
  const old = findings.filter(({ state }) => state === 'existing').length;
  if (report.scope !== 'all' || old === 0 || !hasChange(report)) return '';
  if (findings.length === 1) return '; it is not new';
  if (old === findings.length) return '; none is new';
  const verb = old === 1 ? 'is' : 'are';
  const counted = ofAll === '' ? '' : `, but ${verb} counted`;
  return `; ${old}${ofAll} ${verb} not new${counted}`;
}

/** ` of the 25 errors`. */
function ofFindings(findings: readonly Finding[]): string {
  return ` of the ${countPhrase(findings.length, nounOf(findings))}`;
}

/** True if the sentence of a headline counts the existing findings. */
export function namesExisting(report: Report, { text }: Headline): boolean {
  const clause = existingClause(report);
  return clause !== '' && text.endsWith(clause);
}

function existingClause({ scope, summary: { existing } }: Report): string {
  if (scope === 'all' || existing === 0) return '';
  return `; ${countPhrase(existing, 'existing finding')} ${existing === 1 ? 'is' : 'are'} not counted`;
}
