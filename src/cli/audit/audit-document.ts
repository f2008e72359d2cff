import {
  count,
  list,
  type Message,
  msg,
  namePart,
  type Quoted,
  words,
} from '../../model/message.ts';
import type { Block, Details, Document, Item, Line } from '../../report/document/document.ts';
import { line, strong } from '../../report/document/lines.ts';
import { pageHeading } from '../text/change-list.ts';
import { type Audit, type AuditedRepository, countKeys, linkAddress, totalOf } from './audit.ts';
import type { AuditedFinding } from './audited-report.ts';

/** The verdict on several repositories, their counts, what fails in each, and which rules report it. */
export function auditDocument(audit: Audit, isVerbose: boolean): Document {
  const { repositories, outcome } = audit;
  const listed = repositories.filter((each) => isVerbose || each.outcome === 'fail');
  const details = listed.flatMap((repository) => findingsOf(repository, isVerbose));
  const title = line`${{ kind: 'mark', mark: outcome }} ${auditHeadline(audit)}`;
  return {
    blocks: [
      { kind: 'heading', level: 1, line: title },
      pageHeading(2, ['Repositories']),
      repositoryTable(audit),
      ...legend(audit),
      ...(details.length === 0 ? [] : [pageHeading(2, ['Findings'])]),
      ...details,
      ...ruleTable(audit),
    ],
  };
}

/** The verdict in one clause. */
export function auditHeadline({ repositories }: Pick<Audit, 'repositories'>): Message {
  const failing = repositories.filter(({ outcome }) => outcome === 'fail');
  const all = repositories.length;
  if (failing.length === 0)
    return all === 1 ? msg`The repository passes` : msg`All ${all} repositories pass`;
  const names = list(
    failing.map(({ name }) => namePart(name)),
    { limit: 5 },
  );
  if (all === 1) return msg`The repository ${names} does not pass`;
  const verb = words(failing.length === 1 ? 'does' : 'do');
  return msg`${failing.length} of ${all} repositories ${verb} not pass: ${names}`;
}

/** A count that is zero everywhere is no column. */
function repositoryTable(audit: Audit): Block {
  const used = countKeys.filter((key) => totalOf(audit, key) > 0);
  const rows = audit.repositories.map((repository): readonly Line[] => [
    [{ kind: 'mark', mark: repository.outcome }],
    nameLine(repository),
    ...used.map((key) => [`${repository.report.summary[key]}`]),
    repository.report.head.sha === null ? [] : [foreign(repository.report.head.sha.slice(0, 12))],
  ]);
  const total: readonly Line[] = [
    [],
    strong(['All']),
    ...used.map((key) => strong([`${totalOf(audit, key)}`])),
    [],
  ];
  return {
    kind: 'table',
    hasHeader: true,
    title: [],
    columns: ['', 'repository', ...used, 'commit'],
    rows: [...rows, total],
  };
}

/** The name, as a link where the address is one of plain characters. */
function nameLine(repository: AuditedRepository): Line {
  const href = linkAddress(repository);
  const name = namePart(repository.name);
  return href === null ? [name] : [{ kind: 'link', href, line: [name] }];
}

function legend(audit: Audit): readonly Block[] {
  const sentences = [
    ...(totalOf(audit, 'existing') > 0 ? ['Existing: found before the change, too.'] : []),
    ...(totalOf(audit, 'accepted') > 0 ? ['Accepted: named in the configuration.'] : []),
  ];
  return sentences.length === 0
    ? []
    : [{ kind: 'paragraph', lines: sentences.map((text) => [text]) }];
}

function findingsOf({ name, findings }: AuditedRepository, isVerbose: boolean): readonly Details[] {
  const counted = findings.filter(({ severity }) => isVerbose || severity !== 'note');
  if (counted.length === 0) return [];
  const title = line`${namePart(name)}: ${count(counted.length, 'finding')}`;
  const items = counted.map(findingItem);
  return [{ kind: 'details', title, blocks: [{ kind: 'list', title: [], items }] }];
}

/** A report is a text of strangers, also its messages. */
function findingItem(finding: AuditedFinding): Item {
  const { severity, message, rule, path, line: at, state } = finding;
  const place = foreign(at === null ? path : `${path}:${at}`);
  const stateText = state === 'new' ? [] : line` (${words(state)})`;
  return {
    line: line`${strong([severity])} ${place} ${foreign(message)}${stateText} ${foreign(rule)}`,
  };
}

function foreign(text: string): Quoted {
  return { kind: 'value', text, limit: 400 };
}

const maxRules = 50;

function ruleTable({ rules }: Audit): readonly Block[] {
  if (rules.length === 0) return [];
  const rows = rules
    .slice(0, maxRules)
    .map(({ rule, findings, repositories }) => [
      [foreign(rule)],
      [`${findings}`],
      [`${repositories}`],
    ]);
  const columns = ['rule', 'findings', 'repositories'];
  return [
    pageHeading(2, ['Rules']),
    {
      kind: 'table',
      audience: 'page',
      title: [],
      columns,
      rows,
      omitted: rules.length - rows.length,
    },
  ];
}
