import type { Finding } from '../model/finding.ts';
import { plainText } from '../model/message.ts';
import type { Power, PowerChange } from '../model/power.ts';
import type { Report, SkillSide, SkillSummary, UnitSummary } from '../model/report.ts';
import type { Location } from '../model/text/text.ts';
import { tool } from '../model/tool.ts';
import { triggerWords } from '../model/words/trigger-words.ts';
import { isReachable, rulePage } from './docs-links.ts';
import { jsonText } from './escape.ts';
import type { Reporter } from './reporter.ts';

/** The report as specified by schemas/report.schema.json. */
export const json: Reporter = {
  id: 'json',
  title: 'the whole report, for machines (schemas/report.schema.json)',
  syntax: 'json',
  extension: '.json',
  needs: ['pages'],
  render: (report, { docs }) => jsonText(document(report, docs)),
};

function document(report: Report, docs: string | null) {
  const {
    base,
    head,
    outcome,
    scope,
    failOn,
    summary,
    skills,
    findings,
    changes,
    locks,
    powers,
    units,
    acceptedBy,
  } = report;
  return {
    schema: 1,
    tool,
    base,
    head,
    outcome,
    scope,
    failOn,
    ...(acceptedBy && { acceptedBy }),
    summary,
    skills: skills.map(skillJson),
    findings: findings.map((finding) => findingRecord(finding, docs)),
    changes: changes.map((change) => changeRecord(change, docs)),
    locks,
    powers: powers.map(powerChangeJson),
    units: units.map(unitJson),
  };
}

function skillJson(skill: SkillSummary) {
  return {
    name: skill.name,
    root: skill.root,
    dialects: skill.dialects,
    version: skill.version,
    contentHash: skill.contentHash,
    skillVersion: skill.skillVersion,
    status: skill.status ?? 'unchanged',
    base: skill.base && sideJson(skill.base),
    requiredBump: skill.requiredBump ?? 'none',
    declaredBump: skill.declaredBump,
    satisfied: skill.satisfied ?? true,
    ...(skill.read === false && { read: false }),
  };
}

function sideJson({ name, root, version, contentHash }: SkillSide) {
  return { name, root, version, contentHash };
}

/** One changed permission in the form of the report. */
export function powerChangeJson({ change, power, previous }: PowerChange) {
  const { kind, name, root } = power.unit;
  const previousPlace = previous && {
    scope: previous.scope,
    when: plainText(triggerWords(previous.trigger, kind)),
    ...lineJson(previous.at),
  };
  return { change, ...powerJson(power), unit: { kind, name, root }, was: previousPlace };
}

/** One permission in the form of the report. */
export function powerJson({ kind, feature, scope, trigger, subject, unit, at }: Power) {
  return {
    kind,
    feature,
    scope,
    when: plainText(triggerWords(trigger, unit.kind)),
    subject,
    ...lineJson(at),
  };
}

/** One unit in the form of the report. */
function unitJson(unit: UnitSummary) {
  const { kind, name, root, version, base, requiredBump, satisfied, powers } = unit;
  return {
    kind,
    name,
    root,
    version,
    base,
    requiredBump,
    satisfied,
    powers: powers.map(powerJson),
  };
}

function lineJson({ path, range }: Location) {
  return { path, line: range?.start.line ?? null };
}

/** One finding in the form of the report. */
export function findingJson(finding: Finding) {
  return findingRecord(finding, null);
}

/** One finding, with the address of its rule in a folder of pages. */
function findingRecord(finding: Finding, docs: string | null) {
  return {
    rule: finding.rule,
    severity: finding.severity,
    state: finding.state,
    category: finding.category,
    bump: finding.bump,
    message: plainText(finding.message),
    skill: finding.skill,
    ...locationJson(finding.at),
    was: finding.was && locationJson(finding.was),
    related: finding.notes.map(({ at, message }) => ({
      path: at?.path ?? finding.at.path,
      line: at?.range?.start.line ?? null,
      message: plainText(message),
    })),
    ...(finding.callers && { callers: finding.callers.map(lineJson) }),
    before: finding.before,
    after: finding.after,
    fingerprint: finding.fingerprint,
    fixable: finding.fix !== undefined,
    help: finding.help && plainText(finding.help),
    url: rulePage(finding.rule, isReachable(docs) ? docs : 'docs/'),
  };
}

/** A finding without severity and state. */
function changeRecord(change: Finding, docs: string | null) {
  const { severity: _, state: __, ...fields } = findingRecord(change, docs);
  return fields;
}

function locationJson({ path, range }: Location) {
  return {
    path,
    line: range?.start.line ?? null,
    column: range?.start.column ?? null,
    endLine: range?.end.line ?? null,
    endColumn: range?.end.column ?? null,
  };
}
