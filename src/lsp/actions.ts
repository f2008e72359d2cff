import {
  type CodeAction,
  CodeActionKind,
  type Range,
  type TextEdit,
} from 'vscode-languageserver/node';
import { acceptanceKey, subjectOf } from '../config/accept.ts';
import { withAcceptance } from '../config/schema/accept-entry.ts';
import { trustedConfigDecides } from '../config/trusted-config-decides.ts';
import { newConfigPath } from '../io/config-file.ts';
import type { Finding } from '../model/finding.ts';
import { groupBy } from '../model/text/group-by.ts';
import { readAll } from '../model/tree.ts';
import { planVersions } from '../tasks/bump.ts';
import { markFixable } from '../tasks/fixable.ts';
import { type DiagnosticLinks, diagnosticOf } from './diagnostics.ts';
import { editBetween, rangeOf, shareLine, textEdits } from './positions.ts';
import type { Session } from './session.ts';

/** The place in a file that is asked about, and how its answers are written. */
export interface ActionRequest {
  readonly path: string;
  readonly range: Range;
  readonly links: DiagnosticLinks;
}

/** The remedies of the findings in some lines: fixes, a sufficient version, an entry that accepts. */
export async function codeActions(session: Session, request: ActionRequest): Promise<CodeAction[]> {
  const { path, range } = request;
  const findings = session.findings.filter(
    ({ at, state }) =>
      at.path === path && state !== 'accepted' && shareLine(rangeOf(at.range), range),
  );
  if (findings.length === 0 || !session.scan) return [];
  return [
    ...(await fixesOf(session, findings, request)),
    ...(await versionsFor(session, findings, request)),
    ...(await acceptances(session, findings, request)),
  ];
}

/** What `skillaccord fix` would write for each finding. */
async function fixesOf(
  { scan }: Session,
  findings: readonly Finding[],
  { links }: ActionRequest,
): Promise<CodeAction[]> {
  if (!scan) return [];
  const { report, sides, config } = scan;
  const marked = await markFixable({ ...report, findings, failing: [] }, sides.head, config);
  return marked.findings.flatMap((finding) => {
    const { fix, at } = finding;
    if (!fix || fix.replacements.length === 0) return [];
    const edits = fix.replacements.map(({ range, text }) => ({
      range: rangeOf(range),
      newText: text,
    }));
    const changes = { [links.uriOf(at.path)]: edits };
    return [
      {
        ...action(`Fix ${fix.description}`, [finding], links),
        edit: { changes },
        isPreferred: true,
      },
    ];
  });
}

/** What `skillaccord bump` would write for the skill of the findings. */
async function versionsFor(
  session: Session,
  findings: readonly Finding[],
  { path, links }: ActionRequest,
): Promise<CodeAction[]> {
  const { scan } = session;
  const report = await session.reportOn(path);
  if (!scan || !report) return [];
  const { bumps } = await planVersions(report, { sides: scan.sides, config: scan.config });
  const actions = bumps.map(async ({ skill, version, places }) => {
    const resolved = findings.filter((finding) => finding.skill === skill.root);
    if (resolved.length === 0 || places.length === 0) return [];
    const files = groupBy(places, ({ at }) => at.path);
    const changes: Record<string, TextEdit[]> = {};
    for (const [file, inFile] of files) {
      const edits = inFile.map(({ edit }) => edit);
      changes[links.uriOf(file)] = textEdits(await textOf(session, file), edits);
    }
    return [{ ...action(`Set version to ${version}`, resolved, links), edit: { changes } }];
  });
  return (await Promise.all(actions)).flat();
}

/** The reason of a new entry, for the author to replace. */
const blankReason = 'Say why.';

/** What `skillaccord accept` would write; permissions are accepted on the target branch only. */
async function acceptances(
  session: Session,
  findings: readonly Finding[],
  { links }: ActionRequest,
): Promise<CodeAction[]> {
  const { scan } = session;
  if (!scan) return [];
  const { configFiles, paths, config } = scan;
  const isInGitHub = [...paths].some((path) => path.startsWith('.github/'));
  const place = configFiles.headFile?.path ?? newConfigPath(isInGitHub);
  const isNew = !paths.has(place);
  const text = isNew ? '' : await textOf(session, place);
  const uri = links.uriOf(place);
  const known = new Set(config.accept.map(acceptanceKey));
  return findings.flatMap((finding) => {
    const { rule, category, state } = finding;
    if (state !== 'new' || (configFiles.trustedConfig && trustedConfigDecides(rule, category)))
      return [];
    const subject = subjectOf(finding);
    if (known.has(acceptanceKey(subject))) return [];
    const after = withAcceptance(text, { ...subject, reason: blankReason, expires: null });
    if (after === null) return [];
    const edit = {
      textDocument: { uri, version: null },
      edits: textEdits(text, [editBetween(text, after)]),
    };
    const create = { kind: 'create', uri, options: { ignoreIfExists: true } } as const;
    const documentChanges = isNew ? [create, edit] : [edit];
    return [
      { ...action(`Accept ${rule} in ${place}`, [finding], links), edit: { documentChanges } },
    ];
  });
}

function action(
  title: string,
  findings: readonly Finding[],
  links: DiagnosticLinks,
): Pick<CodeAction, 'title' | 'kind' | 'diagnostics'> {
  const diagnostics = findings.map((finding) => diagnosticOf(finding, links));
  return { title, kind: CodeActionKind.QuickFix, diagnostics };
}

/** The current text of a file without its byte order mark. */
async function textOf({ scan }: Session, path: string): Promise<string> {
  if (!scan) return '';
  const bytes = (await readAll(scan.sides.head, [path])).files.get(path);
  return new TextDecoder().decode(bytes);
}
