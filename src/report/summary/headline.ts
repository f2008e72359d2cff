import { isWidening, unitKey } from '../../model/power.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { sectionsOf } from '../sections.ts';
import { count } from '../verdict.ts';
import { isChanged } from './changed.ts';
import { failingSkills } from './failing.ts';
import { failingSentence } from './failing-sentence.ts';
import { type Markup, plainMarkup } from './markup.ts';

/** The result in one sentence without a full stop, and its mark. */
export interface Headline {
  readonly mark: 'pass' | 'warning' | 'fail';
  readonly text: string;
}

/** The result of a run in a sentence: what fails, what is announced, or that nothing is new. */
export function headline(report: Report, markup: Markup = plainMarkup): Headline {
  const failing = failingSkills(report);
  if (failing.length > 0) {
    const text = failingSentence(report, failing, markup);
    if (report.outcome === 'fail') return { mark: 'fail', text };
    return { mark: 'warning', text: `${text}; ${markup.code('fail-on: never')} lets it pass` };
  }
  return { mark: report.outcome, text: passingSentence(report, markup) };
}

function passingSentence(report: Report, markup: Markup): string {
  const { skills, warnings, notes, changed } = report.summary;
  const announced = report.skills.filter((skill) => isAnnouncedBreak(skill));
  if (announced.length > 0) return `Passes: ${announcement(announced, markup)}`;
  const warned = warnings > 0 ? ` with ${count(warnings, 'warning')}` : '';
  const existing = existingClause(report);
  if (warnings > 0) return `Passes${warned}${permissionsClause(report, markup)}${existing}`;
  if (report.base !== null && changed > 0) {
    const isOne = changed === 1;
    return `${count(changed, 'changed skill')} ${isOne ? 'passes' : 'pass'}${existing}`;
  }
  if (existing !== '' || (report.base !== null && skills > 0)) return `Nothing new${existing}`;
  const clean = notes > 0 ? 'no errors or warnings' : 'no findings';
  return `${count(skills, 'skill') || 'No skills'}, ${clean}`;
}

/** True if the version of a skill announces a break. */
export function isAnnouncedBreak(skill: SkillSummary): boolean {
  const { satisfied, requiredBump, declaredBump, version } = skill;
  const isStep = declaredBump !== null && declaredBump !== 'any';
  return isChanged(skill) && satisfied === true && requiredBump === 'major' && isStep && !!version;
}

const maxNames = 3;

function announcement(skills: readonly SkillSummary[], markup: Markup): string {
  const [only] = skills;
  if (skills.length === 1 && only) {
    const version = markup.name(only.version ?? '');
    return `${markup.name(only.name)} ${version} breaks its callers, and its version says so`;
  }
  const names = namesOf(skills, markup);
  return `${skills.length} skills break their callers, and their versions say so: ${names}`;
}

/** The first names, with a count of the rest. */
export function namesOf(list: readonly { readonly name: string }[], markup: Markup): string {
  const names = list.slice(0, maxNames).map(({ name }) => markup.name(name));
  const omitted = list.length - names.length;
  return `${names.join(', ')}${omitted > 0 ? ` and ${omitted} more` : ''}`;
}

function permissionsClause(report: Report, markup: Markup): string {
  const { privilege, problems } = sectionsOf(report);
  const grown = privilege.filter(({ severity }) => severity === 'warning');
  if (grown.length === 0 || problems.length > 0) return '';
  const roots = new Set(grown.map(({ skill }) => skill));
  const skills = report.skills.filter(({ root }) => roots.has(root));
  const changedUnits = new Set(
    report.powers.filter(isWidening).map(({ power }) => unitKey(power.unit)),
  );
  const units = report.units.filter((unit) => unit.name !== '' && changedUnits.has(unitKey(unit)));
  const owners = [...skills, ...units];
  return owners.length === 0 ? '' : `: permissions of ${namesOf(owners, markup)} grew`;
}

/** True if the sentence of a headline counts the existing findings. */
export function namesExisting(report: Report, { text }: Headline): boolean {
  const clause = existingClause(report);
  return clause !== '' && text.endsWith(clause);
}

function existingClause({ scope, summary: { existing } }: Report): string {
  if (scope === 'all' || existing === 0) return '';
  return `; ${count(existing, 'existing finding')} ${existing === 1 ? 'is' : 'are'} not counted`;
}
