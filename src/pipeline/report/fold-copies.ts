import { originalsByCopy } from '../../contract/pairing/agent-copies.ts';
import type { Finding, Note } from '../../model/finding.ts';
import { count, msg, pathPart } from '../../model/message.ts';
import { folderOf, isAtOrInside, relativePath, selfAndAncestors } from '../../model/text/path.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { RunResult } from './summarize.ts';

const maxPlaces = 3;

/** Folds the findings of byte-equal copies of a skill into those of the original: one finding with several places. */
export function foldCopies(run: RunResult): RunResult {
  const originals = originalRoots(run);
  if (originals.size === 0) return run;
  const kept = new Map<string, Finding>();
  const places = new Map<Finding, Finding[]>();
  const rootOf = skillRoots(originals);
  for (const finding of run.findings) {
    const root = rootOf(finding);
    if (root !== null && !originals.has(root)) kept.set(keyOf(finding, root, root), finding);
  }
  const findings = run.findings.filter((finding) => {
    const root = rootOf(finding);
    const original = originals.get(root ?? '');
    const same =
      root !== null && original !== undefined && kept.get(keyOf(finding, root, original));
    if (!same) return true;
    places.set(same, [...(places.get(same) ?? []), finding]);
    return false;
  });
  return {
    ...run,
    findings: findings.map((finding) => withPlaces(finding, places.get(finding) ?? [])),
  };
}

/** The original of each copy: of the skills of head, and of those that the change removes. */
function originalRoots({ workspace, judgements }: RunResult): ReadonlyMap<string, string> {
  const removed = judgements.flatMap(({ pair }) => (pair.after ? [] : (pair.before ?? [])));
  return new Map([...originalsByCopy(removed), ...originalsByCopy(workspace.skills)]);
}

/** The skill of a finding; for one about the repository, the copy or original that its file is in. */
function skillRoots(originals: ReadonlyMap<string, string>): (finding: Finding) => string | null {
  const roots = new Set([...originals].flat());
  return ({ skill, at }) =>
    skill ?? [...selfAndAncestors(folderOf(at.path))].find((folder) => roots.has(folder)) ?? null;
}

/** The identity of a finding within its skill, which its copies share. */
function keyOf(finding: Finding, root: string, original: string): string {
  const { rule, category, severity, at, message, before, after } = finding;
  const withoutRoot = (text: string) => (root === '' ? text : text.replaceAll(root, '\0'));
  const path = isAtOrInside(at.path, root) ? relativePath(root, at.path) : at.path;
  const parts = [
    original,
    rule,
    category,
    severity,
    path,
    withoutRoot(JSON.stringify(message.parts)),
  ];
  const range = at.range ? [at.range.start.line, at.range.start.column] : [];
  return canonical([...parts, range, withoutRoot(canonical([before, after]))]);
}

/** Names the places of the copies. */
function withPlaces(finding: Finding, copies: readonly Finding[]): Finding {
  if (copies.length === 0) return finding;
  const notes = copies.slice(0, maxPlaces).map(({ at, skill }): Note => {
    return { at, message: msg`The same in the copy ${pathPart(skill ?? folderOf(at.path))}.` };
  });
  const omitted = copies[maxPlaces];
  const more = count(copies.length - maxPlaces, 'more copy', 'more copies');
  const rest = omitted ? [{ at: omitted.at, message: msg`The same in ${more}.` }] : [];
  return { ...finding, notes: [...finding.notes, ...notes, ...rest] };
}
