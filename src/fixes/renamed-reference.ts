import type { Finding, FindingFix } from '../model/finding.ts';
import { LineMap, type Range } from '../model/text/text.ts';
import type { FileFix, FileToFix, Fix } from './fix.ts';

const rules: ReadonlySet<string> = new Set([
  'bundled-file-missing',
  'reference-missing',
  'agent-skill-lost',
  'call-refused',
]);

/** Writes the new name of what the change itself renamed, where a text has exactly the old one. */
export const renamedReference: Fix = {
  id: 'renamed-reference',
  title:
    'Writes the new name of a file, skill, plugin or option of a script that was renamed since `--base`, where a text names it.',
  rules: [...rules],
  plan(file) {
    const fixes = file.findings.flatMap((finding) => fixOf(finding, file) ?? []);
    return { fixes, unfixed: [] };
  },
};

/** What stands at the place of such a finding, and what to write there; null for any other finding. */
function renameIn({
  rule,
  at: { range },
  before,
  after,
}: Finding): { readonly range: Range; readonly before: string; readonly after: string } | null {
  if (!rules.has(rule) || typeof before !== 'string' || typeof after !== 'string' || !range)
    return null;
  const isExact =
    range.start.line === range.end.line && range.end.column - range.start.column === before.length;
  return isExact ? { range, before, after } : null;
}

function fixOf(finding: Finding, { text }: FileToFix): FileFix | null {
  const rename = renameIn(finding);
  if (!rename) return null;
  const { range, before, after } = rename;
  const [start, end] = new LineMap(text).span(range);
  if (text.slice(start, end) !== before) return null;
  const edits = [{ start, end, text: after }];
  return { rule: finding.rule, at: finding.at, description: renamed(rename), edits };
}

function renamed({ before, after }: { readonly before: string; readonly after: string }): string {
  return `${before} replaced with ${after}`;
}

/** The fix of such a finding for the reader, known without its text. */
export function shownRename(finding: Finding): FindingFix | null {
  const rename = renameIn(finding);
  if (!rename) return null;
  const replacements = [{ range: rename.range, text: rename.after }];
  return { description: renamed(rename), replacements };
}
