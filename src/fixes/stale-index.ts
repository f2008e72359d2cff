import { LineMap } from '../model/text/text.ts';
import type { FileFix, FileToFix, Fix } from './fix.ts';

const rule = 'skills-index-stale';

/** Writes the digest or the new name of a skill into an index, where there is only one right value. */
export const staleIndex: Fix = {
  id: 'stale-index',
  title:
    'Updates a digest in `.well-known/agent-skills/index.json`, or a renamed skill in `skills.sh.json`.',
  rules: [rule],
  plan(file) {
    const fixes = file.findings.flatMap((finding) => fixOf(finding, file) ?? []);
    return { fixes, unfixed: [] };
  },
};

function fixOf(
  { rule: id, at, before, after }: FileToFix['findings'][number],
  { text }: FileToFix,
): FileFix | null {
  const isText = typeof before === 'string' && typeof after === 'string';
  if (id !== rule || !isText || !at.range) return null;
  const [start, end] = new LineMap(text).span(at.range);
  if (text.slice(start, end) !== JSON.stringify(before)) return null;
  const description = `${JSON.stringify(before)} replaced with ${JSON.stringify(after)}`;
  return { rule, at, description, edits: [{ start, end, text: JSON.stringify(after) }] };
}
