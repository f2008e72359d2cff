import type { Change, Item } from '../../model/contract.ts';
import { type Body, manifestOf, type Skill } from '../../model/skill.ts';
import type { Location } from '../../model/text/text.ts';
import type { CompareContext } from './change.ts';
import { compareFacets } from './facets.ts';

/** Changed instructions, at the first line that differs on each side. */
export function compareBodies(
  before: Item,
  after: Item,
  context: CompareContext,
): readonly Change[] {
  const changes = compareFacets(before, after, context);
  const [base, head] = [bodyOf(context.before, before), bodyOf(context.after, after)];
  if (changes.length === 0 || !base || !head) return changes;
  const at = firstDifference(head, base) ?? after.at;
  const was = firstDifference(base, head) ?? before.at;
  return changes.map((change) => ({ ...change, at, was }));
}

/** The body of an item; null if it holds manifest blocks, since lines of these are no instructions. */
function bodyOf(skill: Skill, { dialect }: Item): Body | null {
  const body = manifestOf(skill, dialect)?.body;
  return body && body.prose.length === body.text.length ? body : null;
}

/** The first line of a body that another body does not have there, or else its last line. */
function firstDifference(body: Body, other: Body): Location | null {
  const [lines, others] = [linesOf(body), linesOf(other)];
  const first = lines.findIndex((line, index) => line !== '' && line !== others[index]);
  const index = first < 0 ? Math.max(0, lines.length - 1) : first;
  const start = body.text.split('\n', index).reduce((sum, { length }) => sum + length + 1, 0);
  return body.locate(start, start + (lines[index] ?? '').length);
}

/** The lines of a body as its digest takes them: white space at the end does not count. */
function linesOf({ text }: Body): readonly string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}
