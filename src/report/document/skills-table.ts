import type { Finding } from '../../model/finding.ts';
import { namePart, pathPart } from '../../model/message.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { decisiveFindings } from '../counted.ts';
import { isBreakOfCallers } from '../outcome/subject.ts';
import { outcomeOf } from '../outcome.ts';
import { isOutdatedEntry } from '../outdated-entry.ts';
import { announcesBreak, isChanged, previousNameOf, versionCell } from '../skills.ts';
import type { Block, Line, Mark } from './document.ts';
import { phraseOf } from './findings.ts';
import { firstOf, joinLines, line } from './lines.ts';

/** A changed skill with its result in words. */
interface Row {
  readonly mark: Mark;
  readonly skill: SkillSummary;
  readonly version: Line;
  readonly reason: Line;
}

const ranks: readonly Mark[] = ['fail', 'warning', 'pass'];
/** Fewer equal rows are rows of their own. */
const minEqual = 4;
const maxNamed = 3;

/** The changed skills about which there is something to say, those that fail first. */
export function skillsTable(report: Report): readonly Block[] {
  const rows = skillRows(report)
    .filter(({ mark, reason }) => mark !== 'pass' || reason.length > 0)
    .sort((a, b) => ranks.indexOf(a.mark) - ranks.indexOf(b.mark));
  // The title and the findings say what there is to say of one skill.
  if (rows.length < 2) return [];
  const groups = groupBy(rows, ({ mark, version, reason }) =>
    JSON.stringify([mark, version, reason]),
  );
  const cells = [...groups.values()].flatMap((group) =>
    group.length < minEqual ? group.map((row) => [row]) : [group],
  );
  return [
    {
      kind: 'table',
      audience: 'verbose',
      title: [],
      columns: ['', 'skill', 'version', ''],
      rows: cells.map(cellsOf),
    },
  ];
}

function cellsOf(group: readonly Row[]): readonly Line[] {
  const [{ mark, version, reason } = noRow] = group;
  const names = group.map(({ skill }) => nameCell(skill));
  return [[{ kind: 'mark', mark }], firstOf(names, maxNamed), version, reason];
}

const noRow: Pick<Row, 'mark' | 'version' | 'reason'> = { mark: 'pass', version: [], reason: [] };

function nameCell(skill: SkillSummary): Line {
  const { name, root, status } = skill;
  const previous = previousNameOf(skill);
  const isLinked = root !== '' && status !== 'removed';
  const label: Line = isLinked
    ? [{ kind: 'place', at: { path: `${root}/` }, label: name }]
    : [namePart(name)];
  return previous === null ? label : line`${label} (was ${namePart(previous)})`;
}

function skillRows(report: Report): Row[] {
  const decisive = new Set(decisiveFindings(report));
  const gained = new Set(outcomeOf(report).gains.flatMap(({ findings }) => findings));
  const all = [...report.findings, ...report.changes].filter(({ state }) => state !== 'existing');
  const bySkill = groupBy(all, ({ skill }) => skill);
  return report.skills.filter(isChanged).map((skill) => {
    const findings = bySkill.get(skill.root) ?? [];
    const failing = findings.filter((finding) => decisive.has(finding));
    const open = findings.filter(({ severity, state }) => severity !== 'note' && state === 'new');
    const isFailing = failing.length > 0;
    return {
      mark: isFailing ? 'fail' : open.length > 0 ? 'warning' : 'pass',
      skill,
      version: versionCell(skill, isFailing),
      reason: reasonOf(skill, { all: findings, open, shown: isFailing ? failing : open, gained }),
    };
  });
}

/** The findings and changes of one skill. */
interface Facts {
  readonly all: readonly Finding[];
  /** New errors and warnings. */
  readonly open: readonly Finding[];
  /** Those that fail the run, or else the open ones. */
  readonly shown: readonly Finding[];
  /** The findings on new permissions. */
  readonly gained: ReadonlySet<Finding>;
}

function reasonOf(skill: SkillSummary, { all, open, shown, gained }: Facts): Line {
  const isListed = (finding: Finding) =>
    finding.category !== 'version' && !isOutdatedEntry(finding) && !gained.has(finding);
  const facts = shown.filter(isListed).filter((finding) => !isStatus(finding));
  return joinLines(
    [
      statusClause(skill),
      phrases(facts),
      announcesBreak(skill) ? announcedClause(all) : [],
      acceptedClause(all),
      open.some((finding) => gained.has(finding)) ? line`new permission` : [],
      open.some(isOutdatedEntry) ? line`lock entry outdated` : [],
    ],
    '; ',
  );
}

/** What the status of a skill says. */
function isStatus(finding: Finding): boolean {
  const topic = finding.topic;
  return topic === 'renaming' || topic === 'removal';
}

function statusClause({ status, base }: SkillSummary): Line {
  if (status === 'added') return line`new`;
  if (status === 'moved' && base) return line`moved from ${pathPart(base.root || '.')}`;
  return status === 'removed' || status === 'renamed' ? [status] : [];
}

function announcedClause(findings: readonly Finding[]): Line {
  const breaks = findings.filter((finding) => isBreakOfCallers(finding) && !isStatus(finding));
  return breaks.length === 0 ? [] : line`${phrases(breaks)} (the version says so)`;
}

function acceptedClause(findings: readonly Finding[]): Line {
  const accepted = findings.filter(({ state, bump }) => state === 'accepted' && bump === 'major');
  return accepted.length === 0 ? [] : line`accepted: ${phrases(accepted)}`;
}

function phrases(findings: readonly Finding[]): Line {
  const texts = new Map(findings.map(phraseOf).map((phrase) => [JSON.stringify(phrase), phrase]));
  const named = [...texts.values()].slice(0, maxNamed);
  const rest = texts.size - named.length;
  const list = joinLines(named, ', ');
  return rest > 0 ? line`${list} and ${rest} more` : list;
}
