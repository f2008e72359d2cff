import type { Finding } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { countPhrase, hasChange, isChanged, isOnTree, nounOf } from '../counts.ts';
import { abbreviateList, maxInSentence } from './abbreviate-list.ts';
import { type Cause, decisiveFindings, type FailingSkill, isOutsideSkills } from './failing.ts';
import { type Markup, placeText } from './markup.ts';
import { isOutdatedEntry } from './stale-locks.ts';

/**
 * What fails, in a sentence without a full stop: one skill, several of one cause, or their names. Without a change, the
 * sentence says that it fails, since no change is named.
 */
export function failingSentence(
  report: Report,
  failing: readonly FailingSkill[],
  markup: Markup,
): string {
  const [first] = failing;
  if (failing.length === 1 && first) {
    return !hasChange(report) && report.outcome === 'fail'
      ? outcomeSentence(first, markup)
      : failureSentence(first, markup);
  }
  const [cause, ...otherCauses] = new Set(failing.map((failure) => failure.cause));
  if (cause !== undefined && otherCauses.length === 0 && !failing.some(isOutsideSkills)) {
    const sentence = commonSentence(cause, failing, markup);
    if (sentence !== null) return sentence;
  }
  return listSentence(report, failing, markup);
}

/** Of longer messages, the first sentence is the title. */
const maxMessage = 120;

/** A message as a title, without its full stop; null if even its first sentence is too long. */
function titleOf(finding: Finding): string | null {
  const message = plainText(finding.message);
  return message.length <= maxMessage ? message.replace(/\.$/, '') : firstSentence(finding);
}

/** The sentences of a message, each with its full stop. */
export function sentencesOf({ message }: Finding): readonly string[] {
  return plainText(message).split(/(?<=\.) (?=\p{Lu})/u);
}

/** The first sentence of a message, without its full stop; null if it is too long for a title. */
export function firstSentence(finding: Finding): string | null {
  const [sentence = plainText(finding.message)] = sentencesOf(finding);
  return sentence.length <= maxMessage ? sentence.replace(/\.$/, '') : null;
}

function failureSentence(failure: FailingSkill, markup: Markup): string {
  const { skill } = failure;
  const sentence = skill && causeSentence(skill, failure, markup);
  if (sentence) return sentence;
  const title = onlyTitle(failure);
  if (title !== null) {
    const subject = subjectOf(failure, markup);
    return `${subject === '' ? '' : `${subject}: `}${markup.prose(title)}`;
  }
  return isOutsideSkills(failure)
    ? `${problems(failure.findings)}${inFiles(failure.findings, markup)}`
    : `${markup.name(failure.name)} has ${problems(failure.findings)}`;
}

/** The same, beginning with the result: `deploy does not pass: 3 errors`. */
function outcomeSentence(failure: FailingSkill, markup: Markup): string {
  const title = onlyTitle(failure);
  if (title !== null) {
    const subject = subjectOf(failure, markup);
    return `${subject === '' ? 'Does' : `${subject} does`} not pass: ${markup.prose(title)}`;
  }
  return isOutsideSkills(failure)
    ? `Does not pass: ${problems(failure.findings)}${inFiles(failure.findings, markup)}`
    : `${markup.name(failure.name)} does not pass: ${problems(failure.findings)}`;
}

/** The message of an only finding as a title; null for several findings, and for a long message. */
function onlyTitle({ findings }: FailingSkill): string | null {
  const [single] = findings;
  return findings.length === 1 && single ? titleOf(single) : null;
}

/** The skill, or the place of an only finding outside of all skills; empty for the whole tree. */
function subjectOf(failure: FailingSkill, markup: Markup): string {
  const [single] = failure.findings;
  if (!isOutsideSkills(failure) || !single) return markup.name(failure.name);
  return isOnTree(single) ? '' : markup.code(placeText(single.at));
}

function causeSentence(skill: SkillSummary, failure: FailingSkill, markup: Markup): string | null {
  const name = markup.name(skill.name);
  switch (failure.cause) {
    case 'renamed':
      return `${name} was renamed from ${markup.name(skill.base?.name ?? '')}, and ${versionClause(skill, markup)}`;
    case 'break':
      return `${name} breaks its callers, and ${versionClause(skill, markup)}`;
    case 'permissions':
      return `${name} has new permissions, and ${versionClause(skill, markup)}`;
    case 'unversioned':
      return `${name} breaks its callers and declares no version that could say so`;
    case 'removed':
      return `${name} was removed, and callers will not find it`;
    case 'decreased':
      return `The version of ${name} goes down from ${markup.name(skill.base?.version ?? '')} to ${markup.name(skill.version ?? '')}`;
    case 'lock':
      return failure.findings.every(isOutdatedEntry)
        ? `The lock entry of ${name} is out of date`
        : null;
    default:
      return null;
  }
}

function versionClause({ version, base }: SkillSummary, markup: Markup): string {
  return version === base?.version
    ? `its version is still ${markup.name(version ?? '')}`
    : `version ${markup.name(version ?? '')} does not say so`;
}

function commonSentence(
  cause: Cause,
  failing: readonly FailingSkill[],
  markup: Markup,
): string | null {
  const skills = countPhrase(failing.length, 'skill');
  const findings = failing.flatMap((failure) => failure.findings);
  switch (cause) {
    case 'renamed':
      return `${countPhrase(failing.length, 'renamed skill')} break their callers, and their versions do not say so`;
    case 'break':
      return `${skills} break their callers, and their versions do not say so`;
    case 'permissions':
      return `${skills} have new permissions, and their versions do not say so`;
    case 'unversioned':
      return `${skills} break their callers and declare no version that could say so`;
    case 'removed':
      return `${skills} were removed, and callers will not find them`;
    case 'decreased':
      return `The versions of ${skills} go down`;
    case 'policy':
      return `${skills} may do more than the policy allows`;
    case 'lock':
      return findings.every(isOutdatedEntry)
        ? `The lock entries of ${skills} are out of date`
        : null;
    default:
      return oneReasonSentence(failing, markup);
  }
}

/** The skills that fail for one rule; null for several rules. */
function oneReasonSentence(failing: readonly FailingSkill[], markup: Markup): string | null {
  const findings = failing.flatMap((failure) => failure.findings);
  const [rule, ...others] = new Set(findings.map((finding) => finding.rule));
  if (rule === undefined || others.length > 0) return null;
  const sentences = new Set(findings.map(firstSentence));
  const [sentence] = sentences;
  const skills = countPhrase(failing.length, 'skill');
  return sentences.size === 1 && sentence
    ? `${skills} do not pass, all for one reason: ${markup.prose(sentence)}`
    : `${skills} fail one rule: ${markup.code(rule)}`;
}

function listSentence(report: Report, failing: readonly FailingSkill[], markup: Markup): string {
  const skills = failing.filter((failure) => !isOutsideSkills(failure));
  const outside = failing.filter(isOutsideSkills).flatMap((failure) => failure.findings);
  const outsideClause =
    outside.length === 0 ? '' : `; ${problems(outside)}${inFiles(outside, markup)}`;
  const changed = report.skills.filter(isChanged);
  const areChanged = skills.every(({ skill }) => skill !== null && isChanged(skill));
  const isOfChanged = areChanged && report.base !== null && changed.length >= skills.length;
  const total = isOfChanged ? changed.length : skillCount(report, skills);
  const all = countPhrase(total, isOfChanged ? 'changed skill' : 'skill');
  const names = skills.map(({ name }) => markup.name(name));
  const list = abbreviateList(names, maxInSentence);
  const verb = skills.length === 1 ? 'does' : 'do';
  return `${skills.length} of ${all} ${verb} not pass: ${list}${outsideClause}`;
}

/** The skills of head, and those that fail because head no longer has them. */
function skillCount({ summary }: Report, failing: readonly FailingSkill[]): number {
  const removed = failing.filter(({ skill }) => skill?.status === 'removed');
  return Math.max(summary.skills + removed.length, failing.length);
}

/** Where findings outside of all skills are: ` in proto.lock`, ` in 2 files`; for the whole tree ` outside the skills`. */
function inFiles(findings: readonly Finding[], markup: Markup): string {
  const files = fileNames(findings, markup);
  return findings.some(isOnTree) ? ' outside the skills' : ` in ${files}`;
}

/** The file of some findings, or the number of their files. */
export function fileNames(findings: readonly Finding[], markup: Markup): string {
  const [path, ...others] = new Set(findings.map(({ at }) => at.path));
  return others.length === 0 ? markup.code(path ?? '') : `${others.length + 1} files`;
}

function problems(findings: readonly Finding[]): string {
  return countPhrase(findings.length, nounOf(findings));
}

/** The roots of the skills that do not pass. */
export function failingRoots(report: Report): ReadonlySet<string> {
  return new Set(decisiveFindings(report).flatMap(({ skill }) => skill ?? []));
}
